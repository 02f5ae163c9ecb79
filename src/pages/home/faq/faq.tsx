import { Disclosure } from '../../../components/disclosure/disclosure.tsx';
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { Jack } from '../../../components/jack/jack.tsx';
import { useReveal } from '../../../components/reveal/use-reveal.ts';
import { Robot } from '../../../components/robot/robot.tsx';
import { faq } from '../../../content/faq.ts';
import styles from './faq.module.css';

export function Faq() {
  const { root, part } = useReveal();
  return (
    <section {...root} className={styles.faq} data-section="faq">
      <div className={styles.side}>
        <FittedHeading name="faq.title" />
        <Robot className={styles.robot} sizes="290px" />
      </div>
      <div {...part('rise')} className={styles.list}>
        <Disclosure name="faq" items={faq} openAt={1} />
        <p className={styles.foot}>
          <Jack name="faq-foot" />
        </p>
      </div>
    </section>
  );
}
