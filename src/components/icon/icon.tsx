/** The line icons that the whole site shares, drawn on a 24 px square. */
const paths = {
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  'arrow-up': 'M12 20V5M6 11l6-6 6 6',
  chevron: 'M5 9l7 7 7-7',
  close: 'M5 5l14 14M19 5L5 19',
  pause: 'M9 5v14M15 5v14',
  play: 'M8 5l11 7-11 7z',
};

type Props = ({ name: keyof typeof paths } | { path: string }) & {
  /** Side length on the page, px. */
  size?: number;
  /** Line weight, px on the square that it is drawn on. */
  weight?: number;
  /** A filled shape instead of a line, on a square of this many px. */
  filled?: number;
};

/** A shared icon, or a path of the caller's own. Decoration: the words beside it say what it means. */
export function Icon({ size = 20, weight = 2.25, filled, ...which }: Props) {
  const side = filled ?? 24;
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      fillRule="evenodd"
      stroke={filled ? 'none' : 'currentColor'}
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={'path' in which ? which.path : paths[which.name]} />
    </svg>
  );
}
