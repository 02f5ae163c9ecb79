/** The phone page: the menu's four keys and what the assistant does while people talk, by the clock of one call. */
import type { Key } from '../../../i18n/keys.ts';

export const menuKeys = ([1, 2, 3, 4] as const).map((digit) => ({
  digit,
  label: `phone-systems.key.${digit}` as const,
}));

type PhoneFeature = { at: string; title: Key; text: Key };

export const phoneFeatures: PhoneFeature[] = (
  [
    [1, '00:21'],
    [2, '00:34'],
    [3, '00:47'],
    [4, '00:58'],
  ] as const
).map(([n, at]) => ({
  at,
  title: `phone-systems.feature.${n}.title`,
  text: `phone-systems.feature.${n}.text`,
}));
