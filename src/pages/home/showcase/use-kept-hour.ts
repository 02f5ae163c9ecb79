/**
 * Keeps the showcase at its hour while the window gets another width, as that of a tablet does when it is turned: the page
 * above it has another height then, and its own strip another length. So it has in a window that is too low for the stage.
 */
import { type RefObject, useEffect } from 'react';
import { matches } from '../../../browser/media.ts';
import { ScrollTrigger } from '../../../motion/gsap.ts';
import { jumpTo } from '../../../scroll/scroll.ts';

export function useKeptHour(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const layout = () => `${window.innerWidth} ${matches('stage')}`;
    let last = layout();
    /** The share of the strip that was on show, until the triggers know the new width. */
    let kept: number | null = null;
    const place = () => {
      if (kept === null || !section.current) return;
      const { top, height } = section.current.getBoundingClientRect();
      jumpTo(Math.round(window.scrollY + top + kept * (height - window.innerHeight)));
    };
    const onResize = () => {
      // A phone's own bars change the height alone, in the middle of a scroll.
      if (layout() === last) return;
      last = layout();
      const trigger = ScrollTrigger.getAll().find((each) => each.trigger === section.current);
      if (trigger?.isActive) kept ??= trigger.progress;
      place();
    };
    const onRefresh = () => {
      place();
      kept = null;
    };
    addEventListener('resize', onResize);
    ScrollTrigger.addEventListener('refresh', onRefresh);
    return () => {
      removeEventListener('resize', onResize);
      ScrollTrigger.removeEventListener('refresh', onRefresh);
    };
  }, [section]);
}
