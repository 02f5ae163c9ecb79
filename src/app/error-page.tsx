/** What stands in a page's place when its chunk cannot be fetched or it fails to render. */
import { Button } from '../components/button/button.tsx';
import { Headline } from '../components/fitted-heading/headline.tsx';
import { useLanguage } from '../i18n/language.tsx';
import { href } from '../content/routes.ts';
import styles from './error-page.module.css';

export function ErrorPage() {
  const { t } = useLanguage();
  return (
    <section className={styles.page} data-component="error-page">
      <Headline
        level={1}
        lines={[[{ text: t('error.title.1'), width: 64 }], [{ text: t('error.title.2'), width: 118 }]]}
      />
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
