import { Link } from 'react-router-dom';
import { Button } from '../../components/button/button.tsx';
import { HangingCord } from './hanging-cord.tsx';
import { FittedHeading } from '../../components/fitted-heading/fitted-heading.tsx';
import { Jack } from '../../components/jack/jack.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { sizes } from '../../components/picture/sizes.ts';
import { href, type PageName } from '../../content/routes.ts';
import { useLanguage } from '../../i18n/language.tsx';
import styles from './not-found.module.css';

const ways: readonly PageName[] = ['services', 'solutions', 'pricing', 'support'];

/** The page for an unknown address: four links lead back, and a cord hangs from the header. */
export function NotFound() {
  const { t } = useLanguage();
  return (
    <section className={styles.page} data-section="not-found">
      <FittedHeading level={1} name="page.not-found.title" />
      <div className={styles.hook} aria-hidden="true">
        <HangingCord className={styles.cord} />
        <Picture
          name="misc/handset-cutout"
          alt=""
          sizes={sizes('320px', ['wide', '500px'])}
          className={styles.handset}
          priority
        />
      </div>
      <div className={styles.body}>
        <div>
          <p className={styles.text}>{t('page.not-found.lead')}</p>
          <Button variant="primary" href={href('home')}>
            {t('not-found.home')}
          </Button>
        </div>
        <nav aria-label={t('not-found.ways')}>
          <ul className={styles.ways}>
            {ways.map((page) => (
              <li key={page}>
                <Link to={href(page)}>
                  <Jack /> <span>{t(`nav.${page}`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
