/** The shell round every page: navbar, page, footer, the dot, and the motion that arrives after the paint. */
import { Outlet, useLocation, useOutletContext } from 'react-router-dom';
import { Boundary } from '../components/boundary/boundary.tsx';
import { CursorDot } from '../components/cursor-dot/cursor-dot.tsx';
import { Footer } from '../components/footer/footer.tsx';
import { Header } from '../components/header/header.tsx';
import { useLanguage } from '../i18n/language.tsx';
import { ErrorPage } from './error-page.tsx';
import { Head } from './head.tsx';
import type { PageContext } from './language-route.tsx';
import { RouteChange } from './route-change.tsx';
import { LazyMotion } from './lazy-motion.tsx';

export function RootLayout() {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const { complete } = useOutletContext<PageContext>();
  return (
    <>
      <Head pathname={pathname} />
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {complete ? <Outlet /> : <ErrorPage />}
      </main>
      <Boundary>
        <Footer />
      </Boundary>
      <CursorDot />
      <RouteChange />
      <LazyMotion />
    </>
  );
}
