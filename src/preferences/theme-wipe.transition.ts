/** How the other shift's set wipes over the page; `styles/view-transitions.css` plays it. */
const config = {
  /** Seconds for the wipe. */
  wipe: 0.9,
};

export const transition = { name: 'theme-wipe', config };
