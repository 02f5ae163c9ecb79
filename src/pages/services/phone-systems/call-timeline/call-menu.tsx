/** The menu of four that a caller hears; a press on a key shows its words at once. */
import type { Digit } from '../../../../content/demos.ts';
import { useMemo, useState } from 'react';
import { DemoControls } from '../../../../components/demo/demo-controls.tsx';
import { Slashed } from '../../../../components/slashed/slashed.tsx';
import { SpeechWave } from '../../../../components/demo/speech-wave.tsx';
import type { Menu } from '../../../../components/demo/demo-call.scene.ts';
import { useDemo } from '../../../../components/demo/use-demo.ts';
import { menuKeys } from '../content.ts';
import { useLanguage } from '../../../../i18n/language.tsx';
import { scene as demoCallScene } from '../../../../components/demo/demo-call.scene.ts';
import styles from './call-menu.module.css';

export function CallMenu() {
  const { t } = useLanguage();
  const [pressed, setPressed] = useState<Digit>(3);
  const state = useMemo<Menu>(() => ({ digits: menuKeys.map(({ digit }) => digit), press: setPressed }), []);
  const demo = useDemo(demoCallScene, {
    state,
    autoplay: false,
  });
  const press = (digit: Digit) => {
    demo.pause();
    setPressed(digit);
  };
  return (
    <div {...demo.root}>
      <ul {...demo.part('caller')} className={styles.keys} aria-label={t('phone-systems.menu')}>
        {menuKeys.map(({ digit, label }) => (
          <li key={digit}>
            <button
              type="button"
              className={styles.key}
              aria-pressed={digit === pressed}
              onClick={() => press(digit)}
            >
              <b>{digit}</b>{' '}
              <span>
                <Slashed text={t(label)} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.line}>
        <DemoControls control={demo} />
        <SpeechWave seed={pressed} className={styles.speech} />
      </div>
    </div>
  );
}
