/** The three testimonials: a customer, their role and their words. */
import { speakers } from '../../../content/speakers.ts';

export const testimonials = (['awa', 'henri', 'marco'] as const).map((id) => ({
  ...speakers[id],
  id,
  role: `testimonials.${id}.role` as const,
  alt: `testimonials.${id}.alt` as const,
  text: `testimonials.${id}.text` as const,
}));
