/** A café's website before and after, as live markup without links. */
import { Picture } from '../../../components/picture/picture.tsx';
import { hours } from './content.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from './before-after.module.css';

export function OldSite() {
  const { t } = useLanguage();
  return (
    <div className={styles.old}>
      <p className={styles.banner}>{`*** ${t('website.old.title')} ***`}</p>
      <p className={styles.oldNav}>
        {t('website.old.nav')
          .split(', ')
          .map((item, index) => (
            <span key={item}>
              {index > 0 && <span> | </span>}
              <u>{item}</u>
            </span>
          ))}
      </p>
      <p className={styles.oldHead}>{t('website.old.head')}</p>
      <p>{t('website.old.text')}</p>
      <table>
        <tbody>
          {hours.map(({ days, time }) => (
            <tr key={days}>
              <th scope="row">{t(days)}</th>
              <td>{t(time)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <span>{`${t('website.old.count')}\u00a0`}</span>
        <b className={styles.counter}>000417</b>
      </p>
    </div>
  );
}

export function NewSite() {
  const { t } = useLanguage();
  return (
    <div className={styles.new}>
      <p className={styles.chrome}>
        <i /> <i /> <i /> <span translate="no">cafemercier.example</span>
      </p>
      <p className={styles.bar}>
        <b translate="no">Mercier</b>
        <span>{t('website.new.nav.1')}</span>
        <span>{t('website.new.nav.2')}</span>
        <span>{t('website.new.nav.3')}</span>
      </p>
      <p className={styles.headline}>
        <span>{t('website.new.title.1')}</span> <span>{t('website.new.title.2')}</span>
      </p>
      <p className={styles.text}>{t('website.new.text')}</p>
      <p className={styles.book}>{t('website.new.book')}</p>
      <dl className={styles.hours}>
        {hours.map(({ days, time }) => (
          <div key={days}>
            <dt>{t(days)}</dt>
            <dd>{t(time)}</dd>
          </div>
        ))}
      </dl>
      <Picture
        name="showcase/voice-reservations"
        alt={t('website.plate')}
        sizes="360px"
        className={styles.picture}
      />
    </div>
  );
}
