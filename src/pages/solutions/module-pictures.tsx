/** The modules' pictures: a robot with its lamps, a cable diagram, a lever, a porthole. Decoration. */
import { Cable } from '../../components/cable/cable.tsx';
import { Jack } from '../../components/jack/jack.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { Robot } from '../../components/robot/robot.tsx';
import { lampMatrix, type Module } from './content.ts';
import styles from './module-pictures.module.css';

/** The jacks are at 40, 120, 200 and 280 across, and at 40, 120 and 200 down. */
const cables = [
  'M40 40C40 230 130 270 200 200',
  'M40 120C50 290 200 290 280 200',
  'M280 40C285 290 180 320 120 200',
];

export function ModulePicture({ module }: { module: Module['id'] }) {
  if (module === 'learning')
    return (
      <div className={styles.learning} aria-hidden="true">
        <span className={styles.matrix}>
          {lampMatrix
            .join('')
            .split('')
            .map((lit, index) => (
              <i key={index} data-lit={lit === '1' || undefined} />
            ))}
        </span>
        <Robot className={styles.robot} sizes="300px" />
      </div>
    );
  if (module === 'process')
    return (
      <div className={styles.process} aria-hidden="true">
        <span className={styles.jacks}>
          {Array.from({ length: 12 }, (_, index) => (
            <Jack key={index} />
          ))}
        </span>
        <svg viewBox="0 0 320 290">
          {cables.map((path) => (
            <Cable key={path} path={path} />
          ))}
        </svg>
      </div>
    );
  if (module === 'digital')
    return (
      <div className={styles.lever} aria-hidden="true">
        <i />
      </div>
    );
  return (
    <div className={styles.porthole}>
      <Picture name="blog/cyber-cloche-padlock" alt="" sizes="280px" />
    </div>
  );
}
