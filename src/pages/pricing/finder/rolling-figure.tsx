import { useHydrated } from '../../../browser/use-hydrated.ts';
import styles from './rolling-figure.module.css';

/** An amount whose digits roll to the next one. It is read, copied and printed as plain text. */
export function RollingFigure({ text }: { text: string }) {
  // Remounted after hydration: otherwise figures aligned to the right would count as layout shift.
  const hydrated = useHydrated();
  // A word instead of an amount is text, and may be translated.
  if (!/\d/.test(text)) return <span className={styles.figure}>{text}</span>;
  const characters = [...text];
  return (
    <span key={String(hydrated)} className={styles.figure}>
      <span className={styles.text}>{text}</span>
      <span className={styles.reels} aria-hidden="true">
        {characters.map((character, index) => {
          // Counted from the right, so that the cents stay the cents when another thousand comes in.
          const place = characters.length - index;
          return /\d/.test(character) ? (
            <span key={place} className={styles.reel} style={{ '--digit': character }} />
          ) : (
            <span key={`${place}${character}`} className={styles.sign} data-sign={character} />
          );
        })}
      </span>
    </span>
  );
}
