import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import type { Parts } from '../../motion/scene.ts';
import type { SceneHandle } from '../../motion/use-scene.ts';
import { isOnItself } from '../../browser/presses.ts';
import { useMotion } from '../../preferences/motion.tsx';

/** Seconds in which it leaves, quick at first: what goes is waited for by nobody. */
export const LEAVE = { duration: 0.3, ease: 'power3.out' };

/** Takes what a visitor has scrolled back to its top on the way out: the opening, played back, ends where it began from there. */
function scrollBack(dialog: HTMLDialogElement | null): void {
  if (dialog?.scrollTop)
    dialog.firstElementChild?.animate(
      { translate: `0 ${dialog.scrollTop}px` },
      { duration: LEAVE.duration * 1000, easing: 'ease-out', fill: 'forwards' },
    );
}

type Closing = {
  /** The dialog's own: its opening timeline is played back where motion is wanted. */
  scene: Pick<SceneHandle<Parts>, 'timeline'>;
  /** Called as it begins to leave: the page is the visitor's again. */
  onLeave: () => void;
  /** Called when the dialog may be taken away; more than once where it is another function each time. */
  onClose: () => void;
};

/** Closes a dialog. @returns `close` for its buttons; `onCancel` and `onClick` for the dialog itself: Escape, and a press that begins and ends on the backdrop */
export function useClosing(
  dialog: RefObject<HTMLDialogElement | null>,
  { scene, onLeave, onClose }: Closing,
) {
  const { fullMotion } = useMotion();
  const leaving = useRef<gsap.core.Tween | null>(null);
  // While it leaves, the page may come to another entry, or be on its way to one: it is asked again there.
  const ended = useRef(onClose);
  const isOver = useRef(false);
  useEffect(() => {
    ended.current = onClose;
    if (isOver.current) onClose();
  }, [onClose]);
  // Whatever page it was on has gone: nothing is to be closed any more.
  useEffect(() => () => void leaving.current?.kill(), []);

  const close = () => {
    const opening = scene.timeline;
    // A timeline that stands at its very start has nothing to play back.
    if (!opening || !fullMotion || opening.progress() === 0) return onClose();
    if (leaving.current) return;
    dialog.current?.setAttribute('data-closing', '');
    scrollBack(dialog.current);
    const onComplete = () => {
      isOver.current = true;
      ended.current();
    };
    leaving.current = opening.tweenTo(0, { ...LEAVE, onComplete });
    onLeave();
  };
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  const onClick = (event: MouseEvent<Element>) => {
    if (event.target === event.currentTarget && isOnItself(event.currentTarget, event)) close();
  };
  return { close, onCancel, onClick };
}
