import { Picture } from '../picture/picture.tsx';
import styles from './footer-word.module.css';

/** The name as large as the page, and the handset that hangs up on its o. */
export function FooterWord() {
  return (
    <div className={styles.word} aria-hidden="true" translate="no">
      <span>
        {[...'Allo'].map((letter, index) => (
          <span key={index} data-part={letter === 'o' ? 'o' : undefined}>
            {letter}
          </span>
        ))}
      </span>
      <div className={styles.handset} data-part="handset">
        <Picture name="misc/handset-cutout" alt="" sizes="26vw" />
      </div>
      {/* Where the cord enters the handset at rest. */}
      <i className={styles.jack} data-jack="footer" />
    </div>
  );
}
