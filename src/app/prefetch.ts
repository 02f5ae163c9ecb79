/** A page's code and words are fetched when a visitor means its link: points at it, touches it, or comes to it by Tab. */
import { lineSpeed, savesData } from '../browser/network.ts';
import { messagesFor, type Route, routeAt } from '../content/routes.ts';
import type { Language } from '../i18n/keys.ts';
import { loadMessages } from '../i18n/load-messages.ts';

/** Milliseconds for which a link is pointed at before it counts: a mouse crosses many on its way. */
const DWELL = 65;

let pending = 0;

/** Whether something is under way that nobody has asked for yet. */
export const isPrefetching = (): boolean => pending > 0;

/**
 * Listens to the links of the document. Not where the visitor saves data.
 * @param loadPage fetches a page's code
 * @param language gives the language that the next page will be in; the document's `lang` does not tell, as a translator overwrites it
 */
export function prefetchPages(loadPage: (route: Route) => Promise<unknown>, language: () => Language): void {
  const prefetch = async (path: string) => {
    const route = routeAt(path);
    if (route.path === '*' || savesData() || lineSpeed().endsWith('2g')) return;
    pending += 1;
    // Whatever fails here is asked for again, and reported, when the link is followed.
    await Promise.allSettled([loadPage(route), loadMessages(language(), messagesFor(route))]);
    pending -= 1;
  };
  /** @param dwell how long it must last, ms; another event of the kind ends it */
  const listen = (type: string, dwell: number) => {
    let timer = 0;
    const consider = ({ target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
      timer = window.setTimeout(() => void prefetch(link.pathname), dwell);
    };
    document.addEventListener(type, consider, { passive: true });
  };
  listen('pointerover', DWELL);
  listen('focusin', DWELL);
  listen('pointerdown', 0);
}
