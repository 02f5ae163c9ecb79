/** The call itself, from the four keys to "two minutes, on average", along its waveform. */
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { DemoControls } from '../../components/demo/demo-controls.tsx';
import { SpeechWave } from '../../components/demo/speech-wave.tsx';
import { useDemo } from '../../components/demo/use-demo.ts';
import { useCount } from '../../components/count/use-count.ts';
import { Disclosure } from '../../components/disclosure/disclosure.tsx';
import { Headline } from '../../components/headline/headline.tsx';
import { Lamps } from '../../components/lamps/lamps.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { pageQuestions } from '../../content/faq.ts';
import { menuKeys, phoneFeatures } from '../../content/phone-systems.ts';
import { useLanguage } from '../../preferences/language.tsx';
import { CallWave } from './call-wave.tsx';
import styles from './call.module.css';

type StepProps = { at: string; title: [string, string]; widths: [number, number]; children: ReactNode };

function Step({ at, title, widths, children }: StepProps) {
  return (
    <div className={styles.step}>
      <div className={styles.side}>
        <time className={styles.time}>{at}</time>
        <Headline
          level={2}
          className={styles.heading}
          lines={title.map((text, index) => [{ text, width: widths[index] ?? 100 }])}
        />
      </div>
      <div>{children}</div>
    </div>
  );
}

export function Call() {
  const { t } = useLanguage();
  const [pressed, setPressed] = useState<1 | 2 | 3 | 4>(3);
  const menu = useRef<HTMLDivElement>(null);
  const control = useDemo(menu, () => import('../../components/demo/demo-call.scene.ts'), setPressed, true);
  const press = (digit: 1 | 2 | 3 | 4) => {
    control.pause();
    setPressed(digit);
  };
  const figures = useRef<HTMLDListElement>(null);
  useCount(figures);
  return (
    <section className={styles.call} data-section="call">
      <CallWave />
      <Step at="00:04" title={[t('phone-systems.keys.1'), t('phone-systems.keys.2')]} widths={[64, 104]}>
        <div ref={menu} data-scene="demo-call">
          <ul className={styles.keys} aria-label={t('phone-systems.menu')} data-part="caller">
            {menuKeys.map(({ digit, label }) => (
              <li key={digit}>
                <button
                  type="button"
                  className={styles.key}
                  aria-pressed={digit === pressed}
                  onClick={() => press(digit)}
                >
                  <b>{digit}</b> <span>{t(label)}</span>
                </button>
              </li>
            ))}
          </ul>
          <div className={styles.line}>
            <DemoControls control={control} />
            <SpeechWave said={pressed} className={styles.speech} />
          </div>
        </div>
      </Step>
      <Step at="00:19" title={[t('phone-systems.talk.1'), t('phone-systems.talk.2')]} widths={[64, 112]}>
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
            <span key={width} style={{ '--w': width } as CSSProperties}>
              {t(`phone-systems.quote.${(index + 1) as 1 | 2 | 3}`)}{' '}
            </span>
          ))}
        </blockquote>
        <figcaption>
          <Picture
            name="people/marco"
            alt={t('phone-systems.quote.alt')}
            sizes="56px"
            className={styles.face}
          />
          <span>
            <strong>Marco Bellini</strong>
            <br />
            {t('phone-systems.quote.role')}
          </span>
        </figcaption>
      </figure>
      <time className={styles.mark}>01:22</time>
      <dl ref={figures} className={styles.figures} data-scene="count">
        <div>
          <dt>{t('phone-systems.wait')}</dt>
          <dd style={{ fontStretch: '58%' }}>
            <span data-part="figure">45</span>
            <small>%</small>
          </dd>
          <dd className={styles.bars} aria-hidden="true">
            <i /> {t('phone-systems.wait.before')}
            <i data-after="" /> {t('phone-systems.wait.after')}
          </dd>
        </div>
        <div className={styles.first}>
          <dt>
            {t('phone-systems.first')} <span>{t('phone-systems.first.text')}</span>
          </dt>
          <dd style={{ fontStretch: '132%' }}>
            <span data-part="figure">85</span>
            <small>%</small>
          </dd>
          <dd className={styles.lamps}>
            <Lamps percent={85} />
          </dd>
        </div>
      </dl>
      <Step
        at="01:41"
        title={[t('phone-systems.questions.1'), t('phone-systems.questions.2')]}
        widths={[64, 108]}
      >
        <div data-section="faq">
          <Disclosure name="faq" items={pageQuestions['phone-systems'] ?? []} openAt={1} />
        </div>
      </Step>
      <div className={styles.end}>
        <time className={styles.time}>02:00</time>
        <div className={styles.bye}>
          <Headline
            level={2}
            lines={[
              [{ text: t('phone-systems.end.1'), width: 66 }],
              [{ text: t('phone-systems.end.2'), width: 110 }],
            ]}
          />
          <Button look="outline" href="/resources/support">
            {t('action.contact')}
          </Button>
        </div>
      </div>
    </section>
  );
}
