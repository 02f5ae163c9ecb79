export function findChromium(): string | undefined;
export function launchOptions(): { executablePath?: string };
export function chromiumVersion(): string;
