import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import { importAgain } from '../../browser/import-again.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Boundary } from '../boundary/boundary.tsx';
import { Button } from '../button/button.tsx';
import { Logo } from '../logo/logo.tsx';
import { useEntryState } from '../modal/use-entry-state.ts';
import { href } from '../../content/routes.ts';
import { LanguageToggle } from './language-toggle.tsx';
import type { MenuSheet } from './menu-sheet.tsx';
import { Navigation } from './navigation.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useNavbar } from './use-navbar.ts';
import styles from './header.module.css';

const loadSheet = () => importAgain(() => import('./menu-sheet.tsx'));

/**
 * The fixed header. It hides while the page scrolls down and comes back on the way up, on focus and at the
 * top.
 */
export function Header() {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const root = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // Holds the loaded component itself: React's `lazy` would keep a failure for good.
  const [Sheet, setSheet] = useEntryState<typeof MenuSheet | null>(null);
  useNavbar(root, pathname);

  const close = useCallback(() => {
    // The header cannot take the focus while the sheet is open, so the sheet goes first.
    flushSync(() => setSheet(null));
    // The button is gone if the window has been widened.
    const isShown = opener.current?.checkVisibility();
    (isShown ? opener.current : root.current?.querySelector('a'))?.focus();
  }, [setSheet]);

  return (
    <header ref={root} className={styles.header} data-component="header">
      <Link to={href('home')} className={styles.home} aria-label={`Allô, ${t('nav.home')}`}>
        <Logo />
      </Link>
      <Navigation />
      <div className={styles.tools}>
        <LanguageToggle />
        <ThemeToggle />
        <span className={styles.start}>
          <Button variant="secondary" href={href('pricing')}>
            {t('action.get-started')}
          </Button>
        </span>
      </div>
      <button
        ref={opener}
        type="button"
        className={styles.menu}
        aria-haspopup="dialog"
        aria-expanded={Sheet !== null}
        onPointerDown={() => void loadSheet().catch(() => {})}
        onClick={() =>
          void loadSheet().then(
            (module) => setSheet(module.MenuSheet),
            () => {},
          )
        }
      >
        <span className="sr-only">{t('menu.open')}</span>
        <i aria-hidden="true" />
      </button>
      <noscript>
        <a className={styles.menu} href="#footer-quick">
          <span className="sr-only">{t('menu.open')}</span>
          <i aria-hidden="true" />
        </a>
      </noscript>
      {Sheet && (
        <Boundary silent onError={() => setSheet(null)}>
          <Sheet onClose={close} />
        </Boundary>
      )}
    </header>
  );
}
