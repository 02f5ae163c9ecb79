import { expect, test } from 'vitest';
import { useLanguage } from '../../../src/i18n/language.tsx';
import { useMotion } from '../../../src/preferences/motion.tsx';
import { useTheme } from '../../../src/preferences/theme.tsx';
import { render } from './browser.ts';

test.each([
  ['useLanguage', useLanguage, 'LanguageProvider'],
  ['useTheme', useTheme, 'ThemeProvider'],
  ['useMotion', useMotion, 'MotionProvider'],
] as const)('%s throws a clear error outside its provider', (name, hook, provider) => {
  let message = '';
  const Use = () => {
    try {
      hook();
    } catch (error) {
      message = (error as Error).message;
    }
    return null;
  };
  render(<Use />);
  expect(message).toBe(`${name} must be used inside a ${provider}`);
});
