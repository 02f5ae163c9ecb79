/** Everything that plugs into the rack, in lists that rise into place. */
import { Link } from 'react-router-dom';
import { Jack } from '../../components/jack/jack.tsx';
import { useReveal } from '../../components/reveal/use-reveal.ts';
import { solutionLists } from './content.ts';
import { useLanguage } from '../../i18n/language.tsx';
import styles from './solutions.module.css';

export function Lists() {
  const { t } = useLanguage();
  const { root, part } = useReveal();
  return (
    <div {...root}>
      {solutionLists.map((list) => (
        <div key={list.id} {...part('rise')} className={styles.list}>
          <h2 style={{ fontStretch: `${list.width}%` }}>{t(list.name)}</h2>
          <ul>
            {list.items.map((item) => (
              <li key={item.name}>
                <Link to={item.to}>
                  <Jack className={styles.jack} /> <span data-carried="">{t(item.name)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
