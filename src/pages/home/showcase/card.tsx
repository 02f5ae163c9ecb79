/** A card of the strip: what happened, and three things that it shows. */
import { Jack } from '../../../components/jack/jack.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { WideningText } from '../../../components/widening-text/widening-text.tsx';
import type { ShowcaseCard } from './content.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { part } from '../../../motion/scene.ts';
import type { scene } from './showcase.scene.ts';
import styles from './card.module.css';

export function Card({ card, index }: { card: ShowcaseCard; index: number }) {
  const { t } = useLanguage();
  return (
    <li
      {...part<typeof scene>('card')}
      className={styles.card}
      style={{ background: card.backgroundColor }}
      data-card={card.id}
      data-index={index}
      data-now={index === 0 ? '' : undefined}
      data-dark={card.dark || undefined}
      tabIndex={-1}
    >
      <Picture name={card.image} alt={t(card.alt)} sizes="310px" className={styles.picture} />
      <Jack className={styles.jack} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <WideningText>{t(card.title)}</WideningText>
        </h3>
        <p className={styles.text}>{t(card.description)}</p>
        <ul className={styles.benefits}>
          {card.benefits.map((benefit) => (
            <li key={benefit}>{t(benefit)}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}
