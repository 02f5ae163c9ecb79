/** Finds words that cannot be read in large text. */

/**
 * Words outside the window or the box that cuts them off, and words with something else on top of them. Runs in the page.
 * @param within a selector of the elements whose words are checked
 */
export function hiddenWords(within = 'body'): string[] {
  const out: string[] = [];
  // The headline is read out from its twin, but shown by this element.
  const skip =
    '[aria-hidden=true]:not([data-scene=typewriter]), .sr-only, [hidden], dialog, option, [data-scene=showcase]';
  const clipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || clipped(element.parentElement));
  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(skip) &&
    !clipped(element);
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  /** Whether a box around the words cuts off more than a little of their line. */
  const isCutBy = (element: Element | null, line: DOMRect): boolean => {
    if (!element || element.id === 'root') return false;
    const { overflowX, overflowY } = getComputedStyle(element);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const over = Math.max(left - line.left, line.right - right) > 8;
    const above = Math.max(top - line.top, line.bottom - bottom) > 0.3 * line.height;
    const cuts = /clip|hidden/.test(overflowX) || /clip|hidden/.test(overflowY);
    return (cuts && (over || above)) || isCutBy(element.parentElement, line);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim();
    if (!words || !parent?.closest(within) || !shown(parent) || scrolls(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    parent.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (const box of range.getClientRects()) {
      if (box.width < 2) continue;
      const from = `${parent.closest('[data-section], [data-component]')?.outerHTML.slice(0, 60)}: ${words.slice(0, 30)}`;
      if (box.left < -8 || box.right > innerWidth + 8 || isCutBy(parent, box)) out.push(`cut off in ${from}`);
      if (box.top < 160 || box.bottom > innerHeight) continue;
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      // A link may cover the whole of its card.
      const stretched = top !== null && getComputedStyle(top, '::after').position === 'absolute';
      const own = top === null || stretched || top.contains(parent) || parent.contains(top);
      if (
        !own &&
        (top.textContent ?? '').trim() &&
        getComputedStyle(top).position !== 'fixed' &&
        !top.matches('button')
      )
        out.push(`${top.textContent?.trim().slice(0, 20)} lies on ${from}`);
    }
  }
  return [...new Set(out)];
}
