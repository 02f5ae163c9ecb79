/** A case may ask this of a browser. Each shows a window of about 1280 × 800 px, and has a mouse. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight';

export type Driver = {
  /** The engine's name and version, as it gives them itself. */
  version: string;
  /** Whether its Enter presses the button that has the focus. */
  entersButtons: boolean;
  go(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page; it sees nothing of what stands around it here. */
  run<Given, Result>(work: (given: Given) => Result, given: Given): Promise<Result>;
  press(key: Key): Promise<void>;
  point(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Turns the wheel over the window's middle, px. */
  wheel(by: number): Promise<void>;
  /** Errors in the console and breaches of the policy since it was asked last. */
  complaints(): Promise<string[]>;
  /** The page as PDF, where the engine can. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
};

/**
 * How it is set: as it comes; `still` on a system that asks for reduced motion; `large` so too, with letters alone shown
 * twice as large.
 */
export type Setting = 'plain' | 'still' | 'large';

/** Starts a browser. */
export type Start = (setting: Setting) => Promise<Driver>;

export const WINDOW = { width: 1280, height: 800 };

/** Runs in every page before its own scripts, where a driver can: a breach of the policy is an error in the console. */
export function reportBreaches() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
  );
}
