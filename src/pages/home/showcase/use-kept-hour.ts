/**
 * Keeps the showcase at its hour when the window's width changes, as when a tablet is turned, or when the window
 * becomes too low for the stage: the page above it then has another height, and its own strip another length.
 */
import { type RefObject, useEffect } from 'react';
import { matches } from '../../../browser/media.ts';
import { ScrollTrigger } from '../../../motion/gsap.ts';
import { jumpTo } from '../../../scroll/scroll.ts';

export function useKeptHour(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const layout = () => `${window.innerWidth} ${matches('stage')}`;
    let last = layout();
    /** Progress of the strip before the resize, kept until the triggers know the new width. */
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
