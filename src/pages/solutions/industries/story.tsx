/** The chosen industry: its picture, its story, which a new choice has read out, and a button. */
import { Button } from '../../../components/button/button.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { sizes } from '../../../components/picture/sizes.ts';
import type { Industry } from './content.ts';
import { askFor } from '../../../content/contact.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from './story.module.css';

export function Story({ industry }: { industry: Industry }) {
  const { t } = useLanguage();
  return (
    <div className={styles.card}>
      <Picture
        key={industry.id}
        name={industry.image}
        alt=""
        sizes={sizes('92vw', ['desktop', '340px'])}
        className={styles.picture}
      />
      <div className={styles.story}>
        <div className={styles.words} role="status">
          <p className={styles.connected}>
            <i /> <span>{t('industries.connected')}</span>
          </p>
          <p className={styles.name}>{t(industry.name)}</p>
          <p>{t(industry.story)}</p>
        </div>
        <Button variant="secondary" href={askFor('demo')}>
          {t('action.book-demo')}
        </Button>
      </div>
    </div>
  );
}
