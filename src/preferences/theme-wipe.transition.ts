/** Timing of the wipe from theme to theme; `styles/view-transitions.css` plays it. */
const config = {
  /** Seconds for the wipe. */
  wipe: 0.9,
};

export const transition = { name: 'theme-wipe', config };
