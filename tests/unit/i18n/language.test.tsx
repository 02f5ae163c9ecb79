import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { LanguageRoute, loader } from '../../../src/app/language-route.tsx';
import { useLanguage } from '../../../src/i18n/language.tsx';
import { addMessages, translate } from '../../../src/i18n/load-messages.ts';
import { render } from '../preferences/browser.ts';

describe('language', () => {
  test('a key that the language lacks falls back to the key text', () => {
    addMessages('en', { 'only.english': 'Hello' });
    expect(translate('en', 'only.english' as never)).toBe('Hello');
    expect(translate('fr', 'only.english' as never)).toBe('only.english');
    expect(translate('en', 'nowhere.at.all' as never)).toBe('nowhere.at.all');
  });

  test('starts English, changes everything at once, and is not persisted', async () => {
    let value: ReturnType<typeof useLanguage> | undefined;
    const Use = () => {
      value = useLanguage();
      return null;
    };
    const router = createMemoryRouter(
      [{ Component: LanguageRoute, loader, children: [{ path: '*', Component: Use }] }],
      { initialEntries: ['/no-such-line'] },
    );
    await vi.waitFor(() => expect(router.state.initialized).toBe(true));
    render(<RouterProvider router={router} />);
    expect(value?.language).toBe('en');
    await act(() => value?.choose('fr'));
    expect(value?.language).toBe('fr');
    expect(document.documentElement.lang).toBe('fr');
    expect(value?.t('page.not-found.title.1')).toBe('Faux');
    expect(localStorage.length).toBe(0);
    await act(() => value?.choose('en'));
    expect(value?.language).toBe('en');
  });
});
