/** The frame of a page: a section that throws fails alone. */
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PageFrame } from '../../../src/components/page-frame/page-frame.tsx';
import { LanguageProvider } from '../../../src/i18n/language.tsx';
import { addMessages } from '../../../src/i18n/load-messages.ts';
import { render } from '../preferences/browser.ts';

const Broken = () => {
  throw new Error('broken section');
};

test('a note replaces a section that throws, and the sections before and after it stay', () => {
  addMessages('en', { 'error.section': 'This part could not be shown.' });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { host, unmount } = render(
    <LanguageProvider language="en" choose={async () => {}}>
      <MemoryRouter>
        <PageFrame opening={<h1>Opening</h1>}>
          <Broken />
          <p>Third</p>
        </PageFrame>
      </MemoryRouter>
    </LanguageProvider>,
  );
  expect(host.textContent).toContain('Opening');
  expect(host.textContent).toContain('This part could not be shown.');
  expect(host.textContent).toContain('Third');
  unmount();
});
