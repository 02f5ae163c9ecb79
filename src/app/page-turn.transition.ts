/** Timing of a change of page. `page-transition.ts` starts it, `styles/view-transitions.css` plays it. */
const config = {
  /** Seconds for a page to leave, and for a name to become the heading of the next. */
  turn: 0.32,
  /** Seconds for an open menu to close over the new page. */
  menu: 0.22,
};

export const transition = { name: 'page-turn', config };
