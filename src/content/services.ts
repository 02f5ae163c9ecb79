/** The four services, in the same order everywhere: chat is line 1. Their pages' `route.ts` has their facts. */
import type { Key } from '../i18n/keys.ts';
import type { PictureName } from './pictures.ts';
import type { Surface } from './route-facts.ts';
import { type SubPage, subPages } from './routes.ts';

export type ServicePage = SubPage<'services'>;

export type Service = {
  page: ServicePage;
  type: Surface;
  line: Key;
  title: Key;
  text: Key;
  light: PictureName;
  dark: PictureName;
  /** The dialog's heading, in two lines, and the words beside its jack. */
  heading: [Key, Key];
  open: Key;
};

export const services: Service[] = subPages('services').flatMap(({ page, service, menuPicture }) => {
  if (!service || !menuPicture) return [];
  const { surface: type, number } = service;
  return {
    page,
    type,
    line: `line.${number}`,
    title: `services.${type}.title`,
    text: `services.${type}.text`,
    light: menuPicture.light,
    dark: menuPicture.dark,
    heading: [`dialog.${type}.1`, `dialog.${type}.2`],
    open: `dialog.open.${number}`,
  };
});

/** The service of a page. */
export const serviceOf = (name: ServicePage): Service =>
  services.find(({ page }) => page === name) as Service;
