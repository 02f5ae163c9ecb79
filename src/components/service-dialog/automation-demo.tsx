import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useSize } from '../../browser/use-size.ts';
import {
  automationActions,
  automationEvents,
  automationGauges,
  automationConnections,
} from '../../content/demos.ts';
import { figureIn } from '../../content/figures.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Jack } from '../jack/jack.tsx';
import { Meter } from '../meter/meter.tsx';
import { Cable } from '../cable/cable.tsx';
import { cubicPath } from '../cable/cubic.ts';
import { cableCurve, cablePoints, reconnect } from './connections.ts';
import { enter } from './enter.ts';
import styles from './automation-demo.module.css';
import { DemoControls } from '../demo/demo-controls.tsx';
import type { MotionPaths } from '../demo/demo-flow.scene.ts';
import { useDemo } from '../demo/use-demo.ts';
import { scene as demoFlowScene } from '../demo/demo-flow.scene.ts';

/** Events wired to actions: press an event, then an action, and the cable moves. Three gauges stand below. */
export function AutomationDemo({ heading }: { heading: ReactNode }) {
  const { language, t } = useLanguage();
  const [connections, setConnections] = useState<number[]>(automationConnections);
  const [event, setEvent] = useState<number | null>(null);
  /** The connections before the last one was made by hand. */
  const [last, setLast] = useState(connections);
  const paths = useCallback<MotionPaths>(
    (width, height) => connections.map((action, from) => cablePoints(from, action, width, height)),
    [connections],
  );
  const bay = useRef<HTMLDivElement>(null);
  const demo = useDemo(demoFlowScene, { state: { paths, ...useSize(bay) } });

  const plug = (action: number) => {
    if (event === null) return setEvent(connections.indexOf(action));
    setLast(connections);
    setConnections(reconnect(connections, event, action));
    setEvent(null);
  };
  /** The action that an event starts, in words. */
  const started = (from: number) => {
    const action = automationActions[connections[from] ?? 0];
    return action && `${t('automation.starts')} ${t(action)}`;
  };

  return (
    <div {...demo.root}>
      <div className={styles.top}>
        {heading}
        <p className={styles.lead}>{t('automation.lead')}</p>
      </div>
      <div {...enter} ref={bay} className={styles.bay} role="group" aria-label={t('automation.bay')}>
        <svg
          {...demo.part('diagram')}
          className={styles.cables}
          viewBox="0 0 1000 200"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {connections.map((action, from) => {
            const curve = cableCurve(from, action, 1000, 200);
            return (
              <g key={automationEvents[from]} data-cable={from} data-held={from === event || undefined}>
                <Cable path={cubicPath(curve)} />
              </g>
            );
          })}
        </svg>
        <i {...demo.part('token')} className={styles.token} aria-hidden="true" />
        <ul className={styles.row} data-row="events">
          {automationEvents.map((label, index) => (
            <li key={label}>
              <button
                type="button"
                aria-pressed={event === index}
                onClick={() => setEvent(event === index ? null : index)}
              >
                <span>{t(label)}</span>
                <span className="sr-only">{` ${started(index)}`}</span>
                <Jack className={styles.jack} />
                <i data-cable={index} />
              </button>
            </li>
          ))}
        </ul>
        <ul className={styles.row} data-row="actions">
          {automationActions.map((label, index) => (
            <li key={label}>
              <button type="button" onClick={() => plug(index)}>
                <Jack className={styles.jack} />
                <i data-cable={connections.indexOf(index)} />
                <span>{t(label)}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="sr-only" role="status">
          {automationEvents
            .flatMap((label, from) =>
              connections[from] === last[from] ? [] : `${t(label)} ${started(from)}.`,
            )
            .join(' ')}
        </p>
      </div>
      <DemoControls control={demo} />
      <ul className={styles.gauges}>
        {automationGauges.map((gauge) => (
          <li key={gauge.label} {...enter}>
            <Meter percent={gauge.percent} {...demo.part('gauge')} />
            <strong style={{ fontStretch: `${gauge.width}%` }}>
              {figureIn(language, `${gauge.percent}%`)}
            </strong>{' '}
            <span>{t(gauge.label)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
