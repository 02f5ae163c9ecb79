/** Where the site is served, without a slash at the end: for what must name an address in full. */
export const ORIGIN = 'https://allo.example';
