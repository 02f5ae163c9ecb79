import { folderWidths, type PictureName, pictures } from '../../content/pictures.ts';

type Props = {
  name: PictureName;
  /** Empty for decoration. */
  alt: string;
  /** The `sizes` attribute: how wide the picture stands in the layout. */
  sizes: string;
  className?: string;
  /** The picture belongs to one shift only. */
  shift?: 'day' | 'night';
  priority?: boolean;
};

const base = import.meta.env.BASE_URL;

/** The widths in which a picture exists, px. */
export function widthsOf(name: PictureName): number[] {
  const [master] = pictures[name];
  const wanted = folderWidths[name.split('/')[0] ?? ''] ?? [master];
  return [...new Set(wanted.map((width) => Math.min(width, master)))];
}

function srcSet(name: PictureName, type: 'avif' | 'webp'): string {
  return widthsOf(name)
    .map((width) => `${base}images/${name}-${width}.${type} ${width}w`)
    .join(', ');
}

/** A master of `src/build/pictures/` as AVIF with a WebP fallback. If it fails, its alt text stands on the set's colour. */
export function Picture({ name, alt, sizes, className, shift, priority }: Props) {
  const [width, height] = pictures[name];
  return (
    <picture data-for={shift}>
      <source type="image/avif" srcSet={srcSet(name, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={`${base}images/${name}-${widthsOf(name).at(-1)}.webp`}
        srcSet={srcSet(name, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority && !shift ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}

type BothProps = Omit<Props, 'name' | 'shift' | 'alt'> & {
  day: PictureName;
  night: PictureName;
  alt: string;
  nightAlt?: string;
};

/** One set on both shifts. Two pictures, one of them `display: none` and lazy: only the shift on duty is loaded. */
export function ShiftPicture({ day, night, alt, nightAlt, ...rest }: BothProps) {
  return (
    <>
      <Picture {...rest} name={day} alt={alt} shift="day" />
      <Picture {...rest} name={night} alt={nightAlt ?? alt} shift="night" />
    </>
  );
}
