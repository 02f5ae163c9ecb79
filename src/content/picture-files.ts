import { folderWidths, type PictureName, pictures } from './pictures.ts';

/** The widths in which a picture exists, px. */
function widthsOf(name: PictureName): number[] {
  const [master] = pictures[name];
  const wanted = folderWidths[name.split('/')[0] ?? ''] ?? [master];
  return [...new Set(wanted.map((width) => Math.min(width, master)))];
}

/** The address of a picture's file. @param base the site's base path, ending in `/` */
function pictureFile(base: string, name: PictureName, width: number, type: 'avif' | 'webp'): string {
  const [, , version] = pictures[name];
  return `${base}images/${name}-${version}-${width}.${type}`;
}

/** A picture's `srcset`: every width it has, as AVIF. */
export const srcSet = (base: string, name: PictureName): string =>
  widthsOf(name)
    .map((width) => `${pictureFile(base, name, width, 'avif')} ${width}w`)
    .join(', ');

/** The file for a browser without AVIF: the widest, as WebP. */
export const fallback = (base: string, name: PictureName): string =>
  pictureFile(base, name, Math.max(...widthsOf(name)), 'webp');
