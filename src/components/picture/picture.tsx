import { fallback, srcSet } from '../../content/picture-files.ts';
import { type PictureName, pictures } from '../../content/pictures.ts';

type Props = {
  name: PictureName;
  /** Empty for decoration. */
  alt: string;
  /** The `sizes` attribute: how wide the picture stands in the layout. */
  sizes: string;
  className?: string;
  /** The picture belongs to one theme only. */
  theme?: 'light' | 'dark';
  /**
   * In the page's first view: of a pair, the build preloads the right one (`src/build/opening-pictures.ts`).
   */
  priority?: boolean;
};

const base = import.meta.env.BASE_URL;

/**
 * A master of `src/build/pictures/` as AVIF in several widths, with one WebP as fallback. If it fails, its
 * alt text shows on the set's colour.
 */
export function Picture({ name, alt, sizes, className, theme, priority }: Props) {
  const [width, height] = pictures[name];
  return (
    <picture data-theme={theme}>
      <source type="image/avif" srcSet={srcSet(base, name)} sizes={sizes} />
      <img
        className={className}
        src={fallback(base, name)}
        width={width}
        height={height}
        alt={alt}
        loading={priority && !theme ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}

type BothProps = Omit<Props, 'name' | 'theme' | 'alt'> & {
  light: PictureName;
  dark: PictureName;
  alt: string;
  darkAlt?: string;
};

/**
 * A scene in both themes: two pictures, one of them `display: none` and lazy, so only the visible one loads.
 */
export function ThemePicture({ light, dark, alt, darkAlt, ...rest }: BothProps) {
  return (
    <>
      <Picture {...rest} name={light} alt={alt} theme="light" />
      <Picture {...rest} name={dark} alt={darkAlt ?? alt} theme="dark" />
    </>
  );
}
