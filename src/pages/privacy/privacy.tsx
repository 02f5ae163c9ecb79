/** A table of everything that the site stores; the cord is unplugged. */
import { Cord } from '../../cord/cord.tsx';
import { FittedHeading } from '../../components/fitted-heading/fitted-heading.tsx';
import { PageLead } from '../../components/page-lead/page-lead.tsx';
import { Jack } from '../../components/jack/jack.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { privacyCord } from './privacy.cord.ts';
import styles from './privacy.module.css';

const kept = ['theme', 'motion', 'places', 'reload'] as const;
const moments = ['when', 'until'] as const;
const never = ['cookies', 'tracking', 'requests', 'form'] as const;

export function Privacy() {
  const { t } = useLanguage();
  return (
    <section className={styles.privacy} data-section="privacy">
      <FittedHeading level={1} name="page.privacy.title" />
      <div className={styles.out}>
        <PageLead page="privacy" action="contact" variant="outline" className={styles.lead} />
        <Jack name="unplugged" className={styles.jack} />
      </div>
      <table className={styles.ledger}>
        <caption>{t('privacy.ledger')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('privacy.what')}</th>
            <th scope="col">{t('privacy.when')}</th>
            <th scope="col">{t('privacy.until')}</th>
          </tr>
        </thead>
        <tbody>
          {kept.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`privacy.${row}`)}</th>
              {moments.map((moment) => (
                <td key={moment}>
                  {/* A narrow window has no header row. */}
                  <span className={styles.moment} aria-hidden="true">
                    {t(`privacy.${moment}`)}
                  </span>{' '}
                  <span>{t(`privacy.${row}.${moment}`)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.never}>
        <FittedHeading name="privacy.never" />
        <div>
          <ul>
            {never.map((line) => (
              <li key={line}>
                <Jack /> <span>{t(`privacy.never.${line}`)}</span>
              </li>
            ))}
          </ul>
          <p>{t('privacy.language')}</p>
        </div>
      </div>
      <Cord spec={privacyCord} />
    </section>
  );
}
