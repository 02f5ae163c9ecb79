/**
 * The named media queries of `styles/media.css`, read from that file so that breakpoints and preferences are written
 * once, for CSS and for scenes. (A comment there would travel to every visitor.)
 */
import css from '../../styles/media.css?raw';

export type MediaName = 'tablet' | 'wide' | 'desktop' | 'stage' | 'fine' | 'full-motion';

/** Reads `@custom-media --name query;` lines into a table. */
export function parseMedia(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/@custom-media\s+--([\w-]+)\s+([^;]+);/g)].map(([, name, query]) => [name, query]),
  );
}

const table = parseMedia(css);

/** A single query for all the named media. @throws for a name that media.css does not define */
export function mediaQuery(names: readonly MediaName[]): string {
  return names
    .map((name) => {
      const query = table[name];
      if (!query) throw new Error(`media: styles/media.css has no --${name}`);
      return query;
    })
    .join(' and ');
}

/** Whether the window has all the named media now. */
export const matches = (...names: MediaName[]): boolean => matchMedia(mediaQuery(names)).matches;

/**
 * Starts something whenever the window comes to have all the named media, and ends it when it no longer has them.
 * @param start returns the function that ends what it began
 * @returns the function that ends it for good
 */
export function whileMatching(names: readonly MediaName[], start: () => () => void): () => void {
  const media = matchMedia(mediaQuery(names));
  let end: (() => void) | undefined;
  const follow = () => {
    end?.();
    end = media.matches ? start() : undefined;
  };
  media.addEventListener('change', follow);
  follow();
  return () => {
    media.removeEventListener('change', follow);
    end?.();
  };
}
