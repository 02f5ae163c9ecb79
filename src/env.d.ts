/**
 * Vite's own types, minus its wildcard for CSS modules: a style sheet without its own declaration must not
 * compile.
 */
interface ImportMetaEnv {
  readonly BASE_URL: string;
  readonly MODE: string;
  readonly DEV: boolean;
  readonly PROD: boolean;
  readonly SSR: boolean;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
  readonly hot?: {
    accept(): void;
    dispose(callback: () => void): void;
    on(event: 'vite:beforeFullReload', callback: () => void): void;
  };
  glob<T>(pattern: string | string[], options?: { eager?: false }): Record<string, () => Promise<T>>;
  glob<T>(pattern: string | string[], options: { eager: true }): Record<string, T>;
}
declare module '*.css?raw' {
  const text: string;
  export default text;
}
// The address of a file that the build names by its contents; `?inline` gives the file itself as a data URL.
declare module '*.avif' {
  const address: string;
  export default address;
}
declare module '*.avif?inline' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}
declare module '*.webm' {
  const address: string;
  export default address;
}
declare module '*.mp4' {
  const address: string;
  export default address;
}
// Imported for their effect only.
declare module '*/index.css' {}
declare module '*/overlays.css' {}
/** The address of a worker's file. */
declare module '*?worker&url' {
  const address: string;
  export default address;
}
interface Window {
  /**
   * Ends the head script's keeping of presses, and returns the events of each in order.
   * @param lost the error of a site script that never comes: the page then stands still
   */
  takePresses?: (lost?: unknown) => Iterable<Event[]>;
  /** In browsers that have it: a policy's result is accepted where a plain string is refused. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string };
  };
}
/** A style sheet without classes, for the elements that `counted.ts` marks. */
declare module '*/counted.css';
