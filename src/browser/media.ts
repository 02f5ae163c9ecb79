/**
 * The named media queries of `styles/media.css`, read from that file so that breakpoints and preferences are written
 * once, for CSS and for scenes. (A comment there would travel to every visitor.)
 */
import css from '../../styles/media.css?raw';

export type MediaName = 'tablet' | 'wide' | 'desktop' | 'stage' | 'fine';

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

/** Calls back when a query begins or ceases to match. @returns the stop */
export function watchMedia(query: string, hear: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', hear);
  return () => media.removeEventListener('change', hear);
}
