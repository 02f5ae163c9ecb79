import { type RefObject, useEffect, useRef } from 'react';

/** Scroll distance before a change of direction counts, px. */
const PATIENCE = 6;

/**
 * Sets the header's `data-hidden`, `data-floating` and `data-header-theme` from the scroll and the section
 * under it.
 */
export function useNavbar(root: RefObject<HTMLElement | null>, pathname: string): void {
  /** The theme of the section under the header. A hidden header keeps its old one. */
  const theme = useRef<string | undefined>(undefined);

  useEffect(() => {
    const bar = root.current;
    if (!bar) return;
    let last = window.scrollY;
    const show = () => {
      if (!isHidden(bar)) return;
      setTheme(bar, theme.current);
      // Resolves the colours while still hidden; otherwise they would fade on the way in.
      void getComputedStyle(bar).color;
      bar.removeAttribute('data-hidden');
    };
    const onScroll = () => {
      const y = window.scrollY;
      bar.toggleAttribute('data-floating', y > 24);
      if (y < 24) show();
      else if (Math.abs(y - last) < PATIENCE) return;
      else if (y < last) show();
      else if (!isHidden(bar) && !bar.querySelector('[aria-expanded="true"], :focus-visible'))
        bar.setAttribute('data-hidden', '');
      last = y;
    };
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    bar.addEventListener('focusin', show);
    return () => {
      bar.removeEventListener('focusin', show);
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
        theme.current = section instanceof HTMLElement ? section.dataset.headerTheme : undefined;
        if (!isHidden(bar)) setTheme(bar, theme.current);
      },
      // A line within the header, in windows of any height.
      { rootMargin: '-5% 0px -94% 0px' },
    );
    const observeAll = () => {
      for (const section of document.querySelectorAll('[data-header-theme]'))
        if (section !== bar) observer.observe(section);
    };
    observeAll();
    // The sections below a page's first view come a frame after the page.
    const added = new MutationObserver(observeAll);
    const main = document.getElementById('main');
    if (main) added.observe(main, { childList: true });
    return () => {
      added.disconnect();
      observer.disconnect();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page has other sections
  }, [root, pathname]);
}

const isHidden = (bar: HTMLElement) => bar.hasAttribute('data-hidden');

function setTheme(bar: HTMLElement, theme: string | undefined): void {
  if (theme) bar.dataset.headerTheme = theme;
  else delete bar.dataset.headerTheme;
}
