/**
 * The browser's view transitions, all of them: the theme's wipe and the change of page. The browser holds a picture of the old
 * page over the new one, which no timeline can; how it leaves is in `styles/view-transitions.css`, by
 * `html[data-transition]`. The new page is no picture: it stands beneath, and hears what is pressed.
 */
import { isFullMotion } from './is-full-motion.ts';
import { savesData } from './network.ts';

type TransitionKind = 'theme' | 'page';

let last: ViewTransition | null = null;
let end: (() => void) | undefined;

/** False where the change is a cut: motion is not wanted, the browser cannot, nobody looks, or data is to be saved. */
function isWanted(): boolean {
  return (
    isFullMotion() &&
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    !savesData()
  );
}

type Phases = {
  /** Marks what is a picture of its own. Not called for a cut. */
  begin?: () => void;
  /** Makes the change, in full, before it returns. */
  change: () => void;
  /** Called when it is over, when another has begun, or after a cut. */
  end?: () => void;
};

/** Changes the page: by a view transition where one is wanted, else at once. A transition that begins ends the one before it. */
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
    // Another may have begun, and needs its picture of the page.
    if (transition === last) root.dataset.changed = '';
  });
  last = transition;
  // A transition that is cut short, by the next or by a window that changes its size, is no error.
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
