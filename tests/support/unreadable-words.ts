/** Finds words that are cut off, outside the window or over other words, as a reader's own settings may make them. */

/** Words that cannot be read, and how far they reach out of their box, px. */
export type Unreadable = {
  /** Their place: the nearest section and element. */
  where: string;
  words: string;
  why: 'window' | 'cut' | 'over';
  px: number;
  /** The box that cuts them off, or the words that they lie on. */
  by: string;
};

/**
 * Finds the words that cannot be read. Runs in the page, which has come to rest. Text nodes that an earlier call with
 * `remember` has found are left out.
 * @param within a selector of the elements whose words are checked
 * @param remember whether the words found are the page's own, and are left out from now on
 */
export function unreadableWords({
  within = 'body',
  remember = false,
}: {
  within?: string;
  remember?: boolean;
}): Unreadable[] {
  type Line = { node: Node; parent: Element; box: DOMRect };
  const store = window as unknown as { ownFaults?: WeakMap<Node, number> };
  const own = (store.ownFaults ??= new WeakMap());
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const shownByEye = new Map<Element, boolean>();
  /** Whether an element is visible at all: not transparent, not clipped for screen readers alone. */
  const isShown = (element: Element | null): boolean => {
    if (!element || element === document.documentElement) return true;
    const known = shownByEye.get(element);
    if (known !== undefined) return known;
    const style = styleOf(element);
    // Some words lie invisible over a drawing of themselves, so that they can be selected.
    const isDrawn = style.clipPath === 'none' && style.webkitTextFillColor !== 'rgba(0, 0, 0, 0)';
    const shown = style.opacity !== '0' && isDrawn && isShown(element.parentElement);
    shownByEye.set(element, shown);
    return shown;
  };
  /** Whether a box can be scrolled sideways to the rest of it. */
  const scrollsSideways = (element: Element) => /auto|scroll/.test(styleOf(element).overflowX);
  const scrollsDown = (element: Element) => /auto|scroll/.test(styleOf(element).overflowY);
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const opened = document.querySelector('dialog[open]');
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest('script, style, noscript, option, video'))
      continue;
    if (opened && !opened.contains(parent)) continue;
    // A demo's page may lie behind its other page.
    if (parent.closest('[data-page][aria-hidden=true]')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })) continue;
    if (!isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 2 && box.height > 2) lines.push({ node, parent, box });
  }
  const inside = lines.filter(({ parent }) => parent.closest(within));
  const out = new Map<Node, Unreadable>();
  const name = (element: Element | null) => {
    if (!element) return '';
    const section = element.closest('[data-section], [data-component], dialog, header, footer');
    const label =
      section?.getAttribute('data-section') ?? section?.getAttribute('data-component') ?? section?.localName;
    return `${label}: ${element.localName}.${element.getAttribute('class') ?? ''}`;
  };
  const report = (line: Line, why: Unreadable['why'], px: number, by: string) => {
    const before = out.get(line.node);
    if (before && before.px >= px) return;
    out.set(line.node, {
      where: name(line.parent),
      words: (line.node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40),
      why,
      px: Math.round(px),
      by,
    });
  };
  /** The edges of a line's letters: its box has room above and below them, and a letter's spacing after the last. */
  const letters = ({ box, parent }: Line) => ({
    top: box.top + 0.22 * box.height,
    bottom: box.bottom - 0.22 * box.height,
    left: box.left,
    right: box.right - Math.max(0, Number.parseFloat(styleOf(parent).letterSpacing) || 0),
  });
  /** Lines that are cut off completely: they lie on nothing. */
  const gone = new Set<Line>();
  const edge = document.documentElement.clientWidth;
  for (const line of inside) {
    const at = letters(line);
    let sideways = false;
    let down = false;
    let fixed = false;
    for (let box: Element | null = line.parent; box && box !== document.body; box = box.parentElement) {
      const style = styleOf(box);
      if (style.position === 'fixed') fixed = true;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const cutsX = /clip|hidden/.test(style.overflowX) && box.id !== 'root';
      const cutsY = /clip|hidden/.test(style.overflowY) && box.id !== 'root';
      const margin = Number.parseFloat(style.getPropertyValue('overflow-clip-margin')) || 0;
      if (cutsX && !sideways) {
        const over = Math.max(left - margin - at.left, at.right - right - margin);
        if (over > 3) report(line, 'cut', over, name(box));
        if (over >= at.right - at.left) gone.add(line);
      }
      if (cutsY && !down) {
        const over = Math.max(top - margin - at.top, at.bottom - bottom - margin);
        if (over > 2) report(line, 'cut', over, name(box));
        if (over >= at.bottom - at.top) gone.add(line);
      }
      // A strip that a scene moves shows all of its words in time.
      if (scrollsSideways(box) || box.matches('[data-scene=showcase], [data-part=track]')) sideways = true;
      if (scrollsDown(box)) down = true;
    }
    if (!sideways) {
      const over = Math.max(-at.left, at.right - edge);
      if (over > 3) report(line, 'window', over, '');
    }
    if (fixed && !down && line.parent.closest('dialog, header') && at.bottom > innerHeight + 3)
      report(line, 'window', at.bottom - innerHeight, '');
  }
  // Words over words.
  const sorted = lines
    .filter((line) => !gone.has(line))
    .map((line) => ({ line, at: letters(line) }))
    .sort((one, other) => one.at.top - other.at.top);
  for (const [index, { line, at }] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next];
      if (!other || other.at.top >= at.bottom - 1) break;
      if (other.line.node === line.node) continue;
      const wide = Math.min(at.right, other.at.right) - Math.max(at.left, other.at.left);
      const tall = Math.min(at.bottom, other.at.bottom) - Math.max(at.top, other.at.top);
      if (wide <= 2 || tall <= 2) continue;
      const both = [line, other.line] as const;
      const fixedOnes = both.map(({ parent }) => parent.closest('header, [data-component=cursor-dot]'));
      if (fixedOnes.some(Boolean) && fixedOnes[0] !== fixedOnes[1]) continue;
      for (const [of, by] of [both, [both[1], both[0]] as const])
        if (inside.includes(of))
          report(
            of,
            'over',
            Math.min(wide, tall),
            `${name(by.parent)} “${by.node.textContent?.trim().slice(0, 20)}”`,
          );
    }
  }
  const found = [...out].filter(([node, { px }]) => {
    const before = own.get(node);
    if (remember) own.set(node, Math.max(px, before ?? 0));
    return before === undefined || (before < 12 && px > before + 8);
  });
  return found.map(([, fault]) => fault);
}
