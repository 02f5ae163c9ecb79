/**
 * Remembers how the page stood at each history entry: scroll position, open questions, swiped strips. The
 * browser cannot restore pages that scripts render, so this lives in the tab's storage; it survives a reload,
 * a visit to another site and a discarded tab.
 */
import { whenIdle } from '../browser/when-idle.ts';

const KEY = 'allo:places';

/** The number of entries kept in storage, the latest ones. */
const MOST = 50;

/** Interval between writes while the page scrolls, ms: a tab may end without an event. */
const WRITE_EVERY = 200;

/** Latest time of the first note, ms. */
const FIRST_NOTE = 1500;

type Place = {
  /** px */
  y: number;
  /** Indices of the open questions, from the top of the page. */
  open?: number[];
  /** Scroll offset of each strip, px. */
  swiped?: number[];
};

let places: Map<string, Place> | undefined;
/** The entry on screen. While another page loads, nothing is noted. */
let shown = '';

function saved(): Map<string, Place> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
  } catch {
    return new Map();
  }
}

function save(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...known()].slice(-MOST)));
  } catch {
    // Refused or full: the places last as long as the document.
  }
}

function known(): Map<string, Place> {
  places ??= saved();
  return places;
}

const keyOfEntry = (): string | undefined => history.state?.key;

/**
 * Gives the entry a key if the router has not: without one, the first entry and all fragments would share a
 * place.
 */
function nameEntry(): void {
  if (keyOfEntry()) return;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, '');
}

const note = (more: Partial<Place>) => {
  if (shown === keyOfEntry()) known().set(shown, { ...known().get(shown), y: window.scrollY, ...more });
};

const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
const questions = () => all<HTMLDetailsElement>('main details');
const strips = () => all('main [data-strip]');

/** Gives every entry a key. Call it before creating the router, which reads the keys. */
export function nameEntries(): void {
  nameEntry();
  addEventListener('popstate', nameEntry);
}

/** Notes the place of the entry on screen as the page scrolls. @returns the stop */
export function notePlaces(): () => void {
  let reading = 0;
  let timer = 0;
  let swiped = false;
  const read = () => {
    if (!reading) return;
    clearTimeout(reading);
    reading = 0;
    note(swiped ? { swiped: strips().map((strip) => strip.scrollLeft) } : {});
    swiped = false;
  };
  const write = () => {
    read();
    clearTimeout(timer);
    timer = 0;
    save();
  };
  const writeSoon = () => {
    timer ||= window.setTimeout(write, WRITE_EVERY);
  };
  /** Reads the place after the frame; during it, the read would force a second style and layout. */
  const onScroll = ({ target }: Event) => {
    if (target instanceof HTMLElement) {
      if (target.dataset.strip === undefined) return;
      swiped = true;
    }
    reading ||= window.setTimeout(read);
    writeSoon();
  };
  const noteOpen = () => {
    note({ open: questions().flatMap((question, index) => (question.open ? [index] : [])) });
  };
  const onToggle = () => {
    noteOpen();
    writeSoon();
  };
  // A fragment or an early wheel may have scrolled the page, or opened a question, before these listeners
  // existed.
  const cancel = whenIdle(noteOpen, FIRST_NOTE);
  const listening = new AbortController();
  const { signal } = listening;
  // Capture: the scroll of a strip and the toggle of a question do not bubble.
  addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
  // Focusing a link outside the window scrolls the page, and its click comes before that scroll event.
  addEventListener('click', noteOpen, { capture: true, signal });
  addEventListener('toggle', onToggle, { capture: true, signal });
  addEventListener('pagehide', write, { signal });
  return () => {
    listening.abort();
    read();
    clearTimeout(timer);
    cancel();
  };
}

/**
 * Sets the entry on screen.
 * @param from the entry whose place it takes over, if the page does not move
 * @param isReplaced whether `from` has left the history
 */
export function showEntry(key: string, from?: string, isReplaced = false): void {
  shown = key;
  if (from === undefined) return;
  const place = known().get(from);
  if (isReplaced) known().delete(from);
  if (place !== undefined) known().set(key, place);
}

/** The scroll position at which an entry was left, px; undefined for a new one. */
export function placeOf(key: string): number | undefined {
  const y = known().get(key)?.y;
  return Number.isFinite(y) ? y : undefined;
}

/** Restores the questions and strips of the page as an entry left them. Call it before scrolling. */
export function putBack(key: string): void {
  const { open, swiped } = known().get(key) ?? {};
  if (Array.isArray(open))
    questions().forEach((question, index) => {
      question.open = open.includes(index);
    });
  if (Array.isArray(swiped))
    strips().forEach((strip, index) => {
      strip.scrollLeft = swiped[index] ?? 0;
    });
}
