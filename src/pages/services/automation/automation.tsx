/** A cable diagram in four bays: the steps of a project, each with more cables than the last. */
import { useRef } from 'react';
import { useSize } from '../../../browser/use-size.ts';
import { useCount } from '../../../components/count/use-count.ts';
import { Cord } from '../../../cord/cord.tsx';
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { PageLead } from '../../../components/page-lead/page-lead.tsx';
import { DemoControls } from '../../../components/demo/demo-controls.tsx';
import type { MotionPaths } from '../../../components/demo/demo-flow.scene.ts';
import { useDemo } from '../../../components/demo/use-demo.ts';
import { automationFigures, automationSteps, cables, taskCables } from './content.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { automationCord } from './automation.cord.ts';
import { diagrams, cablePoints } from './cable-geometry.ts';
import { CableDiagram } from './cable-diagram.tsx';
import { scene as demoFlowScene } from '../../../components/demo/demo-flow.scene.ts';
import styles from './automation.module.css';

/** The task's paths over the diagram as drawn: from bay to bay, or, if upright, within each. */
const paths: MotionPaths = (width, height) => {
  const shape = width > height ? 'wide' : 'tall';
  return taskCables.flatMap((index) => {
    const cable = cables[index];
    return cable ? [cablePoints(cable.from, cable.to, shape, width / diagrams[shape].width)] : [];
  });
};

export function Automation() {
  const { t } = useLanguage();
  const count = useCount();
  const bays = useRef<HTMLOListElement>(null);
  const demo = useDemo(demoFlowScene, {
    state: { paths, ...useSize(bays) },
    autoplay: false,
  });
  return (
    <section className={styles.automation} data-section="automation">
      <div className={styles.top}>
        <FittedHeading level={1} name="page.automation.title" />
        <PageLead page="automation" action="book-demo" variant="primary" className={styles.lead} />
        <ul {...count.root} className={styles.figures}>
          {automationFigures.map(({ value, label, width }) => (
            <li key={label}>
              <strong style={{ fontStretch: `${width}%` }}>
                <span {...count.part('figure')} translate="no">
                  {value}
                </span>
                <small>{t('unit.percent')}</small>
              </strong>{' '}
              <span>{t(label)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div {...demo.root} className={styles.diagram}>
        <CableDiagram shape="wide" className={styles.wide} />
        <CableDiagram shape="tall" className={styles.tall} />
        <i {...demo.part('token')} className={styles.token} aria-hidden="true" />
        <h2 className="sr-only">{t('automation-page.steps')}</h2>
        <ol {...demo.part('gauge')} ref={bays} className={styles.bays}>
          {automationSteps.map((step, bay) => (
            <li key={step.name} className={styles.bay}>
              <div className={styles.floor}>
                <h3 style={{ fontStretch: `${step.width}%` }}>{t(step.name)}</h3>
                <span className={styles.lamp} data-lit={bay === 3 || undefined}>
                  <i />
                </span>
                <p>{t(step.text)}</p>
              </div>
            </li>
          ))}
        </ol>
        <DemoControls control={demo} className={styles.controls} />
      </div>
      <Cord spec={automationCord} />
    </section>
  );
}
