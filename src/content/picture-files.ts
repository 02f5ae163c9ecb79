import { folderWidths, type PictureName, pictures } from './pictures.ts';

/** The widths in which a picture exists, px. */
export function widthsOf(name: PictureName): number[] {
  const [master] = pictures[name];
  const wanted = folderWidths[name.split('/')[0] ?? ''] ?? [master];
  return [...new Set(wanted.map((width) => Math.min(width, master)))];
}

type FileType = 'avif' | 'webp';

/** The address of a picture's file. `base`: what the site is served under, ending in `/` */
export function pictureFile(base: string, name: PictureName, width: number, type: FileType): string {
  const [, , version] = pictures[name];
  return `${base}images/${name}-${version}-${width}.${type}`;
}

/** A picture's `srcset`: every width it has. */
export const srcSet = (base: string, name: PictureName, type: FileType): string =>
  widthsOf(name)
    .map((width) => `${pictureFile(base, name, width, type)} ${width}w`)
    .join(', ');
