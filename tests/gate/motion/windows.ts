/** The names of the motion suite's windows, in their order. */
export const windowNames = ['desktop', 'tablet', 'small'] as const;
export type WindowName = (typeof windowNames)[number];
