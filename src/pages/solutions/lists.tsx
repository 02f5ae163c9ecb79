/** Everything that plugs into the rack, in lists that rise into place. */
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Jack } from '../../components/jack/jack.tsx';
import { useReveal } from '../../components/reveal/use-reveal.ts';
import { solutionLists } from '../../content/solutions.ts';
import { useLanguage } from '../../i18n/language.tsx';
import styles from './solutions.module.css';

export function Lists() {
  const { t } = useLanguage();
  const lists = useRef<HTMLDivElement>(null);
  useReveal(lists);
  return (
    <div ref={lists} data-scene="reveal">
      {solutionLists.map((list) => (
        <div key={list.id} className={styles.list} data-part="rise">
          <h2 style={{ fontStretch: `${list.width}%` }}>{t(list.name)}</h2>
          <ul>
            {list.items.map((item) => (
              <li key={item.name}>
                <Link to={item.to}>
                  <Jack className={styles.jack} /> <span>{t(item.name)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
