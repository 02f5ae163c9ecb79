/** Messages that a component loads for itself: it suspends between its hooks until they are there. */
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

test('messages that arrive between two attempts of a render do not change the order of its hooks', async () => {
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

test('a messages file keeps its promise, before it has loaded and after', async () => {
  const before = messagesSettled('fr', 'service-dialog');
  await before;
  expect(messagesSettled('fr', 'service-dialog')).toBe(before);
});
