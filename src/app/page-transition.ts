/**
 * Turns a change of page into a view transition. The name on the pressed link travels to become the heading
 * of the new page, the header stays, and the rest of the old page is pulled off as one sheet. Back plays it
 * in reverse.
 *
 * The router's own `viewTransition` would compete with the theme's, would run on Back even where the browser
 * has shown its own, and would start after three renders of the old page. Here React receives the router's
 * state inside the one transition.
 */
import type { createBrowserRouter, RouterState } from 'react-router-dom';
import { viewTransition } from '../browser/view-transition.ts';
import { withoutSlug } from '../content/routes.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** True if the browser itself has animated the current history step. */
let byBrowser = false;
// Registered before the router's own listener, which may commit the other page before a later one runs.
addEventListener('popstate', (event) => {
  byBrowser = event.hasUAVisualTransition;
});

/** The words on a link that become the heading of its page. */
const CARRIED = '[data-carried]';

/** Index of the current history entry: the browser's count, or react-router's, which leaves out fragments. */
const depth = (): number =>
  window.navigation?.currentEntry?.index ?? (history.state as { idx?: number } | null)?.idx ?? 0;

function isInWindow(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return (
    width > 0 && bottom > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true })
  );
}

/**
 * The visible words that lead to a page: those on the pressed link, otherwise on any link to exactly that
 * page.
 */
function wordsTo(page: string): HTMLElement | undefined {
  const { activeElement: focused } = document;
  const pressed = focused instanceof HTMLAnchorElement && focused.pathname === page ? focused : null;
  return [
    ...(pressed?.querySelectorAll<HTMLElement>(CARRIED) ?? []),
    ...document.querySelectorAll<HTMLElement>(`a[href="${page}"] ${CARRIED}`),
  ].find(isInWindow);
}

function heading(): HTMLElement | undefined {
  const found = document.querySelector<HTMLElement>('main h1');
  return found && isInWindow(found) ? found : undefined;
}

let carried: HTMLElement | undefined;

/** Names an element so that the browser pairs it across the transition; undefined clears the name. */
function carry(element: HTMLElement | undefined): void {
  carried?.style.removeProperty('view-transition-name');
  element?.style.setProperty('view-transition-name', 'carried');
  carried = element;
}

/** Wraps the router's page changes in view transitions. Call it before React subscribes to the router. */
export function turnPages(router: Router): void {
  const { subscribe } = router;
  let shown = withoutSlug(router.state.location.pathname);
  let at = depth();

  router.subscribe = (hear) => {
    /** Passes the change to React once the browser has captured the old page. */
    let held: (() => void) | undefined;
    return subscribe((state: RouterState, change) => {
      const from = shown;
      const to = withoutSlug(state.location.pathname);
      const commit = (now: boolean) => hear(state, now ? { ...change, flushSync: true } : change);
      const back = state.historyAction === 'POP' && depth() < at;
      if (from !== to) at = depth();
      if (held) {
        // The latest change wins.
        shown = to;
        held = () => commit(true);
        return;
      }
      if (from === to) return commit(false);
      const cut = state.historyAction === 'POP' && byBrowser;
      byBrowser = false;
      shown = to;
      if (cut) return commit(false);

      const words = () => wordsTo(back ? from : to);
      const [before, after] = back ? [heading, words] : [words, heading];
      held = () => commit(true);
      const root = document.documentElement;
      viewTransition('page', {
        begin: () => {
          root.dataset.way = back ? 'back' : 'on';
          carry(before());
        },
        change: () => {
          const isCarried = carried !== undefined;
          carry(undefined);
          const go = held;
          held = undefined;
          go?.();
          if (isCarried && root.dataset.transition) carry(after());
        },
        end: () => {
          carry(undefined);
          delete root.dataset.way;
        },
      });
    });
  };
}
