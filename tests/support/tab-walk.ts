/** Walks through a page by Tab alone, as a visitor without a pointer does. */
import type { Page } from 'playwright/test';

/** The names of the stops in their order, and the faults, each with the name of its stop. */
export type Walk = { stops: string[]; faults: string[] };

/**
 * The faults of a focused element, once the parts that its focus moves have come to rest. Runs in the page.
 * @param before the stop before it on the walk
 */
function look({
  stop,
  before,
  back,
}: {
  stop: Element;
  before: Element | null;
  back: boolean;
}): Promise<string[]> {
  const label = stop instanceof HTMLInputElement ? (stop.labels?.[0] ?? null) : null;
  const isHidden = (input: Element) => getComputedStyle(input).opacity === '0' || input.clientWidth < 3;
  const shown = label && isHidden(stop) ? label : stop;

  /** A stop that others overlap draws its ring within its edges, so far from them. */
  const inner = getComputedStyle(shown, '::after');
  const isInner = inner.position === 'absolute' && inner.outlineStyle !== 'none';
  const inset = (edge: 'top' | 'bottom') => (isInner ? Number.parseFloat(inner[edge]) : 0);

  /** The element that draws the outline: the stop itself, its label, or the card that is one link. */
  const ringed = () => {
    const around = stop.closest('label, article, li');
    return [
      ...(shown === stop ? [stop] : []),
      around,
      ...(shown === stop ? [] : shown.querySelectorAll('*')),
    ].find((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
      return (
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)')
      );
    });
  };
  const hasRing = () => (isInner && Number.parseFloat(inner.outlineWidth) >= 2) || Boolean(ringed());

  const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  /** The luminance of colours in a stack, the lowest first. */
  const luminance = (colours: string[]) => {
    for (const colour of colours) {
      if (!brush) break;
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...(brush?.getImageData(0, 0, 1, 1).data ?? [])].map((byte) =>
      byte <= 10 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** The colours under a point, the lowest first, without those of an element and its content; null over a picture or a painted part. */
  const coloursAt = (x: number, y: number, without: Element): string[] | null => {
    const top = document.elementsFromPoint(x, y).find((one) => !without.contains(one));
    const colours: string[] = [];
    for (let at: Element | null = top ?? null; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      const isPainted = ['::before', '::after'].some((part) => {
        const { content, backgroundColor: own } = getComputedStyle(at as Element, part);
        return content !== 'none' && own !== 'rgba(0, 0, 0, 0)';
      });
      if (isPainted || at.matches('img, video, canvas, svg, picture') || backgroundImage !== 'none')
        return null;
      colours.unshift(backgroundColor);
    }
    return colours;
  };
  /** Whether the ring is lost in its surroundings: less contrast than WCAG's 3 to 1 on three sides of four. */
  const isLost = () => {
    const one = ringed();
    if (!one) return false;
    const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(one);
    const offset = Number.parseFloat(outlineOffset);
    if (offset < 0) return false;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const far = offset + Number.parseFloat(outlineWidth) / 2;
    const places: [number, number][] = [
      [left - far, y],
      [right + far, y],
      [x, top - far],
      [x, bottom + far],
    ];
    const poor = places.filter(([at, down]) => {
      const colours = coloursAt(at, down, one);
      if (!colours) return false;
      const [low = 0, high = 0] = [luminance(colours), luminance([...colours, outlineColor])].sort(
        (less, more) => less - more,
      );
      return (high + 0.05) / (low + 0.05) < 3;
    });
    return poor.length > 2;
  };
  /** Whether the focus goes up, or back in its row, other than to the next column. */
  const isOutOfOrder = () => {
    if (!before) return false;
    const [first, second] = (back ? [shown, before] : [before, shown]).map((one) =>
      one.getBoundingClientRect(),
    );
    if (!first || !second) return false;
    const isAbove = second.bottom <= first.top + 1;
    const isInRow = second.top < first.bottom - 1 && first.top < second.bottom - 1;
    return (isAbove && second.left < first.right - 1) || (isInRow && second.right <= first.left + 1);
  };
  const faults = () => {
    const box = shown.getBoundingClientRect();
    const { left, right, width, height } = box;
    const [top, bottom] = [box.top + inset('top'), box.bottom - inset('bottom')];
    const found: string[] = [];
    if (
      width < 3 ||
      height < 3 ||
      !shown.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      found.push('is invisible');
    const isOutside = height < innerHeight ? top < -1 || bottom > innerHeight + 1 : top > innerHeight / 2;
    if (isOutside || left < -1 || right > innerWidth + 1) found.push('is outside the window');
    // The bar or another element may lie over it: its top, middle and bottom are tested.
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const [first, last] = [Math.max(top, 0) + 3, Math.min(bottom, innerHeight) - 3];
    for (const y of [first, (first + last) / 2, last]) {
      const hit = document.elementFromPoint(x, y);
      if (shown.contains(hit) || hit?.contains(shown)) continue;
      found.push(`is under ${hit?.tagName.toLowerCase()}.${hit?.className} at ${Math.round(y - top)} px`);
      break;
    }
    if (!hasRing()) found.push('has no ring');
    if (isLost()) found.push('has a ring in the colour of its surroundings');
    if (isOutOfOrder()) found.push('is out of order');
    return found;
  };
  // Parts that the focus moves (the bar, a strip, the page) take some frames to come to rest.
  return new Promise((done) => {
    let left = 60;
    const again = () => {
      const found = faults();
      if (found.length === 0 || left-- === 0) done(found);
      else requestAnimationFrame(again);
    };
    again();
  });
}

/** The name of a stop at its first visit: a running demo renames its button. */
const nameOf = (stop: Element) => {
  const first = stop.getAttribute('data-first-name');
  if (first) return first;
  const text = stop.getAttribute('aria-label') ?? stop.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40);
  const place = stop.closest('[data-section], [data-component], dialog');
  const where = place?.getAttribute('data-section') ?? place?.getAttribute('data-component') ?? 'page';
  const name = `${where}: ${stop.tagName.toLowerCase()} "${text || stop.getAttribute('name') || ''}"`;
  stop.setAttribute('data-first-name', name);
  return name;
};

/** The names of all that Tab should reach within an element, in the document's order. */
const reachable = (within: string, name: (stop: Element) => string) => {
  const controls = 'a[href], button, summary, select, textarea, input, [tabindex]';
  /** A scroller without a control in it is a stop itself, so that the arrows can scroll it. */
  const isScroller = (one: HTMLElement) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    const scrolls =
      (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth) ||
      (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight);
    return scrolls && !one.querySelector(controls);
  };
  return [...(document.querySelector(within)?.querySelectorAll<HTMLElement>('*') ?? [])]
    .filter((one) => (one.matches(controls) ? one.tabIndex >= 0 : isScroller(one)))
    .filter((one) => !one.matches(':disabled') && !one.closest('[inert]'))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => !(one instanceof HTMLInputElement && one.type === 'radio' && !one.checked))
    .map(name);
};

/** The names of all that Tab should reach within an element of the page. */
export const expectedStops = (page: Page, within = 'body') =>
  page.evaluate<string[]>(`(${reachable})(${JSON.stringify(within)}, ${nameOf})`);

type Stop = { end: true } | { end: false; name?: string; found?: string[] };

/** Looks for faults of the focused element, and keeps it for the next look. Runs in the page. */
const lookHere = async (
  isFirst: boolean,
  back: boolean,
  faultsOf: typeof look,
  name: typeof nameOf,
): Promise<Stop> => {
  const store = window as unknown as { tabWalk: { first?: Element; before?: Element } };
  if (isFirst) store.tabWalk = {};
  const { first, before } = store.tabWalk;
  const stop = document.activeElement;
  // A dialog that scrolls takes the focus itself between its last stop and its first.
  const isNowhere = !stop || stop.matches('body, h1, dialog');
  if (!isFirst && (isNowhere || stop === first)) return { end: true };
  if (isNowhere) return { end: false };
  store.tabWalk = { first: first ?? stop, before: stop };
  return { end: false, name: name(stop), found: await faultsOf({ stop, before: before ?? null, back }) };
};

/** Presses Tab (or Shift+Tab) until the focus has left the page or has come round to its first stop. */
export async function walkByTab(page: Page, back = false): Promise<Walk> {
  const stops: string[] = [];
  const faults: string[] = [];
  for (let step = 0; step < 400; step++) {
    const at = await page.evaluate<Stop>(`(${lookHere})(${step === 0}, ${back}, ${look}, ${nameOf})`);
    if (at.end) return { stops, faults };
    if (at.name !== undefined) {
      stops.push(at.name);
      faults.push(...(at.found ?? []).map((fault) => `${at.name} ${fault}`));
    }
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  return { stops, faults: [...faults, 'the walk does not end'] };
}
