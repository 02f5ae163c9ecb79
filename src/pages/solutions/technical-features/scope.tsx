/** The oscilloscope: it draws the test that is chosen, and lists what was tested. */
import { Jack } from '../../../components/jack/jack.tsx';
import { figureIn } from '../../../content/figures.ts';
import { type TestId, tests } from '../../../content/technical.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useScene } from '../../../motion/use-scene.ts';
import styles from './technical-features.module.css';
import { atTime, SCOPE, traces } from './traces.ts';

export function Scope({ active }: { active: TestId }) {
  const { language, t } = useLanguage();
  const { root, part } = useScene('scope-trace', () => import('./scope-trace.scene.ts'), {
    state: active,
    onBuild: (timeline, rebuilt) => (rebuilt ? timeline.play() : timeline.progress(1)),
  });
  return (
    <div {...root} className={styles.scope}>
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
          <g {...part('trace')} className={styles.trace}>
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
  );
}
