import { part } from '../../motion/scene.ts';
import type { scene } from './demo-call.scene.ts';
import styles from './speech-wave.module.css';
import { waveform } from './wave.ts';

const BARS = 58;

/** Speech as a waveform: the caller's part, the operator's, and what is still to come. Decoration. `seed` gives its shape. */
export function SpeechWave({ seed, className }: { seed: number; className?: string }) {
  return (
    <svg
      {...part<typeof scene>('wave')}
      className={`${styles.wave} ${className ?? ''}`}
      viewBox={`0 0 ${BARS * 8} 124`}
      // Squeezed in height, it keeps its width.
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {waveform(BARS, seed).map((bar, index) => (
        <rect
          key={index}
          x={index * 8}
          y={62 - bar.height * 60}
          width="4"
          height={bar.height * 120}
          rx="2"
          data-voice={bar.voice}
        />
      ))}
    </svg>
  );
}
