/** The claims that several pages make. `figureIn` (`figures.ts`) writes them in a language. */

/** The number in the social-proof pill, as the specification writes it. */
export const customers = '15,375+';

/** When the operators answer, as the specification writes it. */
export const openHours = '24/7';

/** Average length of a call, minutes. */
export const CALL_MINUTES = 2;

/** Satisfaction on the phone line, per cent. */
export const phoneSatisfaction = 95;

/** Time saved, efficiency gained and errors avoided by automation, per cent. */
export const timeSaved = 85;
export const efficiencyGain = 95;
export const errorReduction = 99;
