/** The link to the next page at a page's end, and the jack from which the cord runs down to the footer's handset. */
import { Link } from 'react-router-dom';
import { href, type PageName } from '../../content/routes.ts';
import type { PageWith } from '../../i18n/keys.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Cord } from '../../cord/cord.tsx';
import { Icon } from '../icon/icon.tsx';
import { Jack } from '../jack/jack.tsx';
import { nextPageCord } from './next-page.cord.ts';
import styles from './next-page.module.css';

export function NextPage({ page, to }: { page: PageWith<'next'>; to: PageName }) {
  const { t } = useLanguage();
  return (
    <nav className={styles.nextPage} data-component="next-page" aria-label={t('nav.next')}>
      <Link to={href(to)} className={styles.link}>
        <span className={styles.text}>{t(`page.${page}.next`)}</span>{' '}
        <span className={styles.name} data-carried="">
          {t(`nav.${to}`)}
        </span>
        <span className={styles.arrow}>
          <Icon name="arrow-right" size={34} weight={2.5} />
        </span>
      </Link>
      <Jack name="next-page" className={styles.jack} />
      <Cord spec={nextPageCord} />
    </nav>
  );
}
