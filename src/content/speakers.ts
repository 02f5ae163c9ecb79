/**
 * The customers quoted or shown in the testimonials, the hero, the phone page and the call assistant's
 * dialog.
 */
import type { PictureName } from './pictures.ts';

type Speaker = { name: string; company: string; image: PictureName };

export const speakers = {
  awa: { name: 'Awa Diallo', company: 'Brasserie Marlot', image: 'people/awa' },
  henri: { name: 'Henri Castel', company: 'Halage Frères', image: 'people/henri' },
  marco: { name: 'Marco Bellini', company: 'Da Marco', image: 'people/marco' },
} as const satisfies Record<string, Speaker>;
