import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { RouteChange } from '../../../src/app/route-change.tsx';
import { ready, routeObjects } from '../../../src/app/router.tsx';
import { translate } from '../../../src/i18n/load-messages.ts';
import { render, systemPrefers } from '../preferences/browser.ts';

test('the error page replaces a layout that throws, in the visitor’s language', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const router = createMemoryRouter(routeObjects(), { initialEntries: ['/terms'] });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 25_000 });
  const { host } = render(<RouterProvider router={router} />);
  // Outside the providers of theme and motion the header and the footer throw.
  expect(host.textContent).toContain(translate('en', 'error.text'));
}, 30_000);

test('the prerendered page is hydrated once its messages have loaded, however long they take', async () => {
  vi.useFakeTimers();
  let arrive = () => {};
  const messages = new Promise<null>((done) => {
    arrive = () => done(null);
  });
  let isReady = false;
  const slow = createMemoryRouter([{ path: '/', loader: () => messages, Component: () => null }]);
  const waiting = ready(slow).then(() => {
    isReady = true;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isReady).toBe(false);
  arrive();
  await waiting;
  expect(isReady).toBe(true);
  vi.useRealTimers();
});

test('a malformed fragment does not break the page', async () => {
  systemPrefers(false);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = <RouteChange />;
  const router = createMemoryRouter([{ path: '*', element: page, errorElement: 'broken' }]);
  const { host } = render(<RouterProvider router={router} />);
  await act(() => router.navigate('/#%E0%A4%A'));
  expect(router.state.location.hash).toBe('#%E0%A4%A');
  expect(host.textContent).not.toContain('broken');
});
