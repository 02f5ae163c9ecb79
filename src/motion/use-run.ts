/**
 * The hook under scenes and pointer effects alike. A scene that throws stops alone: GSAP reverts it, and the console names it.
 */
import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';
import { laidOut } from '../browser/laid-out.ts';
import { useMedia } from '../browser/use-media.ts';
import { useMotion } from '../preferences/motion.tsx';
import { type Connection, devtoolsHook, type RecordBase } from './devtools-hook.ts';
import { gsap, useGSAP } from './gsap.ts';
import { catchErrors } from './upstream/gsap-errors.ts';

export type Run = {
  /** Runs a task inside the context, which reverts all that it sets and calls the function that it returns. */
  add: (task: () => (() => void) | void) => void;
  /** Runs a task outside the context: the context need not record each pointer event. */
  guard: (task: () => void) => void;
  devtools: Connection | undefined;
};

/**
 * Begins a record while motion is wanted, its media match and its root is near the window. The section's context records all
 * that it does, and reverts it.
 */
export function useRun(
  root: RefObject<HTMLElement | null>,
  record: RecordBase,
  wanted: boolean,
  begin: (root: HTMLElement, run: Run) => void,
): void {
  const moves = useMotion().fullMotion && wanted;
  const matches = useMedia(...(record.media ?? []));
  const [again, restart] = useReducer((count: number) => count + 1, 0);
  const own = useRef<gsap.Context>(null);

  // This clean-up comes before the hook's own, which then has nothing left to revert. React has emptied the ref by then.
  useLayoutEffect(() => {
    const element = root.current;
    return () => endWithPage(element, own.current);
  }, [root]);
  useGSAP(
    (context) => {
      own.current = context;
      const element = root.current;
      if (!element || !moves) return;
      const devtools = import.meta.env.DEV ? devtoolsHook.connect?.(element, record, restart) : undefined;
      const run = createRun(context, record.name, devtools);
      const start = () => run.add(() => begin(element, run));
      let left = false;
      let callOff = () => {};
      // A slider's next value shows at once.
      if (matches && devtools?.wanted().tuned) start();
      else if (matches)
        void laidOut().then(() => {
          const when = element instanceof HTMLDialogElement ? whenOpen : whenNear;
          if (!left) callOff = when(element, start);
        });
      return () => {
        left = true;
        callOff();
        devtools?.disconnect();
      };
    },
    { scope: root, dependencies: [record, root, moves, matches, again], revertOnUpdate: true },
  );
}

export function createRun(context: gsap.Context, name: string, devtools?: Connection): Run {
  let failed = false;
  const guard = <R>(task: () => R): R | undefined => {
    try {
      return task();
    } catch (error) {
      if (!failed) console.error(`${name} has failed, its section stands finished.`, error);
      failed = true;
      // A timeline cannot be reverted while it renders.
      queueMicrotask(() => context.revert());
      return undefined;
    }
  };
  return {
    add(task) {
      // Errors are caught inside `add` and `ignore`: one that escaped would leave GSAP in this context.
      context.add(() => guard(task));
      const attempt = (render: () => void) => context.ignore(() => guard(render));
      for (const one of context.data) if (one instanceof gsap.core.Animation) catchErrors(one, attempt);
    },
    guard,
    devtools,
  };
}

/** Begins when the root is within a screen of the window: a page does not build all its scenes at once. @returns calls it off */
function whenNear(root: HTMLElement, begin: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      begin();
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(root);
  return () => observer.disconnect();
}

/** Begins before the first paint that has the dialog open; an observer would begin after it. @returns calls it off */
function whenOpen(dialog: HTMLElement, begin: () => void): () => void {
  let frame = 0;
  const look = () => {
    if (dialog.matches(':modal')) begin();
    else frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}

/** Ends a section's motion. A section that has left the page is not reverted: reverting took a sixth of React's commit. */
function endWithPage(root: HTMLElement | null, context: gsap.Context | null): void {
  const left = gsap.context(() => {});
  left.data.push(...(context?.data.splice(0) ?? []));
  queueMicrotask(() => (root?.isConnected ? left.revert() : left.kill()));
}
