import type { contact } from '../../content/contact.ts';

/** The platforms' icons, filled shapes on a square of 20 px. */
export const socialIcons: Record<(typeof contact.social)[number]['name'], string> = {
  LinkedIn:
    'M4 8h3.4v9H4zM5.7 3.2a1.9 1.9 0 110 3.8 1.9 1.9 0 010-3.8zM9.3 8h3.2v1.3c.5-.9 1.5-1.5 2.9-1.5 2.5 0 3.4 1.6 3.4 4.1V17h-3.4v-4.6c0-1.2-.3-2-1.4-2-1 0-1.4.8-1.4 2V17H9.3z',
  Instagram:
    'M6 2h8a4 4 0 014 4v8a4 4 0 01-4 4H6a4 4 0 01-4-4V6a4 4 0 014-4zm4 4a4 4 0 100 8 4 4 0 000-8zm0 2.2a1.8 1.8 0 110 3.6 1.8 1.8 0 010-3.6zM14.6 4.4a1 1 0 100 2 1 1 0 000-2z',
  Facebook:
    'M8.4 18v-6.6H6.2V8.6h2.2V6.7c0-2.3 1.4-3.6 3.5-3.6.7 0 1.4.1 1.9.2v2.5h-1.2c-1 0-1.3.5-1.3 1.3v1.5h2.5l-.4 2.8h-2.1V18z',
};
