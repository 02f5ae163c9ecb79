/** The site's origin, without a slash at the end: for what must name an address in full. */
export const ORIGIN = 'https://allo.example';
