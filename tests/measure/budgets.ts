/** The budgets, in one place: bytes of the home page's first load (text as Brotli), milliseconds at rest. */
export const budgets = {
  js: 162_000,
  /** With the page's styles, and the poster of both shifts in rough, 5 kB. */
  document: 29_500,
  css: 16_000,
  fonts: 66_000,
  images: 260_000,
  /** Requests before anybody scrolls, on a desktop, the document and the video among them. */
  requests: 48,
  /** While a wheel goes 1,000 px of the home page: 50 frames at their best, each with the styles of GSAP and its own. */
  layouts: 3,
  styles: 100,
  /** How much more JavaScript another page may load than home. */
  routeJs: 15_000,
  /** With ten times the posts: parts by which home may weigh and the blog's scroll cost more, and the build's seconds. */
  growth: { home: 0.05, scroll: 0.2, build: 120 },
  /** Main thread per second when nothing moves. */
  restMs: 1,
  // Of the next three each is a seventh more than the dearest of its kind in a quiet run of the whole report.
  /** Main thread per 1,000 px while a wheel goes through a scene. */
  scrollMs: 400,
  /** Main thread per second while a scene plays and the page is scrolled a fifth of a window. */
  playMs: 540,
  /** Main thread per second while an effect follows the pointer. */
  pointerMs: 250,
};

/** `most`: what the home page may cost. `times`: how many times what the floor costs in the same run (`tests/measure/`). */
export type Target = { most: number } | { times: number };

/** The home page's targets in `npm run measure`. */
export const targets = {
  /** Phone, slow 4G, CPU four times slower: seconds, and milliseconds beyond 50 in long tasks. */
  firstPaint: { times: 1.25 },
  /** On home it is a picture, on the floor words. */
  largestPaint: { times: 1.5 },
  blocking: { times: 1 },
  /** Kilobytes on the line before anybody scrolls. */
  total: { most: 350 },
  js: { times: 1.25 },
  /** Milliseconds of main thread while a wheel goes 1,000 px, at both speeds of the processor. */
  ms: { times: 1.3 },
  ms4: { times: 1.3 },
  /** Percent of the frames that take longer than 20 ms. */
  late: { most: 1 },
  late4: { most: 10 },
  /** For 1,000 px. */
  layouts: { most: 3 },
  /** Milliseconds of main thread per second: the hero in view, and far away. */
  playing: { most: 40 },
  resting: { most: 1 },
  /** From the press of a link to the new page's heading, CPU four times slower, its code there. The floor cuts. */
  turn: { times: 4 },
} satisfies Record<string, Target>;
