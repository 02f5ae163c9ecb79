/** Scenes begin once the page is laid out and their root is within a screen of the window: a page does not build all of its own at once. */
import { laidOut } from '../browser/laid-out.ts';

/** @returns the function that calls it off */
export function whenNear(root: HTMLElement, begin: () => void): () => void {
  let calledOff = false;
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      begin();
    },
    { rootMargin: '100% 0px' },
  );
  void laidOut().then(() => {
    if (!calledOff) near.observe(root);
  });
  return () => {
    calledOff = true;
    near.disconnect();
  };
}
