/**
 * All view transitions of the site: the theme's wipe and the change of page. The browser holds a picture of
 * the old page over the new one, which no timeline can do; `styles/view-transitions.css` moves it, by
 * `html[data-transition]`. The new page is no picture: it lies beneath and receives presses.
 */
import { isFullMotion } from './is-full-motion.ts';
import { savesData } from './network.ts';

type TransitionKind = 'theme' | 'page';

let last: ViewTransition | null = null;
let end: (() => void) | undefined;

/**
 * False if the change is a cut: motion is reduced, the browser has no transitions, the tab is hidden, or data
 * is saved.
 */
function isWanted(): boolean {
  return (
    isFullMotion() &&
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    !savesData()
  );
}

type Phases = {
  /** Marks the elements that get a picture of their own. Not called for a cut. */
  begin?: () => void;
  /** Makes the whole change before it returns. */
  change: () => void;
  /** Called when the transition is over, when another has begun, or after a cut. */
  end?: () => void;
};

/**
 * Makes a change by a view transition if one is wanted, otherwise at once. A new transition ends the previous
 * one.
 */
export function viewTransition(kind: TransitionKind, phases: Phases): void {
  end?.();
  end = phases.end;
  if (!isWanted()) {
    last?.skipTransition();
    phases.change();
    finish();
    return;
  }
  const root = document.documentElement;
  root.dataset.transition = kind;
  phases.begin?.();
  delete root.dataset.changed;
  const transition: ViewTransition = document.startViewTransition(() => {
    phases.change();
    // A newer transition may be taking its picture of the page; leave that alone.
    if (transition === last) root.dataset.changed = '';
  });
  last = transition;
  // A transition cut short, by the next one or by a resize, is no error.
  transition.ready.catch(() => {});
  void transition.finished.finally(() => {
    if (transition === last) finish();
  });
}

function finish(): void {
  last = null;
  const { dataset } = document.documentElement;
  delete dataset.transition;
  delete dataset.changed;
  end?.();
  end = undefined;
}
