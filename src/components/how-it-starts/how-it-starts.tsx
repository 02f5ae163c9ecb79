/** The three steps from a first look to an open line, joined by two cables, and a button for the first of them. */
import { askFor } from '../../content/contact.ts';
import { href } from '../../content/routes.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Button } from '../button/button.tsx';
import { Cable } from '../cable/cable.tsx';
import { cubicPath } from '../cable/cubic.ts';
import { FittedHeading } from '../fitted-heading/fitted-heading.tsx';
import { Jack } from '../jack/jack.tsx';
import { useReveal } from '../reveal/use-reveal.ts';
import styles from './how-it-starts.module.css';

/** The steps' numbers and the font width of each, per cent. */
const steps = [
  [1, 62],
  [2, 92],
  [3, 124],
] as const;

/** A cable from one step's jack to the next, drawn to the width of the step. */
const cable = cubicPath([
  { x: 0, y: 20 },
  { x: 60, y: 96 },
  { x: 240, y: 96 },
  { x: 300, y: 20 },
]);

/** Leads to the prices first, or, on the page that shows them, to someone who answers. */
export function HowItStarts({ pricesShown }: { pricesShown?: true }) {
  const { t } = useLanguage();
  const { root, part } = useReveal();
  return (
    <section {...root} className={styles.start} data-component="how-it-starts">
      <FittedHeading name="start.title" />
      <ol className={styles.steps}>
        {steps.map(([n, width]) => (
          <li key={n} {...part('rise')} className={styles.step} data-step={n}>
            <Jack className={styles.jack} />
            {n < 3 && (
              <svg
                className={styles.cable}
                viewBox="0 0 300 100"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <Cable path={cable} />
              </svg>
            )}
            <span className={styles.number} style={{ fontStretch: `${width}%` }} aria-hidden="true">
              {n}
            </span>
            <h3>{t(`start.${n}.title`)}</h3>
            <p>{t(`start.${n}.text`)}</p>
          </li>
        ))}
      </ol>
      <p {...part('rise')} className={styles.actions}>
        {!pricesShown && (
          <Button variant="primary" href={href('pricing')}>
            {t('action.get-started')}
          </Button>
        )}
        <Button variant={pricesShown ? 'primary' : 'outline'} href={askFor('demo')}>
          {t('action.book-demo')}
        </Button>
      </p>
    </section>
  );
}
