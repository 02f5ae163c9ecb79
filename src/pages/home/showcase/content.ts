/** A restaurant's Friday in six cards. A card's colour is the surface of its picture. */
import type { PictureName } from '../../../content/pictures.ts';
import type { Key } from '../../../i18n/keys.ts';

export type ShowcaseCard = {
  id: string;
  time: string;
  title: Key;
  description: Key;
  benefits: [Key, Key, Key];
  image: PictureName;
  alt: Key;
  backgroundColor: string;
  /** Light words on a dark surface. */
  dark: boolean;
};

type Id =
  | 'booking-management'
  | 'voice-reservations'
  | 'guest-messaging'
  | 'booking-widget'
  | 'table-management'
  | 'analytics';

const card = (id: Id, time: string, backgroundColor: string, dark = false): ShowcaseCard => ({
  id,
  time,
  title: `showcase.${id}.title`,
  description: `showcase.${id}.text`,
  benefits: [`showcase.${id}.1`, `showcase.${id}.2`, `showcase.${id}.3`],
  image: `showcase/${id}`,
  alt: `showcase.${id}.alt`,
  backgroundColor,
  dark,
});

export const showcase: ShowcaseCard[] = [
  card('booking-management', '10:00', '#9dbcf4'),
  card('voice-reservations', '12:15', '#f6b43c'),
  card('guest-messaging', '15:40', '#f0bfb2'),
  card('booking-widget', '17:05', '#cbe5d2'),
  card('table-management', '19:42', '#2f46e6', true),
  card('analytics', '23:30', '#ff5a30'),
];
