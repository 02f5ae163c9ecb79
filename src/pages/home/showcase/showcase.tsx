import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { CardCord } from './card-cord.tsx';
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { Jack } from '../../../components/jack/jack.tsx';
import { Robot } from '../../../components/robot/robot.tsx';
import { href } from '../../../content/routes.ts';
import { showcase } from './content.ts';
import { isForBrowser } from '../../../browser/presses.ts';
import { jumpTo } from '../../../scroll/scroll.ts';
import { useScene } from '../../../motion/use-scene.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { TimeRuler } from './time-ruler.tsx';
import { Card } from './card.tsx';
import { Clock } from './clock.tsx';
import { activeCard, pitchOf, showActive } from './strip.ts';
import { useKeptHour } from './use-kept-hour.ts';
import { scene as showcaseScene } from './showcase.scene.ts';
import kicker from './kicker.module.css';
import styles from './showcase.module.css';

/** A restaurant's Friday, card by card, on a strip that the scroll moves sideways. */
export function Showcase() {
  const { t } = useLanguage();
  const root = useRef<HTMLElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const reach = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const scene = useScene(showcaseScene, {
    root,
    // A strip swiped by hand before would be off the place that the scroll gives it.
    onBuild: () => strip.current?.scrollTo({ left: 0, behavior: 'instant' }),
  });
  useKeptHour(root);

  /** Whether the scroll moves the strip; otherwise visitors swipe it. */
  const isScrubbed = () => strip.current && getComputedStyle(strip.current).overflowX === 'hidden';

  /**
   * All cards are one tab stop: the arrow keys go from the strip to the card at the centre, then from card to
   * card.
   */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !root.current || isForBrowser(event)) return;
    const cards = [...root.current.querySelectorAll<HTMLElement>('[data-card]')];
    const at = cards.findIndex((card) => card === event.target);
    const next = at < 0 ? Number(root.current.dataset.active) : at + step;
    event.preventDefault();
    cards[Math.min(Math.max(next, 0), cards.length - 1)]?.focus();
  };

  /** Centres a focused card: scrolls the strip, or the page to where the strip shows it. */
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const section = root.current;
    const card = event.target.closest<HTMLElement>('[data-card]');
    if (!section || !card || !event.target.matches(':focus-visible')) return;
    if (!isScrubbed())
      return card.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'center' });
    const cards = [...section.querySelectorAll<HTMLElement>('[data-card]')];
    const top = section.getBoundingClientRect().top + window.scrollY;
    jumpTo(Math.round(top + cards.indexOf(card) * pitchOf(cards)));
  };

  /**
   * A search, or a growing selection, has scrolled the strip to its target: scroll the page there instead.
   */
  const scrollPage = (section: HTMLElement) => {
    let way = 0;
    for (const box of [strip.current, reach.current]) {
      way += box?.scrollLeft ?? 0;
      box?.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    }
    if (!way || !track.current) return;
    const { m41: x } = new DOMMatrix(getComputedStyle(track.current).transform);
    const { top, height } = section.getBoundingClientRect();
    const along = Math.min(Math.max(way - x, 0), height - window.innerHeight);
    jumpTo(Math.round(top + window.scrollY + along));
  };

  // The browser scrolls to words named in the address before any script has come.
  useEffect(() => {
    if (root.current && isScrubbed()) scrollPage(root.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once, as the page was found
  }, []);

  /** While visitors swipe the strip, the clock follows the card at the centre. */
  const onScroll = () => {
    if (!root.current || !strip.current) return;
    if (isScrubbed()) return scrollPage(root.current);
    const { scrollLeft, scrollWidth, clientWidth } = strip.current;
    const progress = scrollWidth > clientWidth ? scrollLeft / (scrollWidth - clientWidth) : 0;
    showActive(root.current, activeCard(progress, showcase.length));
  };

  return (
    <section
      {...scene.root}
      className={styles.showcase}
      data-section="showcase"
      data-header-theme="dark"
      data-active="0"
      style={{ '--cards': showcase.length }}
    >
      <Jack name="showcase" className={styles.anchor} />
      <div className={styles.viewport}>
        <div className={styles.head}>
          <p className={kicker.kicker}>
            <span>{t('showcase.kicker')}</span>{' '}
            <Link to={href('industries')} className="target">
              {t('showcase.trades')}
            </Link>
          </p>
          <FittedHeading name="showcase.title" />
          <a className={kicker.skip} href="#after-showcase">
            {t('showcase.skip')}
          </a>
        </div>
        <Clock />
        <div
          ref={strip}
          className={styles.strip}
          data-strip=""
          role="region"
          aria-label={t('showcase.strip')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
          tabIndex={0}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          <div ref={reach} className={styles.reach} onScroll={onScroll}>
            <div className={styles.room}>
              <div {...scene.part('track')} ref={track} className={styles.track}>
                <Robot className={styles.robot} sizes="340px" />
                <ol className={styles.cards}>
                  {showcase.map((card, index) => (
                    <Card key={card.id} card={card} index={index} />
                  ))}
                </ol>
                <div className={styles.end}>
                  <span>{t('showcase.end.1')}</span> <span>{t('showcase.end.2')}</span>
                </div>
              </div>
            </div>
          </div>
        </div>
        <TimeRuler />
        <div {...scene.part('cord')} className={styles.cord}>
          <CardCord />
        </div>
      </div>
      <span id="after-showcase" tabIndex={-1} />
    </section>
  );
}
