import { useLanguage } from '../../i18n/language.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './demo-controls.module.css';
import type { DemoControl } from './use-demo.ts';

/** Play or pause, and replay. Absent where nothing moves. */
export function DemoControls({ control, className }: { control: DemoControl; className?: string }) {
  const { t } = useLanguage();
  if (!control.moves) return null;
  return (
    <div
      className={`${styles.controls} screen-only ${className ?? ''}`}
      role="group"
      aria-label={t('demo.controls')}
    >
      <button type="button" className={`${styles.button} target`} onClick={control.toggle}>
        <Icon name={control.playing ? 'pause' : 'play'} size={14} weight={3} />
        <span>{t(control.playing ? 'demo.pause' : 'demo.play')}</span>
      </button>
      {control.started && (
        <button type="button" className={`${styles.button} target`} onClick={control.replay}>
          {t('demo.replay')}
        </button>
      )}
    </div>
  );
}
