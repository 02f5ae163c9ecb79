import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useChoice } from '../../../../src/pages/pricing/finder/use-choice.ts';
import { render } from '../../preferences/browser.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an edit that is made while the address is being written is neither lost nor undone', async () => {
  const router = createMemoryRouter(
    [{ path: '/pricing', Component: Probe, loader: () => null, shouldRevalidate: () => true }],
    { initialEntries: ['/pricing?calls=1500'], hydrationData: { loaderData: {} } },
  );
  const shown: number[] = [];
  let latest: ReturnType<typeof useChoice> | undefined;
  function Probe() {
    latest = useChoice();
    shown.push(latest[0].choice.calls);
    return null;
  }
  const settle = () => act(() => vi.advanceTimersByTimeAsync(400));
  await render(<RouterProvider router={router} />);
  await settle();
  expect(latest?.[0].choice.calls).toBe(1500);
  await act(async () => latest?.[1](() => ({ calls: 450 })));
  await act(async () => {
    vi.advanceTimersByTime(300);
    latest?.[1](() => ({ calls: 3001 }));
  });
  expect(latest?.[0].choice.calls).toBe(3001);
  await settle();
  await settle();
  expect(latest?.[0].choice.calls).toBe(3001);
  expect(router.state.location.search).toBe('?calls=3001');
  await act(async () => latest?.[1](() => ({ calls: 60_001 })));
  await settle();
  expect(router.state.location.search).toBe('?calls=60001');
  expect(shown.filter((calls, index) => calls !== shown[index - 1])).toEqual([1500, 450, 3001, 60_001]);
  // All edits share a mark: on a slow machine the address is written again before the router has shown it, and an edit
  // in between must be recognised by either.
  const { state } = router.state.location;
  await act(async () => latest?.[1](() => ({ calls: 450 })));
  await settle();
  expect(router.state.location.search).toBe('?calls=450');
  expect(router.state.location.state).toEqual(state);
});

test('an edit that is made just before a link is followed is there after Back', async () => {
  let latest: ReturnType<typeof useChoice> | undefined;
  const Probe = () => {
    latest = useChoice();
    return null;
  };
  const router = createMemoryRouter(
    [
      { path: '/pricing', Component: Probe },
      { path: '/terms', Component: () => null },
    ],
    // An address other than in the test before, whose edit is kept for the visit.
    { initialEntries: ['/pricing?calls=1600'] },
  );
  await render(<RouterProvider router={router} />);
  await act(async () => latest?.[1](({ calls }) => ({ calls: calls * 2 })));
  await act(() => router.navigate('/terms'));
  await act(() => router.navigate(-1));
  expect(latest?.[0].choice.calls).toBe(3200);
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(router.state.location.search).toBe('?calls=3200');
  await act(() => router.navigate('/terms'));
  await act(() => router.navigate('/pricing?calls=450'));
  expect(latest?.[0].choice.calls).toBe(450);
});
