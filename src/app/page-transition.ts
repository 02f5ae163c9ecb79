/**
 * A change of page is a view transition. The visitor sees this: the name that was pressed travels to become the heading of
 * the page that it leads to, the bar stands, and all else is pulled off as one sheet from the page beneath; on the way back
 * it is the reverse.
 *
 * The router's own `viewTransition` would start transitions beside the theme's, on Back even where the browser has shown
 * its own, and after three renders of the old page. Here its state is handed to React inside the one transition.
 */
import type { createBrowserRouter, RouterState } from 'react-router-dom';
import { viewTransition } from '../browser/view-transition.ts';
import { withoutSlug } from '../content/routes.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** True where the browser has animated the current step in the history itself. */
let byBrowser = false;
// Added before the router's own listener, which may have the other page ready before a later one runs.
addEventListener('popstate', (event) => {
  byBrowser = event.hasUAVisualTransition;
});

/** The words of a link that become the heading where it leads, marked in the markup. */
const CARRIED = '[data-carried]';

/** The place of the entry on show in the tab's history: the browser's count, else react-router's, which leaves out fragments. */
const depth = (): number =>
  window.navigation?.currentEntry?.index ?? (history.state as { idx?: number } | null)?.idx ?? 0;

function isInWindow(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return (
    width > 0 && bottom > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true })
  );
}

/** The words in the window that lead to a page: those of the link that was pressed, else of one that leads to the page alone. */
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

/** Gives one element the name under which the browser pairs what is carried; to none where it is undefined. */
function carry(element: HTMLElement | undefined): void {
  carried?.style.removeProperty('view-transition-name');
  element?.style.setProperty('view-transition-name', 'carried');
  carried = element;
}

/** Lets the router's changes of page be view transitions. Before React hears of the router. */
export function turnPages(router: Router): void {
  const { subscribe } = router;
  let shown = withoutSlug(router.state.location.pathname);
  let at = depth();

  router.subscribe = (hear) => {
    /** Tells React of the change, once the browser has its picture of the old page. */
    let held: (() => void) | undefined;
    return subscribe((state: RouterState, change) => {
      const from = shown;
      const to = withoutSlug(state.location.pathname);
      const commit = (now: boolean) => hear(state, now ? { ...change, flushSync: true } : change);
      const back = state.historyAction === 'POP' && depth() < at;
      if (from !== to) at = depth();
      if (held) {
        // The last one counts.
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
