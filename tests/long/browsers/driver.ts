/** The abilities of a browser that the cases use. Each browser has a window of about 1280 × 800 px, and a mouse. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight';

export type Driver = {
  /** The engine's name and version, as it gives them itself. */
  version: string;
  /** Whether its Enter presses the button that has the focus. */
  entersButtons: boolean;
  go(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page, without the variables around it here. */
  run<Given, Result>(work: (given: Given) => Result, given: Given): Promise<Result>;
  press(key: Key): Promise<void>;
  point(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Turns the wheel over the window's middle, px. */
  wheel(by: number): Promise<void>;
  /** Errors in the console and breaches of the policy since the last call. */
  complaints(): Promise<string[]>;
  /** The page as PDF, if the engine can. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
};

/**
 * A browser's setting: `plain` as it comes; `still` on a system that asks for reduced motion; `large` on such a system with
 * text alone twice as large.
 */
export type Setting = 'plain' | 'still' | 'large';

/** Starts a browser. */
export type Start = (setting: Setting) => Promise<Driver>;

export const WINDOW = { width: 1280, height: 800 };

/** Logs a breach of the policy as an error. Runs in every page before the page's own scripts, if the driver can. */
export function reportBreaches() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
  );
}
