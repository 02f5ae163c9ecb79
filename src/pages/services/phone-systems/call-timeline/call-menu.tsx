/** The menu of four that a caller hears; pressing a key hears it at once. */
import { useMemo, useRef, useState } from 'react';
import { DemoControls } from '../../../../components/demo/demo-controls.tsx';
import { Slashed } from '../../../../components/slashed/slashed.tsx';
import { SpeechWave } from '../../../../components/demo/speech-wave.tsx';
import type { Menu } from '../../../../components/demo/demo-call.scene.ts';
import { useDemo } from '../../../../components/demo/use-demo.ts';
import { menuKeys } from '../../../../content/phone-systems.ts';
import { useLanguage } from '../../../../i18n/language.tsx';
import styles from './call-menu.module.css';

export function CallMenu() {
  const { t } = useLanguage();
  const [pressed, setPressed] = useState<1 | 2 | 3 | 4>(3);
  const menu = useRef<HTMLDivElement>(null);
  const state = useMemo<Menu>(() => ({ digits: menuKeys.map(({ digit }) => digit), press: setPressed }), []);
  const control = useDemo(menu, () => import('../../../../components/demo/demo-call.scene.ts'), {
    state,
    autoplay: false,
  });
  const press = (digit: 1 | 2 | 3 | 4) => {
    control.pause();
    setPressed(digit);
  };
  return (
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
              <b>{digit}</b>{' '}
              <span>
                <Slashed text={t(label)} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.line}>
        <DemoControls control={control} />
        <SpeechWave said={pressed} className={styles.speech} />
      </div>
    </div>
  );
}
