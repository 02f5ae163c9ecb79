/** The few line icons of the frame, drawn on a 24 px square. */
const paths = {
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  'arrow-up': 'M12 20V5M6 11l6-6 6 6',
  chevron: 'M5 9l7 7 7-7',
  close: 'M5 5l14 14M19 5L5 19',
  pause: 'M9 5v14M15 5v14',
  play: 'M8 5l11 7-11 7z',
};

type Props = { name: keyof typeof paths; size?: number; weight?: number };

/** Decoration: what it stands for is said in words beside it. `size` and `weight` in px. */
export function Icon({ name, size = 20, weight = 2.25 }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
