/** The hook under scenes and pointer effects alike. */
import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';
import { laidOut } from '../browser/laid-out.ts';
import { useMedia } from '../browser/use-media.ts';
import { useMotion } from '../preferences/motion.tsx';
import { devtoolsHook, type RecordBase } from './devtools-hook.ts';
import { gsap, useGSAP } from './gsap.ts';
import { createRun, type Run } from './run.ts';

/**
 * Begins a record while motion is wanted, its media match and its root is near the window. All that it does is recorded in the
 * context of the section, and reverted with it.
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
  const own = useRef<{ element: HTMLElement; context: gsap.Context } | null>(null);

  // Ahead of the hook's own end, which then has nothing left to revert. The element is kept: React has emptied the ref of one
  // that stands before its scene's component.
  useLayoutEffect(
    () => () => {
      if (own.current) endWithPage(own.current.element, own.current.context);
    },
    [],
  );
  useGSAP(
    (context) => {
      const element = root.current;
      own.current = element && { element, context };
      if (!element || !moves) return;
      const devtools = import.meta.env.DEV ? devtoolsHook.connect?.(element, record, restart) : undefined;
      const run = createRun(context, record.name, devtools);
      const start = () => run.add(() => begin(element, run));
      let callOff = () => {};
      // A slider's next value shows at once.
      if (devtools?.wanted().tuned) {
        if (matches) start();
      } else if (matches)
        callOff = element instanceof HTMLDialogElement ? whenOpen(element, start) : whenNear(element, start);
      return () => {
        callOff();
        devtools?.disconnect();
      };
    },
    { scope: root, dependencies: [record, root, moves, matches, again], revertOnUpdate: true },
  );
}

/** Begins once the page is laid out and a root within a screen of the window: a page does not build all its scenes at once. */
function whenNear(root: HTMLElement, begin: () => void): () => void {
  let calledOff = false;
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      begin();
    },
    { rootMargin: '100% 0px' },
  );
  void laidOut().then(() => calledOff || near.observe(root));
  return () => {
    calledOff = true;
    near.disconnect();
  };
}

/** Begins before the first paint that has the dialog open: an observer hears of it after that. */
function whenOpen(dialog: HTMLDialogElement, begin: () => void): () => void {
  let calledOff = false;
  let frame = 0;
  const look = () => {
    if (dialog.matches(':modal')) begin();
    else frame = requestAnimationFrame(look);
  };
  void laidOut().then(() => calledOff || look());
  return () => {
    calledOff = true;
    cancelAnimationFrame(frame);
  };
}

/** Ends what a section has in motion. What has left the page is not put back first: that took a sixth of React's commit. */
function endWithPage(root: HTMLElement, context: gsap.Context): void {
  const left = gsap.context(() => {});
  left.data.push(...context.data.splice(0));
  queueMicrotask(() => {
    if (root.isConnected) left.revert();
    else left.kill();
  });
}
