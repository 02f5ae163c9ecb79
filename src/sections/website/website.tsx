/** One lever changes the shop window: the same shop, before and after. Both are live pages. */
import { useState } from 'react';
import { Cord } from '../../components/cord/cord.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Jack } from '../../components/jack/jack.tsx';
import { useLanguage } from '../../preferences/language.tsx';
import { websiteCord } from './website.cord.ts';
import styles from './website.module.css';
import { NewWindow, OldWindow } from './windows.tsx';

export function Website() {
  const { t } = useLanguage();
  const [after, setAfter] = useState(true);
  const flip = () => setAfter(!after);
  return (
    <section className={styles.website} data-section="website">
      <PageHeading page="website" className={styles.title} />
      <p className={styles.lead}>{t('page.website.lead')}</p>
      <button type="button" className={styles.lever} aria-pressed={after} onClick={flip}>
        <span className="sr-only">{t('website.flip')}: </span>
        <i className={styles.knob} />
        <span data-side="before">{t('website.before')}</span>
        <span className="sr-only"> / </span>
        <span data-side="after">{t('website.after')}</span>
        <Jack name="lever" className={styles.jack} />
      </button>
      <div
        className={styles.set}
        data-showing={after ? 'after' : 'before'}
        onClick={flip}
        role="presentation"
      >
        <Jack name="window" className={styles.socket} />
        <div className={styles.page} data-page="before" aria-hidden={after}>
          <OldWindow />
        </div>
        <div className={styles.page} data-page="after" aria-hidden={!after}>
          <NewWindow />
        </div>
      </div>
      <Cord length={websiteCord} />
    </section>
  );
}
