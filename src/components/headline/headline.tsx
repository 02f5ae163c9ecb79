import styles from './headline.module.css';

export type HeadlineLine = {
  text: string;
  /** The width axis, 50 to 150: how wide this line is said. */
  width: number;
};

type Props = {
  level: 1 | 2 | 3;
  lines: HeadlineLine[];
  id?: string;
  className?: string;
  /** The size in vw on a desktop and on a phone, for headings of a page's own. */
  size?: [desktop: number, phone: number];
};

/** A heading in two voices: each line has its own width, so that either language fills it at one size. */
export function Headline({ level, lines, id, className, size }: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      id={id}
      tabIndex={level === 1 ? -1 : undefined}
      className={`${styles.headline} ${className ?? ''}`}
      style={size && ({ '--desktop-size': size[0], '--phone-size': size[1] } as React.CSSProperties)}
      data-sized={size ? '' : undefined}
    >
      {lines.map((line, index) => (
        <span key={line.text} className={styles.line} style={{ '--w': line.width } as React.CSSProperties}>
          {index > 0 && ' '}
          {line.text}
        </span>
      ))}
    </Tag>
  );
}
