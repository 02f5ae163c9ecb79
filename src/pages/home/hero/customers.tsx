/** The number of customers, beside three of their faces. */
import { Picture } from '../../../components/picture/picture.tsx';
import { figureIn } from '../../../content/figures.ts';
import { speakers } from '../../../content/speakers.ts';
import { customers } from '../../../content/claims.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from './customers.module.css';

export function Customers() {
  const { language, t } = useLanguage();
  return (
    <p className={styles.customers}>
      <span className={styles.faces}>
        {Object.values(speakers).map(({ image }) => (
          <Picture key={image} name={image} alt="" sizes="40px" className={styles.face} />
        ))}
      </span>
      <span>
        <strong>{figureIn(language, customers)}</strong> <span>{t('hero.customers')}</span>
      </span>
    </p>
  );
}
