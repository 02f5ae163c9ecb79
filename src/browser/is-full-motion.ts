/**
 * True while the page may move. The head script sets `html[data-motion]`, `preferences/motion.tsx` keeps it
 * current.
 */
export const isFullMotion = (): boolean => document.documentElement.dataset.motion === 'full';
