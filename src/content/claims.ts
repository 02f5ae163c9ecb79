/** The claims that more than one page makes. `figureIn` (`figures.ts`) writes them in a language. */

/** The number in the social-proof pill, as the specification writes it. */
export const customers = '15,375+';

/** When the operators answer, as the specification writes it. */
export const openHours = '24/7';

/** How long a call is on average, minutes. */
export const CALL_MINUTES = 2;

/** Satisfaction on the phone line, per cent. */
export const phoneSatisfaction = 95;

/** By how much automation saves time, gains efficiency and avoids errors, per cent. */
export const timeSaved = 85;
export const efficiencyGain = 95;
export const errorReduction = 99;
