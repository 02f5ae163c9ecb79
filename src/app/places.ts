/**
 * How the page stood at each entry of the history: how far it was scrolled, which questions were open, how far its strips
 * were swiped. The browser's own restoration knows nothing of pages that come in by scripts, so this is kept for the tab: a
 * reload, another site in between or a tab that was discarded forget nothing.
 */
import { whenIdle } from '../browser/when-idle.ts';

const KEY = 'allo:places';

/** Entries whose places outlast the document, the latest ones. */
const MOST = 50;

/** While the page scrolls, the places are written this often, ms: a tab may end without a word. */
const WRITE_EVERY = 200;

/** By when the first place is noted, ms. */
const FIRST_NOTE = 1500;

type Place = {
  /** px */
  y: number;
  /** The open questions, counted from the top of the page. */
  open?: number[];
  /** px of each strip. */
  swiped?: number[];
};

let places: Map<string, Place> | undefined;
/** The entry whose page is on screen: while another page is on its way, nothing is noted. */
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

/** An entry that the router has not made, the first one or a fragment's, has no key: without its own all would share one. */
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

/** Gives every entry a key before the router reads it: to be called before the router is made. */
export function nameEntries(): void {
  nameEntry();
  addEventListener('popstate', nameEntry);
}

/** Notes the place of the entry on screen as the page scrolls. Returns the stop. */
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
  /** The place is read when the frame is over: in it, what moves would be styled and laid out twice. */
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
  // A fragment or an early wheel may have moved the page, or opened a question, before anybody listened.
  const cancel = whenIdle(noteOpen, FIRST_NOTE);
  const listening = new AbortController();
  const { signal } = listening;
  // Caught on the way down: a strip's scrolling and a question's opening do not come up.
  addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
  // A link outside the window that takes the focus moves the page, and is followed before the scroll is heard of.
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
 * Says which entry is on screen.
 * @param from the entry whose place it begins with, where the page has not moved
 * @param isReplaced whether that one has left the history
 */
export function showEntry(key: string, from?: string, isReplaced = false): void {
  shown = key;
  if (from === undefined) return;
  const place = known().get(from);
  if (isReplaced) known().delete(from);
  if (place !== undefined) known().set(key, place);
}

/** The place at which an entry was left, px; undefined for a new one. */
export function placeOf(key: string): number | undefined {
  const y = known().get(key)?.y;
  return Number.isFinite(y) ? y : undefined;
}

/** Opens the questions and moves the strips of the page on screen as they stood at an entry. Before the page is scrolled. */
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
