import { Link } from 'react-router-dom';
import { Heading } from '../../components/headline/heading.tsx';
import { Jack } from '../../components/jack/jack.tsx';
import type { HeadingName } from '../../content/headings.ts';
import { routes, subPages } from '../../content/routes.ts';
import type { Key } from '../../content/words/keys.ts';
import { useLanguage } from '../../preferences/language.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './lead.module.css';

/** A page's opening: its name in two voices, what it is about, and the pages beside it, each on its jack. */
export function Lead({ page }: { page: string }) {
  const { t } = useLanguage();
  const route = routes.find((other) => other.page === page);
  const family = route ? subPages(route.path) : [];
  const siblings = route?.parent ? subPages(route.parent).filter((other) => other.page !== page) : [];
  const ways = family.length > 0 ? family : siblings;
  return (
    <section className={styles.lead} data-section={page}>
      <Heading level={1} name={`page.${page}` as HeadingName} />
      <div className={styles.body}>
        <p className={styles.text}>{t(`page.${page}.lead` as Key)}</p>
        {ways.length > 0 && (
          <ul className={styles.ways}>
            {ways.map((way) => (
              <li key={way.path}>
                <Link to={way.path}>
                  <Jack /> <span>{t(way.label)}</span>
                  <Icon name="arrow-right" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
