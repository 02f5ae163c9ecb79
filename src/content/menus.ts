/** What the menus show beside each sub-page: the line of text's key is `<label>.line`, the caption's `<label>.caption`. */
import type { PictureName } from './pictures.ts';
import type { Key } from '../i18n/keys.ts';

export type Surface = 'chatbot' | 'phone' | 'automation' | 'website';
export type MenuPicture = { light: PictureName; dark: PictureName; caption: Key };

/** Pictures by section, or by sub-page where each has its own. */
export const menuPictures: Record<string, MenuPicture> = {
  '/services/chatbots': {
    light: 'services/chat-day',
    dark: 'services/chat-night',
    caption: 'nav.chatbots.caption',
  },
  '/services/phone-systems': {
    light: 'services/phone-day',
    dark: 'services/phone-night',
    caption: 'nav.phone-systems.caption',
  },
  '/services/automation': {
    light: 'services/automation-day',
    dark: 'services/automation-night',
    caption: 'nav.automation.caption',
  },
  '/services/website': {
    light: 'services/website-day',
    dark: 'services/website-night',
    caption: 'nav.website.caption',
  },
  '/solutions': {
    light: 'services/automation-day',
    dark: 'services/automation-night',
    caption: 'nav.solutions.caption',
  },
  '/resources': {
    light: 'services/phone-day',
    dark: 'services/phone-night',
    caption: 'nav.resources.caption',
  },
};

/** The surface colour and line number of each service's own page. */
export const serviceLines: Record<string, { surface: Surface; line: Key }> = {
  '/services/chatbots': { surface: 'chatbot', line: 'line.1' },
  '/services/phone-systems': { surface: 'phone', line: 'line.2' },
  '/services/automation': { surface: 'automation', line: 'line.3' },
  '/services/website': { surface: 'website', line: 'line.4' },
};
