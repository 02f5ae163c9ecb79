import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import type { Parts } from '../../motion/scene.ts';
import type { SceneHandle } from '../../motion/use-scene.ts';
import { isOnItself } from '../../browser/presses.ts';
import { useMotion } from '../../preferences/motion.tsx';

/** The exit, in seconds: quick at first, as nobody waits for it. */
export const LEAVE = { duration: 0.3, ease: 'power3.out' };

/**
 * Moves scrolled content back to its top during the exit, as the opening, played backwards, ends from there.
 */
function scrollBack(dialog: HTMLDialogElement | null): void {
  if (dialog?.scrollTop)
    dialog.firstElementChild?.animate(
      { translate: `0 ${dialog.scrollTop}px` },
      { duration: LEAVE.duration * 1000, easing: 'ease-out', fill: 'forwards' },
    );
}

type Closing = {
  /** The dialog's own scene, whose opening is played backwards where motion is wanted. */
  scene: Pick<SceneHandle<Parts>, 'timeline'>;
  /** Called when the exit begins: the page is usable again. */
  onLeave: () => void;
  /** Called when the dialog may be removed; again whenever the function changes after that. */
  onClose: () => void;
};

/**
 * Closes a dialog.
 * @returns `close` for its buttons; for the dialog itself `onCancel` (Escape) and `onClick` (a press that
 * begins and ends on the backdrop)
 */
export function useClosing(
  dialog: RefObject<HTMLDialogElement | null>,
  { scene, onLeave, onClose }: Closing,
) {
  const { fullMotion } = useMotion();
  const leaving = useRef<gsap.core.Tween | null>(null);
  // During the exit the page may reach another history entry, or start towards one: that entry's `onClose` is
  // called.
  const ended = useRef(onClose);
  const isOver = useRef(false);
  useEffect(() => {
    ended.current = onClose;
    if (isOver.current) onClose();
  }, [onClose]);
  // Unmounted with its page: nothing is left to close.
  useEffect(() => () => void leaving.current?.kill(), []);

  const close = () => {
    const opening = scene.timeline;
    // A timeline at its very start has nothing to play back.
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
