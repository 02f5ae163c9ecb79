import type { ReactNode } from 'react';
import { LanguageProvider } from '../i18n/language.tsx';
import { MotionProvider } from '../preferences/motion.tsx';
import { ThemeProvider } from '../preferences/theme.tsx';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <MotionProvider>
        <LanguageProvider>{children}</LanguageProvider>
      </MotionProvider>
    </ThemeProvider>
  );
}
