/** The page is a single two-minute call, picked up here at 00:00. */
import { Button } from '../../../components/button/button.tsx';
import { Cord } from '../../../cord/cord.tsx';
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { Jack } from '../../../components/jack/jack.tsx';
import { ThemePicture } from '../../../components/picture/picture.tsx';
import { sizes } from '../../../components/picture/sizes.ts';
import { serviceOf } from '../../../content/services.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { askFor } from '../../../content/contact.ts';
import { phoneSystemsCord } from './phone-systems.cord.ts';
import styles from './phone-systems.module.css';

export function PhoneSystems() {
  const { t } = useLanguage();
  return (
    <section className={styles.phone} data-section="phone-systems">
      <FittedHeading level={1} name="page.phone-systems.title" className={styles.title} />
      <div className={styles.side}>
        <p className={styles.lead}>{t('page.phone-systems.lead')}</p>
        <Button variant="primary" href={askFor('demo')}>
          {t('action.book-demo')}
        </Button>
      </div>
      <div className={styles.frame}>
        <ThemePicture
          light="misc/phone-wide"
          dark={serviceOf('phone-systems').dark}
          alt={t('phone-systems.picture')}
          sizes={sizes('92vw', ['desktop', '56vw'])}
          className={styles.picture}
          priority
        />
        <Jack name="picture" className={styles.jack} />
      </div>
      <span className={styles.wave} data-jack="wave" aria-hidden="true" />
      <Cord spec={phoneSystemsCord} />
    </section>
  );
}
