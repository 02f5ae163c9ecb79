import { useState } from 'react';
import { Link } from 'react-router-dom';
import { menuPictures, serviceLines } from '../../content/menus.ts';
import { href, type PageName, type Section, subPages } from '../../content/routes.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Jack } from '../jack/jack.tsx';
import { ThemePicture } from '../picture/picture.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './menu-panel.module.css';

/** A section's sub-pages, each with a jack, and with the picture of the row under the pointer. */
export function MenuPanel({ section }: { section: Section }) {
  const { t } = useLanguage();
  const pages = subPages(section);
  const [active, setActive] = useState<PageName>(pages[0]?.page ?? section);
  const shown = menuPictures[active] ? active : section;
  const picture = menuPictures[shown];
  const surface = serviceLines[active]?.surface ?? (section === 'solutions' ? 'automation' : 'phone');

  return (
    <div className={styles.panel} data-surface={surface} data-rows={pages.length}>
      <ul className={styles.rows}>
        {pages.map(({ page, path }) => {
          const line = serviceLines[page]?.line;
          return (
            <li key={page}>
              <Link
                to={path}
                className={styles.row}
                data-active={page === active || undefined}
                onPointerEnter={() => setActive(page)}
                onFocus={() => setActive(page)}
              >
                <Jack className={styles.jack} />
                <span className={styles.name} data-carried="">
                  {t(`nav.${page}`)}
                </span>
                <span className={styles.line}>{t(`nav.${page}.line`)}</span>
                {line && <span className={styles.number}>{t(line)}</span>}
              </Link>
            </li>
          );
        })}
        <li>
          <Link to={href(section)} className={styles.all}>
            <span>{t(`nav.all.${section}`)}</span> <Icon name="arrow-right" />
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
