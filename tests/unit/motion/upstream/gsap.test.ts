/** GSAP's own behaviour. A test that fails here means that its file in `src/motion/upstream/` is no longer needed. */
import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';
import { expect, test, vi } from 'vitest';
import { catchErrors } from '../../../../src/motion/upstream/gsap-errors.ts';
import { keepPlaceOnRefresh } from '../../../../src/motion/upstream/gsap-refresh.ts';
import { isReverting } from '../../../../src/motion/upstream/gsap-reverting.ts';

test('registering ScrollTrigger requests an empty frame that requests itself again (gsap-sleep.ts)', async () => {
  const requested = vi.spyOn(window, 'requestAnimationFrame');
  gsap.registerPlugin(ScrollTrigger);
  const [selfRenewing] = requested.mock.calls
    .map(([task]) => task)
    .filter(({ name }) => name === '_rafBugFix');
  requested.mockClear();
  selfRenewing?.(0);
  expect(requested).toHaveBeenCalledWith(selfRenewing);
});

test('the ticker checks every 120 frames whether anything plays (gsap-sleep.ts)', () => {
  expect(gsap.config({})).toMatchObject({ autoSleep: 120 });
});

test('an error in a callback stops the tweens after it, unless it is caught (gsap-errors.ts)', () => {
  const throwing = () =>
    gsap.to(
      { x: 0 },
      {
        x: 1,
        duration: 9,
        onUpdate: () => {
          throw new Error('broken');
        },
      },
    );
  const after = { x: 0 };
  const broken = throwing();
  gsap.to(after, { x: 1, duration: 9 });
  expect(() => gsap.updateRoot(gsap.ticker.time + 1)).toThrow('broken');
  expect(after.x).toBe(0);

  const caught = vi.fn<(error: unknown) => void>();
  catchErrors(broken, (render) => {
    try {
      render();
    } catch (error) {
      caught(error);
    }
  });
  gsap.updateRoot(gsap.ticker.time + 2);
  expect(caught).toHaveBeenCalled();
  expect(after.x).toBeGreaterThan(0);
  gsap.globalTimeline.clear();
});

test('a revert sets the earlier values of a target again, and `isReverting` is true meanwhile (gsap-reverting.ts)', () => {
  const seen: [number, boolean][] = [];
  let now = -1;
  const target = {
    get value() {
      return now;
    },
    set value(next: number) {
      now = next;
      seen.push([next, isReverting()]);
    },
  };
  const context = gsap.context(() => {
    const timeline = gsap.timeline({ paused: true });
    timeline.set(target, { value: 0 }, 1).set(target, { value: 1 }, 2);
    timeline.progress(1);
  });
  seen.splice(0);
  context.revert();
  expect(seen).toContainEqual([0, true]);
});

test('a refresh gives the scroll restoration back as it was at the registration, unless it is kept (gsap-refresh.ts)', () => {
  const refreshed = () => {
    history.scrollRestoration = 'manual';
    ScrollTrigger.refresh();
    return history.scrollRestoration;
  };
  expect(refreshed()).toBe('auto');
  keepPlaceOnRefresh();
  expect(refreshed()).toBe('manual');
});
