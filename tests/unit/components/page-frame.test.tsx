/** The frame of a page: a section that fails fails alone. */
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PageFrame } from '../../../src/components/page-frame/page-frame.tsx';
import { LanguageProvider } from '../../../src/i18n/language.tsx';
import { addMessages } from '../../../src/i18n/load-messages.ts';
import { render } from '../preferences/browser.ts';

const Broken = () => {
  throw new Error('broken section');
};

test('the second section of a page throws: the opening and the third stand, and a note says so', () => {
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
