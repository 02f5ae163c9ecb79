import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { Meter } from '../../../components/meter/meter.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { useReveal } from '../../../components/reveal/use-reveal.ts';
import { Stars } from './stars.tsx';
import { phoneSatisfaction } from '../../../content/claims.ts';
import { figureIn } from '../../../content/figures.ts';
import { testimonials } from './content.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from './testimonials.module.css';

/** Three customers in conversation, each in a ceramic speech bubble. */
export function Testimonials() {
  const { language, t } = useLanguage();
  const { root, part } = useReveal();
  return (
    <section {...root} className={styles.testimonials} data-section="testimonials">
      <FittedHeading name="testimonials.title" className={styles.title} />
      {testimonials.map((person) => (
        <figure key={person.id} {...part('rise')} className={styles.person} data-person={person.id}>
          <blockquote className={styles.bubble}>
            <Stars />
            <p className={styles.quote}>{t(person.text)}</p>
            <svg className={styles.tail} viewBox="0 0 60 42" aria-hidden="true">
              <path d="M6 0 C6 16 4 30 0 42 C26 38 46 22 56 0 Z" fill="currentColor" />
            </svg>
          </blockquote>
          <figcaption className={styles.caption}>
            <Picture name={person.image} alt={t(person.alt)} sizes="184px" className={styles.portrait} />
            <p>
              <strong className={styles.name} translate="no">
                {person.name}
              </strong>
              <span>{t(person.role)}</span>
              <span translate="no">{person.company}</span>
            </p>
          </figcaption>
        </figure>
      ))}
      <p {...part('rise')} className={styles.satisfied}>
        <Meter percent={phoneSatisfaction} />
        <strong>{figureIn(language, `${phoneSatisfaction}%`)}</strong>{' '}
        <span>{t('testimonials.satisfied')}</span>
      </p>
    </section>
  );
}
