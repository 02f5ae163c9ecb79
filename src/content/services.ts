/** The four services, in the order that holds everywhere: chat is line 1. */
import type { PictureName } from './pictures.ts';
import type { Key } from '../i18n/keys.ts';

type ServiceType = 'chatbot' | 'phone' | 'automation' | 'website';

export type Service = {
  type: ServiceType;
  line: Key;
  title: Key;
  text: Key;
  light: PictureName;
  dark: PictureName;
  /** The dialog's heading, in two lines, and what its jack says. */
  heading: [Key, Key];
  open: Key;
};

const service = (
  n: 1 | 2 | 3 | 4,
  type: ServiceType,
  picture: 'chat' | 'phone' | 'automation' | 'website',
): Service => ({
  type,
  line: `line.${n}`,
  title: `services.${type}.title`,
  text: `services.${type}.text`,
  light: `services/${picture}-day`,
  dark: `services/${picture}-night`,
  heading: [`dialog.${type}.1`, `dialog.${type}.2`],
  open: `dialog.open.${n}`,
});

export const services: Service[] = [
  service(1, 'chatbot', 'chat'),
  service(2, 'phone', 'phone'),
  service(3, 'automation', 'automation'),
  service(4, 'website', 'website'),
];
