/** How many customers there are, beside the faces of three. */
import { Picture } from '../../../components/picture/picture.tsx';
import { figureIn } from '../../../content/figures.ts';
import { customers } from '../../../content/claims.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from './customers.module.css';

/** Those of the testimonials. */
const faces = ['people/awa', 'people/henri', 'people/marco'] as const;

export function Customers() {
  const { language, t } = useLanguage();
  return (
    <p className={styles.customers}>
      <span className={styles.faces}>
        {faces.map((face) => (
          <Picture key={face} name={face} alt="" sizes="40px" className={styles.face} />
        ))}
      </span>
      <span>
        <strong>{figureIn(language, customers)}</strong> <span>{t('hero.customers')}</span>
      </span>
    </p>
  );
}
