import { type HeadingName, headingLines, headingSize, type Piece } from '../../content/headings.ts';
import { useLanguage } from '../../i18n/language.tsx';
import styles from './fitted-heading.module.css';

type Props = {
  /** A page's own heading is its `h1`, a section's an `h2`. */
  level?: 1 | 2;
  id?: string;
  className?: string | undefined;
} & (
  | { /** In the table in `src/content/headings.ts`. */ name: HeadingName }
  | { /** Words of another source, with the font's width for each piece. */ lines: Piece[][] }
);

/** A heading in two voices: each piece has its own font width, so that either language fills its line at one size. */
export function FittedHeading({ level = 2, id, className, ...of }: Props) {
  const { language, t } = useLanguage();
  const size = 'name' in of ? headingSize(of.name) : undefined;
  const lines = 'name' in of ? headingLines(of.name, language, t) : of.lines;
  const desktop = (language === 'fr' && size?.desktopFr) || size?.desktop;
  const phone = (language === 'fr' && size?.phoneFr) || size?.phone;
  const Tag = `h${level}` as const;
  return (
    <Tag
      id={id}
      tabIndex={level === 1 ? -1 : undefined}
      className={`${styles.heading} ${className ?? ''}`}
      style={size && { '--desktop-size': desktop, '--phone-size': phone }}
      data-sized={size ? '' : undefined}
    >
      {lines.map((line, index) => (
        <span key={index} className={styles.line}>
          {index > 0 && ' '}
          {line.map(({ text, width }, at) => (
            // The space belongs to its piece: another language has another number of pieces.
            <span key={at}>
              {at > 0 && ' '}
              <span className={styles.piece} style={{ '--w': width }}>
                {text}
              </span>
            </span>
          ))}
        </span>
      ))}
    </Tag>
  );
}
