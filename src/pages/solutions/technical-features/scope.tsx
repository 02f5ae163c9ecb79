/** The oscilloscope: draws the chosen test, and lists what was tested. */
import { useEffect, useRef } from 'react';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { Jack } from '../../../components/jack/jack.tsx';
import { figureIn } from '../../../content/figures.ts';
import { RESPONSE_MS, responseTime, type TestId, tests } from './content.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useScene } from '../../../motion/use-scene.ts';
import styles from './technical-features.module.css';
import { atTime, SCOPE, traces } from './traces.ts';
import { scene as scopeTraceScene } from './scope-trace.scene.ts';

type Props = { active: TestId; onFind: (id: TestId) => void };

/** @param props `onFind` is called when a search in the page finds words of a test that is not chosen */
export function Scope({ active, onFind }: Props) {
  const { language, t } = useLanguage();
  const hydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const { root, part } = useScene(scopeTraceScene, {
    root: box,
    state: active,
    onBuild: (timeline, rebuilt) => (rebuilt ? timeline.play() : timeline.progress(1)),
  });
  useEffect(() => {
    const panels = [...(box.current?.querySelectorAll('[role=tabpanel]') ?? [])];
    // React 19.3 supports `hidden` only without a value.
    for (const panel of panels) if (panel.hasAttribute('hidden')) panel.setAttribute('hidden', 'until-found');
    const found = ({ target }: Event) => {
      const test = tests.find((_, index) => panels[index] === target);
      if (test) onFind(test.id);
    };
    const listening = new AbortController();
    for (const panel of panels) panel.addEventListener('beforematch', found, { signal: listening.signal });
    return () => listening.abort();
  });
  return (
    <div {...root} className={styles.scope}>
      <div className={styles.screen}>
        <svg viewBox={`0 0 ${SCOPE.width} ${SCOPE.height}`} aria-hidden="true">
          <path d={`M${atTime(RESPONSE_MS)} 46V${SCOPE.height}`} className={styles.limit} />
          <text x={atTime(RESPONSE_MS)} y="34" className={styles.limitText}>
            {figureIn(language, responseTime)}
          </text>
          {[0, RESPONSE_MS / 2].map((ms) => (
            <text key={ms} x={atTime(ms)} y={SCOPE.height - 26} className={styles.tick}>
              {ms}
            </text>
          ))}
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
          // The panel holds nothing else that Tab would stop at.
          tabIndex={id === active ? 0 : undefined}
          hidden={id !== active}
          // Without scripts, all panels are read.
          aria-hidden={hydrated && id !== active}
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
