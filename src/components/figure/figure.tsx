import styles from './figure.module.css';

/** A figure in the display face: Anybody's plus sign is tiny, so `+` is set in the text face. */
export function Figure({ text }: { text: string }) {
  return text.split(/(\+)/).map(
    (piece, index) =>
      piece && (
        <span key={index} className={piece === '+' ? styles.plus : undefined}>
          {piece}
        </span>
      ),
  );
}
