/** The budgets, in one place: bytes of the home page's first load (text as Brotli), milliseconds at rest. */
export const budgets = {
  js: 162_000,
  /** Includes the page's styles, and the poster of both themes in rough, 6 kB. */
  document: 29_500,
  css: 16_000,
  fonts: 66_000,
  images: 260_000,
  /** Requests before the first scroll on a desktop, the document and the video among them. */
  requests: 48,
  /** For 1,000 px of the home page by wheel: 50 frames at best, each with GSAP's style recalculation and its own. */
  layouts: 3,
  styles: 100,
  /** How much more JavaScript another page may load than home. */
  routeJs: 15_000,
  /** With ten times the posts: the fractions by which home may weigh more and the blog's scroll cost more, and the build's seconds. */
  growth: { home: 0.05, scroll: 0.2, build: 120 },
  /** Main thread per second when nothing moves. */
  restMs: 1,
  // Each of the next three is a seventh above the dearest of its kind in a quiet run of the whole report.
  /** Main thread per 1,000 px while a wheel goes through a scene. */
  scrollMs: 400,
  /** Main thread per second while a scene plays and the page is scrolled a fifth of a window. */
  playMs: 540,
  /** Main thread per second while an effect follows the pointer. */
  pointerMs: 250,
};

/** `most`: the home page's limit. `times`: its limit as a multiple of the floor's cost in the same run (`tests/measure/`). */
export type Target = { most: number } | { times: number };

/** The home page's targets in `npm run measure`. */
export const targets = {
  /** Phone, slow 4G, CPU four times slower: seconds, and milliseconds beyond 50 in long tasks. */
  firstPaint: { times: 1.25 },
  /** Home's is a picture, the floor's is words. */
  largestPaint: { times: 1.5 },
  blocking: { times: 1 },
  /** Kilobytes on the line before the first scroll. */
  total: { most: 350 },
  js: { times: 1.25 },
  /** Milliseconds of main thread for 1,000 px by wheel, at both speeds of the processor. */
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
  /** From the press of a link to the new page's heading, CPU four times slower, its code loaded. The floor has no transition. */
  turn: { times: 4 },
} satisfies Record<string, Target>;
