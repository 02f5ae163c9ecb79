import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Jack } from '../../../components/jack/jack.tsx';
import { sizes } from '../../../components/picture/sizes.ts';
import { Robot } from '../../../components/robot/robot.tsx';
import { href } from '../../../content/routes.ts';
import { useMedia } from '../../../browser/use-media.ts';
import { usePointerEffect } from '../../../pointer/use-pointer-effect.ts';
import { useScene } from '../../../motion/use-scene.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useMotion } from '../../../preferences/motion.tsx';
import { Customers } from './customers.tsx';
import { HeroHeadline } from './hero-headline.tsx';
import { HeroPanel } from './hero-panel.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { effect as heroTiltEffect } from './hero-tilt.effect.ts';
import { scene as typewriterScene } from './typewriter.scene.ts';
import styles from './hero.module.css';

export function Hero() {
  const { language, t } = useLanguage();
  const { fullMotion, paused, setPaused } = useMotion();
  const typed = useRef<HTMLSpanElement>(null);
  const tilt = usePointerEffect(heroTiltEffect);
  // Beside the words, the picture's button comes after them in tab order.
  const beside = useMedia('desktop');
  const pause = fullMotion && (
    <button type="button" className={`${styles.pause} screen-only`} onClick={() => setPaused(!paused)}>
      <Icon name={paused ? 'play' : 'pause'} size={18} weight={2.75} />
      <span className="sr-only">{t(paused ? 'hero.play' : 'hero.pause')}</span>
    </button>
  );

  return (
    <section className={styles.hero} data-section="hero">
      <div className={styles.title}>
        <HeroHeadline typed={typed} />
        <Robot className={styles.robot} sizes={sizes('20vw', ['wide', '12vw'])} />
      </div>
      <Typewriter key={language} root={typed} playing={!paused} language={language} />
      <div {...tilt.root} className={styles.frame}>
        <HeroPanel />
        {!beside && pause}
        <Jack name="hero" className={styles.jack} />
      </div>
      <div className={styles.aside}>
        <Customers />
        <p className={styles.lead}>{t('hero.lead')}</p>
        <p className={styles.actions}>
          <Button variant="primary" href={href('pricing')}>
            {t('action.get-started')}
          </Button>
          <Button variant="outline" href={href('services')}>
            <span>{t('action.learn-more')}</span> <span className="sr-only">{t('hero.learn-more-of')}</span>
          </Button>
        </p>
      </div>
      {beside && pause}
    </section>
  );
}

let typedBefore: string | null = null;

/** Mounted anew for each language, with its letters: a change of language types the first phrase again. */
function Typewriter({
  root,
  playing,
  language,
}: {
  root: RefObject<HTMLElement | null>;
  playing: boolean;
  language: string;
}) {
  // The caret's stops are read from the letters, so the font must have loaded and the line breaks be known.
  const wide = useMedia('wide');
  const [hasFace, setHasFace] = useState(false);
  useEffect(() => {
    void document.fonts.ready.then(() => setHasFace(true));
  }, []);
  useScene(typewriterScene, {
    root,
    playing,
    wanted: hasFace,
    state: wide,
    onBuild: (timeline) => {
      // Paused, the phrase stands whole: just before it is typed there is nothing to see.
      if (playing && typedBefore !== null && typedBefore !== language) timeline.seek('again');
      typedBefore = language;
    },
  });
  return null;
}
