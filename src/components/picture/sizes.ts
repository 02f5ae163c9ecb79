import { type MediaName, mediaQuery } from '../../browser/media.ts';

/**
 * The `sizes` attribute of a picture: its width on the smallest screens, then its width under named media, the widest
 * first, since a browser takes the first that matches. `sizes('94vw', ['desktop', '41vw'], ['tablet', '50vw'])`
 */
export function sizes(smallest: string, ...wider: [media: MediaName, width: string][]): string {
  return [...wider.map(([media, width]) => `${mediaQuery([media])} ${width}`), smallest].join(', ');
}
