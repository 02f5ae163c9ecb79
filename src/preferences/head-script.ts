/**
 * The one inline script: runs before first paint, so that a night visitor never sees the day. It sets the class
 * `dark`, the browser's own colour, the attributes `data-motion` and `data-first-paint`, and has the opening's picture of
 * the right shift preloaded. It keeps what is pressed before the page is taken over, to be pressed again
 * (`app/early-presses.ts`). The build puts its text into every page and its hash into the content security policy. It must
 * not refer to anything outside itself.
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
    // The browser itself answers these.
    if (target.closest('a, label, input, select, textarea, summary, [method=dialog]')) return;
    const button = target.closest('button');
    if (button?.type === 'submit') event.preventDefault();
    event.stopPropagation();
    const pressed = button ?? target;
    // Pressed again because nothing happened, it is meant once.
    kept.delete(pressed);
    kept.set(
      pressed,
      [down, event].filter((part) => part?.target && pressed.contains(part.target as Node)) as Event[],
    );
  };
  addEventListener('pointerdown', keep, true);
  addEventListener('click', keep, true);
  // A script that never comes neither moves the page nor takes a press.
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
  // The document came at once, and so will they: the first paint has them. Elsewhere the body asks for them.
  if (performance.now() < 400)
    for (const font of document.querySelectorAll<HTMLLinkElement>('link[as=font]')) font.media = 'all';
  // Until the page is taken over, the browser itself restores where it stood: a tab that ended without a word left this off.
  history.scrollRestoration = 'auto';
  // Only where the page is read from its top: elsewhere its true height is needed at once. (The entry's name tells of words
  // that the address looks for, `#:~:text=`; the location does not.)
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'navigate' && !location.hash && !entry.name.includes('#')) {
    root.dataset.firstPaint = 'opening';
    // Read to its end: a frame with the first section alone, one with the second, then what is near the window.
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
