/** Three tests as tabs, each drawn by an oscilloscope, and the specification. */
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../components/button/button.tsx';
import { Cord } from '../../../cord/cord.tsx';
import { Figure } from '../../../components/figure/figure.tsx';
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { PageLead } from '../../../components/page-lead/page-lead.tsx';
import { Jack } from '../../../components/jack/jack.tsx';
import { figureIn } from '../../../content/figures.ts';
import { specification, type TestId, tests } from '../../../content/technical.ts';
import { href } from '../../../content/routes.ts';
import { useHydrated } from '../../../preferences/use-hydrated.ts';
import { useScene } from '../../../motion/use-scene.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { Levers } from './levers.tsx';
import { technicalFeaturesCord } from './technical-features.cord.ts';
import styles from './technical-features.module.css';
import { atTime, SCOPE, traces } from './traces.ts';

export function TechnicalFeatures() {
  const { language, t } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const scope = useRef<HTMLDivElement>(null);

  const wanted = hydrated ? new URLSearchParams(search).get('test') : null;
  const active: TestId = tests.find(({ id }) => id === wanted)?.id ?? 'performance';
  useScene(scope, () => import('./scope-trace.scene.ts'), {
    state: active,
    onBuild: (timeline, rebuilt) => (rebuilt ? timeline.play() : timeline.progress(1)),
  });

  const choose = (id: TestId) => navigate(id === 'performance' ? '?' : `?test=${id}`, { replace: true });
  return (
    <section className={styles.technical} data-section="technical-features">
      <div className={styles.top}>
        <FittedHeading level={1} name="page.technical-features.title" className={styles.title} />
        <Levers active={active} onChoose={choose} />
      </div>
      <PageLead page="technical-features" action="book-demo" variant="primary" row className={styles.lead} />
      <div ref={scope} className={styles.scope} data-scene="scope-trace">
        <div className={styles.screen}>
          <svg viewBox={`0 0 ${SCOPE.width} ${SCOPE.height}`} aria-hidden="true">
            <path d={`M${SCOPE.hundred} 46V${SCOPE.height}`} className={styles.limit} />
            <text x={SCOPE.hundred} y="34" className={styles.limitText}>
              {figureIn(language, '100ms')}
            </text>
            <text x={atTime(0)} y={SCOPE.height - 26} className={styles.tick}>
              0
            </text>
            <text x={atTime(50)} y={SCOPE.height - 26} className={styles.tick}>
              50
            </text>
            <g data-part="trace" className={styles.trace}>
              {traces[active].map((path, index) => (
                <path key={index} d={path} data-signal={index + 1} />
              ))}
            </g>
          </svg>
          <Jack name="scope" className={styles.jack} />
        </div>
        {tests.map(({ id, name, trace, lines }) => (
          <div
            key={id}
            role="tabpanel"
            id={`test-${id}`}
            className={styles.panel}
            aria-labelledby={`tab-${id}`}
            hidden={id !== active}
          >
            <h2>{t(name)}</h2>
            <p className="sr-only">{t(trace)}</p>
            <ul>
              {lines.map((line) => (
                <li key={line}>{t(line)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <h2 className="sr-only">{t('technical.specification')}</h2>
      <dl className={styles.specification}>
        {specification.map(({ before, value, label, width }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd style={{ fontStretch: `${width}%` }}>
              {before && <small>{t(before)} </small>}
              {typeof value === 'string' ? <Figure text={figureIn(language, value)} /> : t(value.words)}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.contact}>
        <FittedHeading name="technical.contact" />
        <p>{t('technical.contact.text')}</p>
        <Button variant="primary" href={href('support')}>
          {t('action.book-demo')}
        </Button>
      </div>
      <Cord spec={technicalFeaturesCord} />
    </section>
  );
}
