/** The website page: the shop's hours, the same before and after, and the features. */
import type { Key } from '../i18n/keys.ts';

export const hours: { days: Key; time: string }[] = [
  { days: 'website.mon-fri', time: '7h30 – 18h00' },
  { days: 'website.saturday', time: '9h00 – 17h00' },
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
