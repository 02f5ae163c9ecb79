/** Whether the page moves now: `html[data-motion]` has it before the first paint, and `preferences/motion.tsx` keeps it. */
export const isFullMotion = (): boolean => document.documentElement.dataset.motion === 'full';
