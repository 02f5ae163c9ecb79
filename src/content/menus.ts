/** What the menus show beside each sub-page: the line of text's key is `nav.<page>.line`. */
import type { PictureName } from './pictures.ts';
import type { PageName } from './routes.ts';
import type { Key } from '../i18n/keys.ts';

export type Surface = 'chatbot' | 'phone' | 'automation' | 'website';
export type MenuPicture = { light: PictureName; dark: PictureName; caption: Key };

/** Pictures by section, or by sub-page where each has its own. */
export const menuPictures: Partial<Record<PageName, MenuPicture>> = {
  chatbots: {
    light: 'services/chat-day',
    dark: 'services/chat-night',
    caption: 'nav.chatbots.caption',
  },
  'phone-systems': {
    light: 'services/phone-day',
    dark: 'services/phone-night',
    caption: 'nav.phone-systems.caption',
  },
  automation: {
    light: 'services/automation-day',
    dark: 'services/automation-night',
    caption: 'nav.automation.caption',
  },
  website: {
    light: 'services/website-day',
    dark: 'services/website-night',
    caption: 'nav.website.caption',
  },
  solutions: {
    light: 'services/automation-day',
    dark: 'services/automation-night',
    caption: 'nav.solutions.caption',
  },
  resources: {
    light: 'services/phone-day',
    dark: 'services/phone-night',
    caption: 'nav.resources.caption',
  },
};

/** The surface colour and line number of each service's own page. */
export const serviceLines: Partial<Record<PageName, { surface: Surface; line: Key }>> = {
  chatbots: { surface: 'chatbot', line: 'line.1' },
  'phone-systems': { surface: 'phone', line: 'line.2' },
  automation: { surface: 'automation', line: 'line.3' },
  website: { surface: 'website', line: 'line.4' },
};
