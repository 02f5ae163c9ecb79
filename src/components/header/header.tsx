import { lazy, Suspense, useCallback, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '../../i18n/language.tsx';
import { Boundary } from '../boundary/boundary.tsx';
import { Button } from '../button/button.tsx';
import { Logo } from '../logo/logo.tsx';
import { useEntryState } from '../modal/use-entry-state.ts';
import { href } from '../../content/routes.ts';
import { LanguageToggle } from './language-toggle.tsx';
import { Navigation } from './navigation.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useNavbar } from './use-navbar.ts';
import styles from './header.module.css';

const loadSheet = () => import('./menu-sheet.tsx');
const MenuSheet = lazy(() => loadSheet().then((module) => ({ default: module.MenuSheet })));

/** The fixed bar. It is hidden while the page scrolls down and comes back on the way up, on focus and at the top. */
export function Header() {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const root = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useEntryState(false);
  useNavbar(root, pathname);

  const close = useCallback(() => {
    setMenu(false);
    opener.current?.focus();
  }, [setMenu]);

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
        aria-expanded={menu}
        onPointerDown={() => void loadSheet().catch(() => {})}
        onClick={() => setMenu(true)}
      >
        <span className="sr-only">{t('menu.open')}</span>
        <i aria-hidden="true" />
      </button>
      {menu && (
        <Boundary silent>
          <Suspense fallback={null}>
            <MenuSheet onClose={close} />
          </Suspense>
        </Boundary>
      )}
    </header>
  );
}
