/** The shell of every page: header, page, footer, cursor dot and smooth scrolling. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Boundary } from '../components/boundary/boundary.tsx';
import { CursorDot } from '../components/cursor-dot/cursor-dot.tsx';
import { Footer } from '../components/footer/footer.tsx';
import { Header } from '../components/header/header.tsx';
import { useLanguage } from '../i18n/language.tsx';
import { PageScroll } from '../scroll/page-scroll.ts';
import { repeatPresses } from './early-presses.ts';
import { Head } from './head.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { RouteChange } from './route-change.tsx';

export function RootLayout() {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  useEffect(() => {
    // In a separate task: React hydrates the target of a press at once, but not from within an effect.
    const timer = setTimeout(repeatPresses);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Head pathname={pathname} />
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Boundary silent>
        <Header />
      </Boundary>
      <PageOutlet />
      <Boundary>
        <Footer />
      </Boundary>
      <CursorDot />
      <RouteChange />
      <PageScroll />
    </>
  );
}
