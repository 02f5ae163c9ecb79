/** What the windows of the motion suite are called, in their order. */
export const windowNames = ['desktop', 'tablet', 'small'] as const;
export type WindowName = (typeof windowNames)[number];
