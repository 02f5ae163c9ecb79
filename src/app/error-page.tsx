/** The stand-in for a page whose chunk cannot be fetched or that fails to render. */
import { Button } from '../components/button/button.tsx';
import { FittedHeading } from '../components/fitted-heading/fitted-heading.tsx';
import { useLanguage } from '../i18n/language.tsx';
import { href } from '../content/routes.ts';
import styles from './error-page.module.css';

export function ErrorPage() {
  const { t } = useLanguage();
  return (
    <section className={styles.page} data-component="error-page">
      <FittedHeading level={1} name="error.title" />
      <p className={styles.text}>{t('error.text')}</p>
      <p className={styles.ways}>
        <Button variant="primary" onClick={() => location.reload()}>
          {t('error.retry')}
        </Button>
        <Button variant="outline" href={href('home')} reload>
          {t('error.home')}
        </Button>
      </p>
    </section>
  );
}
