import { folderWidths, type PictureName, pictures } from './pictures.ts';

/** The widths in which a picture exists, px. */
export function widthsOf(name: PictureName): number[] {
  const [master] = pictures[name];
  const wanted = folderWidths[name.split('/')[0] ?? ''] ?? [master];
  return [...new Set(wanted.map((width) => Math.min(width, master)))];
}
