import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { isSection, type PageName, type Route, routes } from '../../content/routes.ts';
import { mediaQuery, watchMedia } from '../../browser/media.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { isMoved } from '../../pointer/is-moved.ts';
import { useEntryState } from '../modal/use-entry-state.ts';
import { DisclosureButton } from './disclosure-button.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './navigation.module.css';

/** Time a menu stays after the mouse has left it, ms. */
const GRACE = 260;
/** Time after the mouse has opened a menu in which a click on its button does not close it again, ms. */
const CLICK_FOLLOWS = 500;

const items = routes.filter((route) => route.bar);

/** The header's pill: each section is a link, with a button for its sub-pages if it has some. */
export function Navigation() {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const root = useRef<HTMLElement>(null);
  const timer = useRef(0);
  const hoveredAt = useRef(Number.NEGATIVE_INFINITY);
  /**
   * The section under the mouse, which opens on its next move: the header may come back under a resting
   * mouse.
   */
  const entered = useRef<string | null>(null);
  const left = useRef<string | null>(null);
  const [open, setOpen] = useEntryState<string | null>(null);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(null);
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, [open, setOpen]);
  // A tablet turned upright has the sheet instead.
  useEffect(() => watchMedia(mediaQuery(['wide']), () => setOpen(null)), [setOpen]);

  const closeSoon = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      // A menu in use by keyboard does not close for the mouse.
      if (!root.current?.querySelector('[data-open] :focus-visible')) setOpen(null);
    }, GRACE);
  };
  const enter =
    (path: string | null) =>
    ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      // While the browser captures the old page, a resting mouse leaves the header and enters it again.
      const turns = document.documentElement.dataset.transition === 'page';
      entered.current = turns && path === left.current ? null : path;
      if (path === open) clearTimeout(timer.current);
    };
  const leave =
    (path: string | null) =>
    ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      entered.current = null;
      left.current = path;
      closeSoon();
    };
  const move = (path: string | null) => (event: PointerEvent) => {
    if (!path || entered.current !== path || !isMoved(event)) return;
    entered.current = null;
    clearTimeout(timer.current);
    if (path !== open) hoveredAt.current = event.timeStamp;
    setOpen(path);
  };
  const toggle = (path: string) => (event: MouseEvent) => {
    // Hover has just opened the menu that this click means to open. `detail` is 0 for a key.
    const opensTwice = event.detail > 0 && event.timeStamp - hoveredAt.current < CLICK_FOLLOWS;
    setOpen(open === path && !opensTwice ? null : path);
  };
  useEffect(() => {
    if (!open) return;
    const escape = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      const nav = root.current;
      if (nav?.contains(document.activeElement))
        nav.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      setOpen(null);
    };
    addEventListener('keydown', escape);
    return () => removeEventListener('keydown', escape);
  }, [open, setOpen]);
  const blur = (path: string) => (event: FocusEvent) => {
    if (open === path && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
      setOpen(null);
  };

  const item = (route: Route<PageName>) => {
    const menu = isSection(route.page) ? route.page : null;
    const id = `menu-${route.page}`;
    const isOpen = open === route.path;
    return (
      <li
        key={route.path}
        className={styles.item}
        data-open={isOpen || undefined}
        onPointerEnter={enter(menu ? route.path : null)}
        onPointerMove={move(menu ? route.path : null)}
        onPointerLeave={leave(menu ? route.path : null)}
        onBlur={blur(route.path)}
      >
        <NavLink
          to={route.path}
          end={!menu}
          aria-current={pathname === route.path ? 'page' : 'true'}
          className={`${styles.link} target`}
          data-press=""
        >
          {t(`nav.${route.page}`)}
        </NavLink>
        {menu && (
          <>
            <DisclosureButton
              route={route}
              controls={id}
              open={isOpen}
              onToggle={toggle(route.path)}
              className={styles.disclose}
            >
              <Icon name="chevron" size={14} weight={3} />
            </DisclosureButton>
            <div id={id} className={styles.panel} hidden={!isOpen}>
              <MenuPanel section={menu} />
            </div>
          </>
        )}
      </li>
    );
  };

  return (
    <nav ref={root} className={styles.nav} aria-label={t('nav.label')}>
      <ul className={styles.pill}>{items.map(item)}</ul>
    </nav>
  );
}
