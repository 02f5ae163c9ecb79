import { type RefObject, useEffect } from 'react';

/** Scroll distance, in px, before the bar takes a direction seriously. */
const PATIENCE = 6;

/** Sets the bar's `data-hidden`, `data-floating` and `data-header-theme` from the scroll and the section under it. */
export function useNavbar(root: RefObject<HTMLElement | null>, pathname: string): void {
  useEffect(() => {
    const bar = root.current;
    if (!bar) return;
    let last = window.scrollY;
    const onScroll = () => {
      const y = window.scrollY;
      bar.toggleAttribute('data-floating', y > 24);
      if (y < 24) bar.removeAttribute('data-hidden');
      else if (Math.abs(y - last) < PATIENCE) return;
      else bar.toggleAttribute('data-hidden', y > last && !bar.querySelector('[aria-expanded="true"]'));
      last = y;
    };
    const onFocus = () => bar.removeAttribute('data-hidden');
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    bar.addEventListener('focusin', onFocus);
    return () => {
      bar.removeEventListener('focusin', onFocus);
      removeEventListener('scroll', onScroll);
    };
  }, [root]);

  useEffect(() => {
    const bar = root.current;
    if (!bar || !('IntersectionObserver' in window)) return;
    const under = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) under.add(target);
          else under.delete(target);
        }
        const [section] = under;
        if (section instanceof HTMLElement && section.dataset.headerTheme)
          bar.dataset.headerTheme = section.dataset.headerTheme;
        else delete bar.dataset.headerTheme;
      },
      { rootMargin: '-38px 0px -94% 0px' },
    );
    for (const section of document.querySelectorAll('[data-header-theme]'))
      if (section !== bar) observer.observe(section);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page has other sections
  }, [root, pathname]);
}
