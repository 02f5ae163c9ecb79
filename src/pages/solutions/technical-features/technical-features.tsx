/** Three tests as tabs, each drawn by an oscilloscope, and the specification. */
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../components/button/button.tsx';
import { Cord } from '../../../cord/cord.tsx';
import { Figure } from '../../../components/figure/figure.tsx';
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { PageLead } from '../../../components/page-lead/page-lead.tsx';
import { figureIn } from '../../../content/figures.ts';
import { specification, type TestId, tests } from './content.ts';
import { askFor } from '../../../content/contact.ts';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { Levers } from './levers.tsx';
import { technicalFeaturesCord } from './technical-features.cord.ts';
import { Scope } from './scope.tsx';
import styles from './technical-features.module.css';

export function TechnicalFeatures() {
  const { language, t } = useLanguage();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();

  const wanted = hydrated ? new URLSearchParams(search).get('test') : null;
  const active: TestId = tests.find(({ id }) => id === wanted)?.id ?? 'performance';

  const choose = (id: TestId) => {
    const next = new URLSearchParams(search);
    if (id === 'performance') next.delete('test');
    else next.set('test', id);
    return navigate({ search: next.toString(), hash }, { replace: true, preventScrollReset: true });
  };
  return (
    <section className={styles.technical} data-section="technical-features">
      <div className={styles.top}>
        <FittedHeading level={1} name="page.technical-features.title" />
        <Levers active={active} onChoose={choose} />
      </div>
      <PageLead page="technical-features" action="book-demo" variant="primary" row className={styles.lead} />
      <Scope active={active} onFind={choose} />
      <h2 className="sr-only">{t('technical.specification')}</h2>
      <dl className={styles.specification}>
        {specification.map(({ before, value, label, width }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd style={{ fontStretch: `${width}%` }}>
              {before && <small>{`${t(before)} `}</small>}
              {typeof value === 'string' ? (
                <Figure text={figureIn(language, value)} />
              ) : (
                <span>{t(value.words)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.absent}>{t('technical.absent')}</p>
      <div className={styles.contact}>
        <FittedHeading name="technical.contact" />
        <p>{t('technical.contact.text')}</p>
        <Button variant="primary" href={askFor('demo')}>
          {t('action.book-demo')}
        </Button>
      </div>
      <Cord spec={technicalFeaturesCord} />
    </section>
  );
}
