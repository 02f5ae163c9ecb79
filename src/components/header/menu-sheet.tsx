import { useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { href, isSection, type PageName, routes, subPages } from '../../content/routes.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { mediaQuery, watchMedia } from '../../browser/media.ts';
import { Button } from '../button/button.tsx';
import { Jack } from '../jack/jack.tsx';
import { Logo } from '../logo/logo.tsx';
import { useModal } from '../modal/use-modal.ts';
import { DisclosureButton } from './disclosure-button.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './menu-sheet.module.css';

/** The menu of narrow screens: a full-screen sheet whose jacks disclose the sub-pages. Rendered while it is open. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState<PageName | null>('services');

  useModal(dialog, onClose);
  // Closes in a wider window, where the header shows everything and a hidden sheet would trap the focus.
  useEffect(() => watchMedia(mediaQuery(['wide']), onClose), [onClose]);

  return (
    <dialog ref={dialog} className={styles.sheet} aria-label={t('menu.open')}>
      <div className={styles.top}>
        <Logo />
        <button type="button" className={styles.close} onClick={onClose}>
          <span className="sr-only">{t('menu.close')}</span>
          <Icon name="close" size={22} weight={3} />
        </button>
      </div>
      <nav aria-label={t('nav.label')}>
        <ul>
          {routes
            .filter((route) => route.bar)
            .map((route) => {
              const pages = isSection(route.page) ? subPages(route.page) : [];
              const isOpen = open === route.page;
              const id = `sheet-${route.page}`;
              return (
                <li key={route.path} className={styles.item} data-open={isOpen || undefined}>
                  <div className={styles.head}>
                    <NavLink to={route.path} end className={styles.link}>
                      {t(`nav.${route.page}`)}
                    </NavLink>
                    {pages.length > 0 && (
                      <DisclosureButton
                        route={route}
                        controls={id}
                        open={isOpen}
                        onToggle={() => setOpen(isOpen ? null : route.page)}
                        className={styles.disclose}
                      >
                        <Jack className={styles.jack} />
                      </DisclosureButton>
                    )}
                  </div>
                  {pages.length > 0 && (
                    <ul id={id} className={styles.tiles} hidden={!isOpen}>
                      {pages.map(({ page, path, service }, index) => {
                        const surface =
                          service?.surface ??
                          (['chatbot', 'phone', 'automation', 'website'] as const)[index % 4];
                        return (
                          <li key={path}>
                            <NavLink to={path} end className={styles.tile} data-surface={surface}>
                              <span className={styles.line}>{service && t(`line.${service.number}`)}</span>
                              <span className={styles.name} data-carried="">
                                {t(`nav.${page}`)}
                              </span>
                            </NavLink>
                          </li>
                        );
                      })}
                    </ul>
                  )}
                </li>
              );
            })}
        </ul>
      </nav>
      <div className={styles.foot}>
        <LanguageToggle />
        <ThemeToggle />
        <Button variant="secondary" href={href('pricing')}>
          {t('action.get-started')}
        </Button>
      </div>
    </dialog>
  );
}
