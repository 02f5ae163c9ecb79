/** Live regions, and the text that a screen reader announces from them. */
import type { Page } from 'playwright/test';

export const LIVE =
  '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], [role=timer], output';

/**
 * Listens, on every page that is opened from now on, to each change in a live region and to each region that is new. The
 * page's HTML itself announces nothing.
 * @returns gives the announcements since the last reload
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((live) => {
    const said: string[] = [];
    document.addEventListener('allo:said', (event) => {
      if (event instanceof CustomEvent) event.detail.push(...said);
    });
    const region = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(live);
    const within = (node: Node) =>
      node instanceof Element ? [node, ...node.querySelectorAll('*')].filter((one) => one.matches(live)) : [];
    const watch = () =>
      new MutationObserver((records) => {
        // A sentence that changes makes several records.
        const changed = records.flatMap(({ target, addedNodes }) => [
          region(target),
          ...[...addedNodes].flatMap(within),
        ]);
        for (const one of new Set(changed)) if (one?.textContent?.trim()) said.push(one.textContent.trim());
      }).observe(document, { subtree: true, childList: true, characterData: true });
    document.addEventListener('readystatechange', watch, { once: true });
  }, LIVE);
  return () =>
    page.evaluate(() => {
      const said: string[] = [];
      document.dispatchEvent(new CustomEvent('allo:said', { detail: said }));
      return said;
    });
}
