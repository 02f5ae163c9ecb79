import { type CSSProperties, Fragment } from 'react';
import styles from './fitted-heading.module.css';

export type HeadlinePiece = {
  text: string;
  /** The width axis, 50 to 150: how wide these words are said. */
  width: number;
};

type Props = {
  level: 1 | 2 | 3;
  lines: HeadlinePiece[][];
  id?: string | undefined;
  className?: string | undefined;
  /** The size in vw on a desktop and on a phone, for headings of a page's own. */
  size?: [desktop: number, phone: number] | undefined;
};

/** A heading in two voices: each piece has its own width, so that either language fills its line at one size. */
export function Headline({ level, lines, id, className, size }: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      id={id}
      tabIndex={level === 1 ? -1 : undefined}
      className={`${styles.headline} ${className ?? ''}`}
      style={size && ({ '--desktop-size': size[0], '--phone-size': size[1] } as CSSProperties)}
      data-sized={size ? '' : undefined}
    >
      {lines.map((line, index) => (
        <span key={index} className={styles.line}>
          {index > 0 && ' '}
          {line.map(({ text, width }, at) => (
            <Fragment key={at}>
              {at > 0 && ' '}
              <span className={styles.piece} style={{ '--w': width } as CSSProperties}>
                {text}
              </span>
            </Fragment>
          ))}
        </span>
      ))}
    </Tag>
  );
}
