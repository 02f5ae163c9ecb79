import { Fragment } from 'react';
import styles from './figure.module.css';

/** A figure in the display face: Anybody's plus sign is tiny, so `+` is set in the text face. */
export function Figure({ text }: { text: string }) {
  return text.split('+').map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <span className={styles.plus}>+</span>}
      {piece}
    </Fragment>
  ));
}
