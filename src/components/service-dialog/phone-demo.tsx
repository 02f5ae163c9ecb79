import { type ReactNode, useMemo, useState } from 'react';
import { type Digit, phoneFigures, phoneMenu } from '../../content/demos.ts';
import { figureIn } from '../../content/figures.ts';
import { serviceOf } from '../../content/services.ts';
import { speakers } from '../../content/speakers.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Figure } from '../figure/figure.tsx';
import { Picture, ThemePicture } from '../picture/picture.tsx';
import { sizes } from '../picture/sizes.ts';
import { DemoControls } from '../demo/demo-controls.tsx';
import type { Menu } from '../demo/demo-call.scene.ts';
import { useDemo } from '../demo/use-demo.ts';
import { Slashed } from '../slashed/slashed.tsx';
import { SpeechWave } from '../demo/speech-wave.tsx';
import { enter } from './enter.ts';
import { scene as demoCallScene } from '../demo/demo-call.scene.ts';
import styles from './phone-demo.module.css';

/** The call: its picture and figures, and a sheet where the four keys of the menu change what is being said. */
export function PhoneDemo({ heading }: { heading: ReactNode }) {
  const { language, t } = useLanguage();
  const { light, dark } = serviceOf('phone-systems');
  const [digit, setDigit] = useState<Digit>(2);
  /** Whether a visitor pressed the key: a demo that plays by itself announces nothing. */
  const [byHand, setByHand] = useState(false);
  const pressed = phoneMenu[digit - 1];
  const said = pressed && t(pressed.said);
  const now = pressed && t(pressed.now);
  const state = useMemo<Menu>(() => {
    const press = (key: typeof digit) => {
      setByHand(false);
      setDigit(key);
    };
    return { digits: phoneMenu.map((key) => key.digit), press };
  }, []);
  const demo = useDemo(demoCallScene, { state });
  const press = (key: Digit) => {
    demo.pause();
    setByHand(true);
    setDigit(key);
  };
  return (
    <div {...demo.root} className={styles.demo}>
      <ThemePicture
        light={light}
        dark={dark}
        alt={t('phone.picture')}
        sizes={sizes('100vw', ['desktop', '770px'])}
        className={styles.frame}
      />
      <div className={styles.floor}>
        {heading}
        <ul className={styles.figures}>
          {phoneFigures.map((figure) => (
            <li key={figure.label} {...enter}>
              <strong {...(figure.plus && demo.part('active'))} translate={figure.plus && 'no'}>
                {figure.before && <small>{`${t(figure.before)} `}</small>}
                <Figure text={`${figureIn(language, figure.value)}${figure.plus ? '+' : ''}`} />
              </strong>{' '}
              <span>{t(figure.label)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div {...enter} className={styles.sheet}>
        <div {...demo.part('caller')} className={styles.caller}>
          <Picture name={speakers.awa.image} alt="" sizes="52px" className={styles.face} />
          <p>
            <strong>{t('phone.caller')}</strong>
            <br />
            <span>{t('phone.direction')}</span>
          </p>
          <time>01:12</time>
        </div>
        <SpeechWave seed={digit} />
        <p className={styles.speech}>
          <span data-said="">{said}</span> <span>{now}</span>
        </p>
        <p className="sr-only" role="status">
          {byHand && `${said} ${now}`}
        </p>
        <div className={styles.keys} role="group" aria-label={t('phone.menu')}>
          {phoneMenu.map((key) => (
            <button
              key={key.digit}
              type="button"
              className={styles.key}
              aria-pressed={key.digit === digit}
              onClick={() => press(key.digit)}
            >
              <b>{key.digit}</b>{' '}
              <span>
                <Slashed text={t(key.label)} />
              </span>
            </button>
          ))}
        </div>
        <DemoControls control={demo} />
      </div>
    </div>
  );
}
