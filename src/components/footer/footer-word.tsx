import { Picture } from '../picture/picture.tsx';
import { part } from '../../motion/scene.ts';
import type { scene } from './footer-handset.scene.ts';
import styles from './footer-word.module.css';

/** The name as large as the page, and the handset that hangs up on its o. */
export function FooterWord() {
  return (
    <div className={styles.word} aria-hidden="true" translate="no">
      <span>
        {[...'Allo'].map((letter, index) => (
          <span key={index} {...(letter === 'o' && part<typeof scene>('o'))}>
            {letter}
          </span>
        ))}
      </span>
      <div {...part<typeof scene>('handset')} className={styles.handset}>
        <Picture name="misc/handset-cutout" alt="" sizes="26vw" />
      </div>
      {/* The jack where the cord enters the handset at rest. */}
      <i className={styles.jack} data-jack="footer" />
    </div>
  );
}
