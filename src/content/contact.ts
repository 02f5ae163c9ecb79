/** How to reach the exchange. Social addresses are the platforms' own. */
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
