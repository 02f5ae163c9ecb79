import type { PictureName } from '../../../content/pictures.ts';
import type { Key } from '../../../i18n/keys.ts';

type Testimonial = {
  id: string;
  name: string;
  role: Key;
  company: string;
  image: PictureName;
  alt: Key;
  text: Key;
};

export const testimonials: Testimonial[] = [
  {
    id: 'awa',
    name: 'Awa Diallo',
    role: 'testimonials.awa.role',
    company: 'Brasserie Marlot',
    image: 'people/awa',
    alt: 'testimonials.awa.alt',
    text: 'testimonials.awa.text',
  },
  {
    id: 'henri',
    name: 'Henri Castel',
    role: 'testimonials.henri.role',
    company: 'Halage Frères',
    image: 'people/henri',
    alt: 'testimonials.henri.alt',
    text: 'testimonials.henri.text',
  },
  {
    id: 'marco',
    name: 'Marco Bellini',
    role: 'testimonials.marco.role',
    company: 'Da Marco',
    image: 'people/marco',
    alt: 'testimonials.marco.alt',
    text: 'testimonials.marco.text',
  },
];
