/** The budgets, in one place: bytes of the home page's first load (text as Brotli), milliseconds at rest. */
export const budgets = {
  js: 165_000,
  /** With the page's styles, which are in it. */
  document: 25_000,
  css: 16_000,
  fonts: 105_000,
  images: 260_000,
  /** Main thread per second when nothing moves. */
  restMs: 1,
  /** Main thread per 1,000 px while a wheel goes through a scene. */
  scrollMs: 500,
  /** Main thread per second while a scene plays or follows the pointer. */
  playMs: 500,
};
