/** True while the page moves: `html[data-motion]` has it before the first paint, and `preferences/motion.tsx` keeps it. */
export const isFullMotion = (): boolean => document.documentElement.dataset.motion === 'full';
