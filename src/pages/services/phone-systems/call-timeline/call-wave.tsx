/** The call's waveform beside its section. Decoration: the words beside it say the same. */
import { useMemo } from 'react';
import { useScene } from '../../../../motion/use-scene.ts';
import { callWave } from './waveform.ts';
import { scene as callWaveScene } from './call-wave.scene.ts';
import styles from './call-wave.module.css';

/** Long enough for the longest version of the page, px; the page clips the rest. */
const LENGTH = 3650;

export function CallWave() {
  const paths = useMemo(() => callWave(LENGTH), []);
  const { root, part } = useScene(callWaveScene);
  const wave = (
    <svg viewBox={`-84 0 168 ${LENGTH}`} preserveAspectRatio="none">
      <path d={paths.caller} data-voice="caller" />
      <path d={paths.operator} data-voice="operator" />
    </svg>
  );
  return (
    <div {...root} className={styles.wave} aria-hidden="true">
      <div className={styles.ahead}>{wave}</div>
      <div {...part('said')} className={styles.said}>
        {wave}
      </div>
    </div>
  );
}
