import { href } from './routes.ts';

/** How to reach the company. Social addresses are the platforms' own. */
export const contact = {
  mail: 'hello@allo.example',
  phone: '+1 212 555 0142',
  phoneLink: 'tel:+12125550142',
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'Instagram', href: 'https://www.instagram.com/' },
    { name: 'Facebook', href: 'https://www.facebook.com/' },
  ],
} as const;

/** The requests that a link may put to Support: `?about=demo`. */
export const requests = ['demo', 'consultation'] as const;
export type Request = (typeof requests)[number];

/** The address of Support, whose message and mail already begin with the request. */
export const askFor = (request: Request) => href('support', { search: { about: request } });
