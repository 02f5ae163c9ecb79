/** The website page: the shop's hours, the same before and after, and the features. */
import type { Key } from '../../../i18n/keys.ts';

export const hours: { days: Key; time: Key }[] = [
  { days: 'website.mon-fri', time: 'website.mon-fri.hours' },
  { days: 'website.saturday', time: 'website.saturday.hours' },
];

export const websiteFeatures: { title: Key; text: Key; width: number }[] = (
  [
    [1, 72],
    [2, 84],
    [3, 96],
    [4, 112],
    [5, 64],
  ] as const
).map(([n, width]) => ({ title: `website.feature.${n}.title`, text: `website.feature.${n}.text`, width }));
