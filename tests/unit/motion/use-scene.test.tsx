/** `useScene`: the compiler checks the state that a section passes, and the scene begins and ends with the section. */
import { act, Activity, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scene as cards } from '../../../src/components/service-cards/service-cards.scene.ts';
import { gsap } from '../../../src/motion/gsap.ts';
import { byHand, defineScene, part } from '../../../src/motion/scene.ts';
import { useScene } from '../../../src/motion/use-scene.ts';
import { Near } from './near.ts';
import { scene as showcase } from '../../../src/pages/home/showcase/showcase.scene.ts';
import { MotionProvider } from '../../../src/preferences/motion.tsx';

/** Never called. The type check fails if a line compiles that is expected to be an error. */
export function sections() {
  const { part: cardPart } = useScene(cards, { state: { chosen: 2, was: 0 } });
  const { part: showcasePart } = useScene(showcase);
  useScene(showcase, { playing: false });
  // @ts-expect-error -- a key that the scene does not know
  useScene(cards, { state: { chosen: 2, before: 0 } });
  // @ts-expect-error -- a state of another type
  useScene(cards, { state: 'wide' });
  // @ts-expect-error -- no state
  useScene(cards);
  // @ts-expect-error -- no state beside another option
  useScene(cards, { playing: true });
  // @ts-expect-error -- a state for a scene that has none
  useScene(showcase, { state: 3 });
  cardPart('words');
  showcasePart('track');
  // @ts-expect-error -- a part that the scene does not know
  showcasePart('trak');
  part<typeof showcase>('time-ruler');
  // @ts-expect-error -- a part that the scene's type does not know
  part<typeof showcase>('ruler');
}

const slide = defineScene({
  name: 'slide',
  parts: { box: 'one' },
  config: { distance: 40 },
  runs: byHand,
  build(timeline, { box }, { distance }, times: number) {
    timeline.fromTo(box, { x: 5 }, { x: distance * times, duration: 1 });
  },
});

/** Sets the outcome of the footer's switch and the system's preference. */
const setMotion = (full: boolean) =>
  act(async () => {
    if (full) document.documentElement.dataset.motion = 'full';
    else delete document.documentElement.dataset.motion;
    dispatchEvent(new Event('allo:motion'));
  });

let host: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', Near);
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: !query.includes('reduced-motion: reduce') }),
  );
  host = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  delete document.documentElement.dataset.motion;
  host.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Props = { state: number; built?: (x: string) => void };

function Section({ state, built }: Props) {
  const scene = useScene(slide, {
    state,
    onBuild: () => built?.(box()?.style.transform ?? ''),
  });
  return (
    <section {...scene.root}>
      <p {...scene.part('box')}>{state}</p>
    </section>
  );
}
const box = () => host.querySelector('p');

test('a scene is mounted when motion is on, rebuilt before the paint, reverted when motion is off, and ended with its section', async () => {
  const built = vi.fn<(x: string) => void>();
  const page = createRoot(host);
  const render = (state: number) =>
    act(async () =>
      page.render(
        <StrictMode>
          <MotionProvider>
            <Section state={state} built={built} />
          </MotionProvider>
        </StrictMode>,
      ),
    );
  await render(1);
  expect(built).not.toHaveBeenCalled();
  await setMotion(true);
  await vi.waitFor(() => expect(built).toHaveBeenCalledTimes(1));
  expect(box()?.style.transform).toContain('5px');
  await render(1);
  expect(built).toHaveBeenCalledTimes(1);
  await render(2);
  expect(built).toHaveBeenCalledTimes(2);
  await setMotion(false);
  expect(box()?.getAttribute('style')).toBeFalsy();
  await setMotion(true);
  await vi.waitFor(() => expect(built).toHaveBeenCalledTimes(3));
  const element = box();
  expect(gsap.getTweensOf(element)).toHaveLength(1);
  const measured = vi.spyOn(globalThis, 'getComputedStyle');
  await act(async () => page.unmount());
  // The styles are not put back: that would take time from the page that follows.
  expect(element?.style.transform).toContain('5px');
  expect(gsap.getTweensOf(element)).toHaveLength(0);
  expect(measured).not.toHaveBeenCalled();
  expect(document.contains(element)).toBe(false);
  await setMotion(false);
  await setMotion(true);
  expect(built).toHaveBeenCalledTimes(3);
});

test('the scene of a hidden section is reverted, and built again when the section is back', async () => {
  const built = vi.fn<(x: string) => void>();
  const page = createRoot(host);
  const show = (mode: 'visible' | 'hidden') =>
    act(async () =>
      page.render(
        <MotionProvider>
          <Activity mode={mode}>
            <Section state={1} built={built} />
          </Activity>
        </MotionProvider>,
      ),
    );
  await setMotion(true);
  await show('visible');
  await vi.waitFor(() => expect(built).toHaveBeenCalledTimes(1));
  await show('hidden');
  expect(box()?.style.transform).toBe('');
  expect(gsap.getTweensOf(box())).toHaveLength(0);
  await show('visible');
  await vi.waitFor(() => expect(built).toHaveBeenCalledTimes(2));
  expect(box()?.style.transform).toContain('5px');
  await act(async () => page.unmount());
});

test('a scene begins when its media match, ends when they do not, and does not begin again without its section', async () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? Object.assign(new EventTarget(), { matches: false }) : media,
  );
  const setMatches = (matches: boolean) =>
    act(async () => {
      media.matches = matches;
      media.dispatchEvent(new Event('change'));
    });
  const log: string[] = [];
  const wide = defineScene({
    name: 'wide',
    media: ['wide'],
    parts: {},
    config: {},
    runs: byHand,
    build() {
      log.push('begins');
      return () => void log.push('ends');
    },
  });
  function Wide() {
    return <section {...useScene(wide).root} />;
  }
  await setMotion(true);
  const page = createRoot(host);
  await act(async () =>
    page.render(
      <MotionProvider>
        <Wide />
      </MotionProvider>,
    ),
  );
  expect(log).toEqual([]);
  await setMatches(true);
  await setMatches(false);
  await setMatches(true);
  expect(log).toEqual(['begins', 'ends', 'begins']);
  await act(async () => page.unmount());
  await setMatches(false);
  await setMatches(true);
  expect(log).toEqual(['begins', 'ends', 'begins', 'ends']);
});
