/** The four services as a list, each a link to its page. */
import { Link } from 'react-router-dom';
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Jack } from '../../../components/jack/jack.tsx';
import { useReveal } from '../../../components/reveal/use-reveal.ts';
import { type SubPage, subPages } from '../../../content/routes.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from './service-list.module.css';

/** The four names' font widths, per cent. */
const widths: Record<SubPage<'services'>, number> = {
  chatbots: 66,
  'phone-systems': 84,
  automation: 104,
  website: 126,
};

export function ServiceList() {
  const { t } = useLanguage();
  const { root, part } = useReveal();
  return (
    <section {...root} className={styles.list} data-section="service-list">
      <FittedHeading name="services-page.title" className={styles.title} />
      <ul>
        {subPages('services').map(({ path, page, service }) => (
          <li key={path} {...part('rise')}>
            <Link to={path} className={styles.entry} data-surface={service?.surface}>
              <span className={styles.line}>
                <Jack /> <span>{service && t(`line.${service.number}`)}</span>
              </span>
              <span className={styles.name} style={{ fontStretch: `${widths[page]}%` }} data-carried="">
                {t(`nav.${page}`)}
              </span>
              <span className={styles.text}>{t(`services-page.${page}`)}</span>
              <Icon name="arrow-right" size={30} weight={2.5} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
