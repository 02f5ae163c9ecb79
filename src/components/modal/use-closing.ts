import type { MouseEvent, RefObject, SyntheticEvent } from 'react';
import type { SceneHandle } from '../../motion/use-scene.ts';
import { isOnItself } from '../../browser/presses.ts';
import { useMotion } from '../../preferences/motion.tsx';

/**
 * Closes a dialog, after its opening timeline has been played back where motion is wanted.
 * @param onClose called when the dialog may be taken away
 * @returns `close` for its buttons; `onCancel` and `onClick` for the dialog itself: Escape, and a press that begins and ends on the backdrop
 */
export function useClosing(
  dialog: RefObject<HTMLDialogElement | null>,
  scene: SceneHandle,
  onClose: () => void,
) {
  const { fullMotion } = useMotion();
  const close = () => {
    const opening = scene.current?.timeline;
    // A timeline that stands at its very start has nothing to reverse, and would never report back.
    if (!opening || !fullMotion || opening.progress() === 0) return onClose();
    dialog.current?.setAttribute('data-closing', '');
    opening.timeScale(1.5).reverse();
    opening.eventCallback('onReverseComplete', onClose);
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
