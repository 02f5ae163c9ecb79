/**
 * The poster in rough, shown until the sharp one has come, or if that fails. The prerendered page has it
 * inline for the first paint; a visitor who comes from another page fetches a small file.
 */
import lightFile from './poster-day-small.avif';
import darkFile from './poster-night-small.avif';

const prerendered = import.meta.env.SSR;
const [light, dark] = prerendered
  ? await Promise.all([
      import('./poster-day-small.avif?inline').then((file) => file.default),
      import('./poster-night-small.avif?inline').then((file) => file.default),
    ])
  : [lightFile, darkFile];

const themes = [
  ['light', light],
  ['dark', dark],
] as const;

export function PosterPreview({ className }: { className: string | undefined }) {
  return themes.map(([theme, src]) => (
    // Hydration leaves the document's own `src` as it is.
    <img
      key={theme}
      data-theme={theme}
      className={className}
      src={src}
      width={480}
      height={270}
      alt=""
      loading={prerendered ? 'eager' : 'lazy'}
      decoding="sync"
      suppressHydrationWarning
    />
  ));
}
