/** The phone page, by the clock of a call: the menu's four keys, the assistant's work while people talk, its worth. */
import { CALL_MINUTES } from '../../../content/claims.ts';
import type { Key } from '../../../i18n/keys.ts';

/** The times on the call's clock, which ends at the average length of a call. */
export const callTimes = {
  keys: '00:04',
  talk: '00:19',
  figures: '01:22',
  questions: '01:41',
  end: `${String(CALL_MINUTES).padStart(2, '0')}:00`,
};

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

/** The reduction of the wait, and the share of calls settled at the first, per cent. */
export const shorterWait = { percent: 45, width: 58 };
export const firstCall = { percent: 85, width: 132 };
