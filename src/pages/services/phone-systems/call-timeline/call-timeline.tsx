/** The call itself, from the four keys to "two minutes, on average", along its waveform. */
import type { ReactNode } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Disclosure } from '../../../../components/disclosure/disclosure.tsx';
import { FittedHeading } from '../../../../components/fitted-heading/fitted-heading.tsx';
import { Picture } from '../../../../components/picture/picture.tsx';
import { pageQuestions } from '../../../../content/faq.ts';
import type { HeadingName } from '../../../../content/headings.ts';
import { speakers } from '../../../../content/speakers.ts';
import { callTimes, phoneFeatures } from '../content.ts';
import { href } from '../../../../content/routes.ts';
import { useLanguage } from '../../../../i18n/language.tsx';
import { CallFigures } from './call-figures.tsx';
import { CallMenu } from './call-menu.tsx';
import { CallWave } from './call-wave.tsx';
import styles from './call-timeline.module.css';

type StepProps = { at: string; heading: HeadingName; children: ReactNode };

function Step({ at, heading, children }: StepProps) {
  return (
    <div className={styles.step}>
      <div className={styles.side}>
        <time className={styles.time}>{at}</time>
        <FittedHeading name={heading} className={styles.heading} />
      </div>
      <div>{children}</div>
    </div>
  );
}

export function CallTimeline() {
  const { t } = useLanguage();
  return (
    <section className={styles.timeline} data-section="call-timeline">
      <CallWave />
      <Step at={callTimes.keys} heading="phone-systems.keys">
        <CallMenu />
      </Step>
      <Step at={callTimes.talk} heading="phone-systems.talk">
        <ul className={styles.features}>
          {phoneFeatures.map((feature) => (
            <li key={feature.title}>
              <time className={styles.time}>{feature.at}</time>
              <h3>{t(feature.title)}</h3>
              <p>{t(feature.text)}</p>
            </li>
          ))}
        </ul>
      </Step>
      <figure className={styles.quote}>
        <blockquote>
          {([62, 112, 64] as const).map((width, index) => (
            <span key={width} style={{ '--w': width }}>
              {`${t(`phone-systems.quote.${(index + 1) as 1 | 2 | 3}`)} `}
            </span>
          ))}
        </blockquote>
        <figcaption>
          <Picture
            name={speakers.marco.image}
            alt={t('phone-systems.quote.alt')}
            sizes="56px"
            className={styles.face}
          />
          <span>
            <strong translate="no">{speakers.marco.name}</strong>
            <br />
            <span>{t('phone-systems.quote.role')}</span>
          </span>
        </figcaption>
      </figure>
      <time className={styles.mark}>{callTimes.figures}</time>
      <CallFigures />
      <Step at={callTimes.questions} heading="phone-systems.questions">
        <Disclosure name="faq" items={pageQuestions['phone-systems']} openAt={1} />
      </Step>
      <div className={styles.end}>
        <time className={styles.time}>{callTimes.end}</time>
        <div className={styles.bye}>
          <FittedHeading name="phone-systems.end" />
          <Button variant="outline" href={href('support')}>
            {t('action.contact')}
          </Button>
        </div>
      </div>
    </section>
  );
}
