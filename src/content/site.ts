/** The site's origin, without a trailing slash, for addresses in full. */
export const ORIGIN = 'https://allo.example';
