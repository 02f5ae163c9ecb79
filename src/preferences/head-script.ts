/**
 * The only inline script besides the start of the modules. It runs before the first paint, so that a visitor
 * of the dark theme never sees the light one. It sets the class `dark`, the browser's own colour, the
 * attributes `data-motion` and `data-first-paint`, and has the theme's opening picture preloaded. It keeps
 * presses made before hydration, which `app/early-presses.ts` replays. The build puts its text into every
 * page and its hash into the content security policy, so it must not refer to anything outside itself.
 */
function beforePaint() {
  const root = document.documentElement;

  const kept = new Map<Element, Event[]>();
  let down: Event | undefined;
  const keep = (event: Event) => {
    const target = event.target as Element;
    if (event.type !== 'click') {
      down = event;
      return;
    }
    // The browser answers these by itself.
    if (target.closest('a, label, input, select, textarea, summary, [method=dialog]')) return;
    const button = target.closest('button');
    if (button?.type === 'submit') event.preventDefault();
    event.stopPropagation();
    const pressed = button ?? target;
    // A second press, made because nothing happened, counts once.
    kept.delete(pressed);
    kept.set(
      pressed,
      [down, event].filter((part) => part?.target && pressed.contains(part.target as Node)) as Event[],
    );
  };
  addEventListener('pointerdown', keep, true);
  addEventListener('click', keep, true);
  // If the site's script is lost, the page stands still and presses are no longer kept.
  window.takePresses = (lost) => {
    if (lost) delete root.dataset.motion;
    removeEventListener('pointerdown', keep, true);
    removeEventListener('click', keep, true);
    return kept.values();
  };

  let theme: string | null = null;
  let motion: string | null = null;
  try {
    theme = localStorage.getItem('allo:theme');
    motion = localStorage.getItem('allo:motion');
  } catch {}
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (isDark) root.classList.add('dark');
  for (const own of document.querySelectorAll<HTMLMetaElement | HTMLLinkElement>('head [data-theme]'))
    own.media = (own.dataset.theme === 'dark') === isDark ? 'all' : 'not all';
  const watched = 'IntersectionObserver' in window && 'ResizeObserver' in window;
  if (watched && motion !== 'reduced' && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    root.dataset.motion = 'full';
  // The document came fast, and so will the fonts: the first paint has them. Otherwise the body requests
  // them.
  if (performance.now() < 400)
    for (const font of document.querySelectorAll<HTMLLinkElement>('link[as=font]')) font.media = 'all';
  // Until hydration the browser restores the position itself; a tab that ended without notice has left this
  // off.
  history.scrollRestoration = 'auto';
  // Only for a page read from its top: others need its true height at once. (Text fragments, `#:~:text=`,
  // show in the entry's name, and not in the location.)
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'navigate' && !location.hash && !entry.name.includes('#')) {
    root.dataset.firstPaint = 'opening';
    // Once parsed: a frame with the first section alone, a frame with the second, then everything near the
    // window.
    const afterFrame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
    const go = (from: string, to: string) => {
      if (root.dataset.firstPaint === from) root.dataset.firstPaint = to;
    };
    document.addEventListener(
      'readystatechange',
      () =>
        afterFrame(() => {
          go('opening', 'second');
          afterFrame(() => go('second', 'near'));
        }),
      { once: true },
    );
  }
}

/** The script's source. */
export const headScript = (): string => `(${beforePaint.toString().replace(/\s*\n\s*/g, '\n')})()`;
