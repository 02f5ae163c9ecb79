import { useState } from 'react';
import { Link } from 'react-router-dom';
import { menuPictures, serviceLines } from '../../content/menus.ts';
import type { Route } from '../../content/routes.ts';
import type { Key } from '../../i18n/keys.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Jack } from '../jack/jack.tsx';
import { ThemePicture } from '../picture/picture.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './menu-panel.module.css';

/** A section's sub-pages as jacks on a board, with the picture of the row under the pointer. */
export function MenuPanel({ section, pages }: { section: Route; pages: Route[] }) {
  const { t } = useLanguage();
  const [active, setActive] = useState(pages[0]?.path ?? '');
  const shown = menuPictures[active] ? active : section.path;
  const picture = menuPictures[shown];
  const surface = serviceLines[active]?.surface ?? (section.path === '/solutions' ? 'automation' : 'phone');

  return (
    <div className={styles.panel} data-surface={surface} data-rows={pages.length}>
      <ul className={styles.rows}>
        {pages.map((page) => {
          const line = serviceLines[page.path]?.line;
          return (
            <li key={page.path}>
              <Link
                to={page.path}
                className={styles.row}
                data-active={page.path === active || undefined}
                onPointerEnter={() => setActive(page.path)}
                onFocus={() => setActive(page.path)}
              >
                <Jack className={styles.jack} />
                <span className={styles.name}>{t(page.label)}</span>
                <span className={styles.line}>{t(`${page.label}.line` as Key)}</span>
                {line && <span className={styles.number}>{t(line)}</span>}
              </Link>
            </li>
          );
        })}
        <li>
          <Link to={section.path} className={styles.all}>
            {t(`nav.all.${section.page}` as Key)} <Icon name="arrow-right" />
          </Link>
        </li>
      </ul>
      {picture && (
        <p className={styles.picture}>
          <ThemePicture
            key={shown}
            light={picture.light}
            dark={picture.dark}
            alt=""
            sizes="334px"
            className={styles.image}
          />
          <span className={styles.caption}>{t(picture.caption)}</span>
        </p>
      )}
    </div>
  );
}
