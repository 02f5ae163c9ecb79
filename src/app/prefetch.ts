/** Fetches a page's code and words as soon as a visitor points at its link, touches it or tabs to it. */
import { lineSpeed, savesData } from '../browser/network.ts';
import { messagesFor, type Route, routeAt } from '../content/routes.ts';
import type { Language } from '../i18n/keys.ts';
import { loadMessages } from '../i18n/load-messages.ts';

/** Time a link is pointed at before it counts, ms: a mouse crosses many on its way. */
const DWELL = 65;

let pending = 0;

/** Whether a fetch is running that no visitor has asked for yet. */
export const isPrefetching = (): boolean => pending > 0;

/**
 * Prefetches from the links of the document, unless the visitor saves data or is on a 2G line.
 * @param loadPage fetches a page's code
 * @param language returns the language of the next page; `lang` would not do, as a translator overwrites it
 */
export function prefetchPages(loadPage: (route: Route) => Promise<unknown>, language: () => Language): void {
  const prefetch = async (path: string) => {
    const route = routeAt(path);
    if (route.path === '*' || savesData() || lineSpeed().endsWith('2g')) return;
    pending += 1;
    // A failed fetch is retried, and reported, when the link is followed.
    await Promise.allSettled([loadPage(route), loadMessages(language(), messagesFor(route))]);
    pending -= 1;
  };
  /** @param dwell time before the link counts, ms; the next event of the type restarts it */
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
