/** Messages that are not the page's own: a component waits for them in the midst of its hooks. */
import { startTransition, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { LanguageProvider, useMessages } from '../../../src/i18n/language.tsx';
import { messagesSettled } from '../../../src/i18n/load-messages.ts';

vi.mock('../../../src/i18n/catalogue.ts', () => ({
  catalogue: { 'service-dialog': { en: async () => ({ messages: {} }), fr: async () => ({ messages: {} }) } },
}));

function Late() {
  useMessages('service-dialog');
  const [kept] = useState('whole');
  return <p>{kept}</p>;
}

test('messages that arrive between two attempts of one render: the second meets what the first has met', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const onRecoverableError = vi.fn();
  const root = createRoot(host, { onRecoverableError });
  startTransition(() =>
    root.render(
      <LanguageProvider language="en" choose={async () => {}}>
        <Suspense fallback={null}>
          <Late />
        </Suspense>
      </LanguageProvider>,
    ),
  );
  await vi.waitFor(() => expect(host.textContent).toBe('whole'));
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
  host.remove();
});

test('one promise for one file, before it has come and after', async () => {
  const before = messagesSettled('fr', 'service-dialog');
  await before;
  expect(messagesSettled('fr', 'service-dialog')).toBe(before);
});
