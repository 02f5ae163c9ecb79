/**
 * The named media queries of `styles/media.css`, read from that file so that breakpoints and preferences are
 * written once, for CSS and for scenes. (A comment there would be sent to every visitor.)
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

/** Joins named media into a single query. @throws for a name that media.css does not define */
export function mediaQuery(names: readonly MediaName[]): string {
  return names
    .map((name) => {
      const query = table[name];
      if (!query) throw new Error(`media: styles/media.css has no --${name}`);
      return query;
    })
    .join(' and ');
}

/** Whether all the named media match now. */
export const matches = (...names: MediaName[]): boolean => matchMedia(mediaQuery(names)).matches;

/** Calls back whenever a query starts or stops matching. @returns the stop */
export function watchMedia(query: string, hear: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', hear);
  return () => media.removeEventListener('change', hear);
}
