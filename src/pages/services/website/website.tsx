/** A switch turns one shop's website from before to after and back. Both are live markup. */
import { useMemo, useState } from 'react';
import { Cord } from '../../../cord/cord.tsx';
import { DemoControls } from '../../../components/demo/demo-controls.tsx';
import type { Tour } from '../../../components/demo/demo-site.scene.ts';
import { useDemo } from '../../../components/demo/use-demo.ts';
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { PageLead } from '../../../components/page-lead/page-lead.tsx';
import { Jack } from '../../../components/jack/jack.tsx';
import { useLanguage } from '../../../i18n/language.tsx';
import { websiteCord } from './website.cord.ts';
import styles from './website.module.css';
import { NewSite, OldSite } from './before-after.tsx';
import { scene as demoSiteScene } from '../../../components/demo/demo-site.scene.ts';

/** Whether each step of the demo shows the new window: back and forth twice, ending on the new one. */
const tour = [false, true, false, true, true];

export function Website() {
  const { t } = useLanguage();
  const [after, setAfter] = useState(true);
  const state = useMemo<Tour>(
    () => ({ steps: tour.length, show: (step) => setAfter(tour[step] ?? true) }),
    [],
  );
  const demo = useDemo(demoSiteScene, {
    state,
    autoplay: false,
  });
  const flip = () => {
    demo.pause();
    setAfter(!after);
  };
  return (
    <section {...demo.root} className={styles.website} data-section="website">
      <FittedHeading level={1} name="page.website.title" className={styles.title} />
      <PageLead page="website" action="book-demo" variant="secondary" className={styles.lead} />
      <button type="button" className={`${styles.lever} script-only`} aria-pressed={after} onClick={flip}>
        <span className="sr-only">{`${t('website.flip')}${t('punctuation.colon')} `}</span>
        <i className={styles.knob} />
        <span data-side="before">{t('website.before')}</span>
        <span className="sr-only"> / </span>
        <span data-side="after">{t('website.after')}</span>
        <Jack name="lever" className={styles.jack} />
      </button>
      <DemoControls control={demo} className={styles.controls} />
      <div
        {...demo.part('device')}
        className={styles.frame}
        data-showing={after ? 'after' : 'before'}
        onClick={flip}
        role="presentation"
      >
        <Jack name="window" className={styles.windowJack} />
        <div className={styles.page} data-page="before" aria-hidden={after} inert={after}>
          <OldSite />
        </div>
        <div className={styles.page} data-page="after" aria-hidden={!after} inert={!after}>
          <NewSite />
        </div>
      </div>
      <Cord spec={websiteCord} />
    </section>
  );
}
