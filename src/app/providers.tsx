import type { ReactNode } from 'react';
import { MotionProvider } from '../preferences/motion.tsx';
import { ThemeProvider } from '../preferences/theme.tsx';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <MotionProvider>{children}</MotionProvider>
    </ThemeProvider>
  );
}
