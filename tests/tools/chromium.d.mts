export function findChromium(): string | undefined;
export function findChromiumWithSettings(): string | undefined;
export function hasShell(): boolean;
export function launchOptions(): { executablePath?: string };
export function chromiumVersion(): string;
