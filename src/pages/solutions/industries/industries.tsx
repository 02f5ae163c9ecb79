/** Six industries as radio buttons, each a jack; the card beside them tells the chosen one's story. */
import { useEffect, useRef, useState } from 'react';
import { useEarlyInput } from '../../../browser/use-early-input.ts';
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { Plug } from '../../../components/plug/plug.tsx';
import { type IndustryId, industries } from './content.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { IndustryCord } from './industries.cord.tsx';
import { Story } from './story.tsx';
import { Tray } from './tray.tsx';
import styles from './industries.module.css';

/** The last choice of this visit, which survives a link and Back. */
let latest: IndustryId = 'manufacturing';

export function Industries() {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState(latest);
  useEffect(() => {
    latest = chosen;
  }, [chosen]);
  const jacks = useRef<HTMLFieldSetElement>(null);
  useEarlyInput(jacks, ({ value, checked }) => checked && setChosen(value as IndustryId));
  const connected = industries.find(({ id }) => id === chosen) ?? industries[0];
  return (
    <section className={styles.industries} data-section="industries">
      <FittedHeading level={1} name="page.industries.title" className={styles.title} />
      <p className={styles.lead}>{t('page.industries.lead')}</p>
      <div className={styles.panel}>
        <fieldset ref={jacks} className={styles.jacks}>
          <legend className="sr-only">{t('industries.board')}</legend>
          {industries.map((industry) => (
            <label key={industry.id} className={styles.jack} data-industry={industry.id}>
              <input
                type="radio"
                name="industry"
                value={industry.id}
                checked={industry.id === chosen}
                onChange={() => setChosen(industry.id)}
              />
              <span className={styles.brass} data-jack={`industry-${industry.id}`}>
                <i className={styles.lamp} />
                <Plug className={styles.plug} />
              </span>
              <span className={styles.words}>
                <strong>{t(industry.name)}</strong>
                <span>{t(industry.line)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Tray />
        <IndustryCord chosen={chosen} />
      </div>
      {connected && <Story industry={connected} />}
    </section>
  );
}
