import { ThemePicture } from '../../../components/picture/picture.tsx';
import { sizes } from '../../../components/picture/sizes.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { HeroVideo } from './hero-video.tsx';
import { part } from '../../../motion/scene.ts';
import type { effect } from './hero-tilt.effect.ts';
import styles from './hero-panel.module.css';

/** The picture that leans towards the mouse: the poster, its video once that plays, and the lamp's words. */
export function HeroPanel() {
  const { t } = useLanguage();
  return (
    <div {...part<typeof effect>('panel')} className={styles.panel}>
      <ThemePicture
        light="hero/poster-day"
        dark="hero/poster-night"
        alt={t('hero.poster.light')}
        darkAlt={t('hero.poster.dark')}
        sizes={sizes('calc(100vw - 2rem)', ['desktop', '68vw'])}
        className={styles.poster}
        priority
      />
      <HeroVideo className={styles.video} />
      <p className={styles.active}>
        <i aria-hidden="true" /> <span>{t('hero.active')}</span>
      </p>
      <span className={styles.corners} />
    </div>
  );
}
