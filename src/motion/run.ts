/** A scene or a pointer effect that throws stops alone: what it did is reverted, and the console says which it was. */
import type { Connection } from './devtools-hook.ts';
import { gsap } from './gsap.ts';
import { catchErrors } from './upstream/gsap-errors.ts';

export type Run = {
  /** Runs a task inside the context: what it sets is reverted with the rest. A function that it returns is called then. */
  add: (task: () => (() => void) | void) => void;
  /** Runs a task outside the context: what is done for each pointer event need not be recorded. */
  guard: (task: () => void) => void;
  devtools: Connection | undefined;
};

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
