import { useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { href, routeOf, type Section, subPages } from '../../content/routes.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { isMoved } from '../../pointer/is-moved.ts';
import { Jack } from '../jack/jack.tsx';
import { ThemePicture } from '../picture/picture.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './menu-panel.module.css';

/** A section's sub-pages, each with a jack, and the picture of the row under the pointer. */
export function MenuPanel({ section }: { section: Section }) {
  const { t } = useLanguage();
  const pages = subPages(section);
  const [active, setActive] = useState(pages[0]);
  const pictured = active?.menuPicture ? active : routeOf(section);
  const surface = active?.service?.surface ?? (section === 'solutions' ? 'automation' : 'phone');

  return (
    <div className={styles.panel} data-surface={surface} data-rows={pages.length}>
      <ul className={styles.rows}>
        {pages.map((route) => (
          <li key={route.page}>
            <NavLink
              to={route.path}
              end
              className={styles.row}
              data-active={route === active || undefined}
              onPointerMove={(event) => isMoved(event) && setActive(route)}
              onFocus={() => setActive(route)}
            >
              <Jack className={styles.jack} />
              <span className={styles.name} data-carried="">
                {t(`nav.${route.page}`)}
              </span>
              <span className={styles.line}>{t(`nav.${route.page}.line`)}</span>
              {route.service && <span className={styles.number}>{t(`line.${route.service.number}`)}</span>}
            </NavLink>
          </li>
        ))}
        <li>
          <Link to={href(section)} className={styles.all}>
            <span>{t(`nav.all.${section}`)}</span> <Icon name="arrow-right" />
          </Link>
        </li>
      </ul>
      {pictured.menuPicture && (
        <p className={styles.picture}>
          <ThemePicture
            key={pictured.page}
            light={pictured.menuPicture.light}
            dark={pictured.menuPicture.dark}
            alt=""
            sizes="334px"
            className={styles.image}
          />
          <span className={styles.caption}>{t(pictured.menuPicture.caption)}</span>
        </p>
      )}
    </div>
  );
}
