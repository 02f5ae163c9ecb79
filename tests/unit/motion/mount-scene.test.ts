/** A scene that ends or throws is reverted completely, and no other scene with it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gsap } from '../../../src/motion/gsap.ts';
import { mountScene as mountIn, type SceneOptions } from '../../../src/motion/mount-scene.ts';
import { createRun } from '../../../src/motion/use-run.ts';
import {
  byHand,
  type Config,
  defineScene,
  once,
  type Parts,
  type Scene,
  scrub,
  whileInView,
} from '../../../src/motion/scene.ts';
import { Near } from './near.ts';

let consoleError: ReturnType<typeof vi.spyOn>;
const roots: HTMLElement[] = [];

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  for (const root of roots.splice(0)) root.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  gsap.globalTimeline.clear();
});

function mount(html = '<p data-part="box"></p>') {
  const root = document.createElement('section');
  root.innerHTML = html;
  document.body.append(root);
  roots.push(root);
  return { root, box: root.querySelector('p') };
}

/** Mounts a scene as the hook does, in a GSAP context of its own. */
function mountScene<P extends Parts, S>(
  root: HTMLElement,
  scene: Scene<string, P, Config, S>,
  options: SceneOptions<S>,
) {
  const context = gsap.context(() => {});
  const mounted = mountIn(root, scene, createRun(context, scene.name), options);
  return Object.assign(mounted, { revert: () => context.revert() });
}

type Break = (at: 'parts' | 'build' | 'update' | 'value', timeline?: gsap.core.Timeline) => void;

/** A scene that moves its box by the state; `maybeThrow` may throw at any of its steps. */
const slide = (maybeThrow: Break = () => {}) =>
  defineScene({
    name: 'slide',
    parts: { box: 'one' },
    config: { distance: 40 },
    runs: byHand,
    build(timeline, { box }, { distance }, times: number) {
      timeline.eventCallback('onUpdate', () => maybeThrow('update'));
      timeline.fromTo(box, { x: 0, opacity: 0.2 }, { x: distance * times, opacity: 1, duration: 1 });
      timeline.to(box, { y: () => (maybeThrow('value'), 3), duration: 1 });
      maybeThrow('build');
    },
  });
const breaking = (where: Parameters<Break>[0]) =>
  slide((at) => {
    if (at === where) throw new Error(`slide: broken ${where}`);
  });
const nextTask = () => new Promise((done) => setTimeout(done));

test('a new state rebuilds the scene in place, and a revert leaves no inline style', () => {
  const { root, box } = mount();
  const built = vi.fn<(rebuilt: boolean) => void>();
  const onBuild = (_: gsap.core.Timeline, rebuilt: boolean) => built(rebuilt);
  const scene = mountScene(root, slide(), { state: 1, onBuild });
  scene.timeline?.progress(0.5);
  expect(box?.getAttribute('style')).toContain('40px');
  scene.update({ state: 2, onBuild });
  scene.timeline?.progress(0.5);
  expect(box?.getAttribute('style')).toContain('80px');
  expect(built.mock.calls).toEqual([[false], [true]]);
  scene.revert();
  expect(scene.timeline).toBeNull();
  expect(box?.getAttribute('style')).toBeFalsy();
  expect(consoleError).not.toHaveBeenCalled();
});

test('a missing part leaves the section at rest, and one error names the part', async () => {
  const { root } = mount('');
  const scene = mountScene(root, slide(), { state: 1 });
  await nextTask();
  expect(scene.timeline).toBeNull();
  scene.update({ state: 2 });
  expect(consoleError).toHaveBeenCalledOnce();
  expect(consoleError.mock.calls.flat().join(' ')).toContain("slide: no part 'box'");
});

test.each(['build', 'update', 'value'] as const)(
  'an error in %s reverts that scene and no other',
  async (where) => {
    const broken = mount();
    const intact = mount();
    const first = mountScene(broken.root, breaking(where), { state: 1 });
    const second = mountScene(intact.root, slide(), { state: 1 });
    for (const progress of [0.2, 0.8, 1]) {
      first.timeline?.progress(progress);
      second.timeline?.progress(progress);
    }
    await nextTask();
    expect(consoleError).toHaveBeenCalledOnce();
    expect(consoleError.mock.calls.flat().join(' ')).toContain(`slide: broken ${where}`);
    expect(first.timeline).toBeNull();
    expect(broken.box?.getAttribute('style')).toBeFalsy();
    expect(second.timeline?.progress()).toBe(1);
    expect(intact.box?.getAttribute('style')).toContain('40px');
    // The end of the broken scene does not touch a scene that is mounted afterwards.
    const third = mountScene(mount().root, slide(), { state: 1 });
    first.revert();
    expect(third.timeline?.progress(1).progress()).toBe(1);
  },
);

test('a scene that has failed does not play when its button is pressed', async () => {
  const { root, box } = mount();
  vi.stubGlobal('IntersectionObserver', Near);
  const scene = mountScene(root, { ...breaking('update'), runs: whileInView }, { state: 1, playing: false });
  const { timeline } = scene;
  timeline?.progress(0.5);
  await nextTask();
  expect(scene.timeline).toBeNull();
  scene.update({ state: 1, playing: true });
  expect(timeline?.paused()).toBe(true);
  expect(box?.getAttribute('style')).toBeFalsy();
});

test('an error in a rebuild also reverts the build before it', async () => {
  const { root, box } = mount();
  let isIntact = true;
  const scene = mountScene(
    root,
    slide((at) => {
      if (at === 'build' && !isIntact) throw new Error('slide: broken');
    }),
    { state: 1 },
  );
  scene.timeline?.progress(0.5);
  isIntact = false;
  scene.update({ state: 2 });
  await nextTask();
  expect(consoleError).toHaveBeenCalledOnce();
  expect(box?.getAttribute('style')).toBeFalsy();
});

test('an entrance ends at once when its section is focused, and leaves no listener behind', () => {
  const { root, box } = mount();
  vi.spyOn(root, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 100, 100));
  const rise = defineScene({
    name: 'rise',
    parts: {},
    config: {},
    runs: once('top 80%'),
    build(timeline) {
      timeline.fromTo(box, { opacity: 0 }, { opacity: 1, duration: 1 });
    },
  });
  const removed = vi.spyOn(root, 'removeEventListener');
  const scene = mountScene(root, rise, { state: undefined });
  root.dispatchEvent(new FocusEvent('focusin'));
  expect(scene.timeline?.progress()).toBe(1);
  scene.revert();
  expect(removed.mock.calls.map(([type]) => type)).toContain('focusin');
});

test('the entrance of a section that is already in the window is not built', () => {
  const { root } = mount();
  const build = vi.fn<() => void>();
  const rise = defineScene({ name: 'rise', parts: {}, config: {}, runs: once('top 80%'), build });
  vi.spyOn(root, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -10, 100, 100));
  expect(mountScene(root, rise, { state: undefined }).timeline?.duration()).toBe(0);
  expect(build).not.toHaveBeenCalled();
});

test('a new state object with the same values does not rebuild the scene; a new value does', () => {
  const { root } = mount();
  const build = vi.fn<() => void>();
  const scene = mountScene(
    root,
    defineScene({
      name: 'slide',
      parts: {},
      config: {},
      runs: byHand,
      build(_timeline, _elements, _config, _state: { row: number; was: number }) {
        build();
      },
    }),
    { state: { row: 1, was: 0 } },
  );
  scene.update({ state: { row: 1, was: 0 } });
  expect(build).toHaveBeenCalledTimes(1);
  scene.update({ state: { row: 2, was: 0 } });
  expect(build).toHaveBeenCalledTimes(2);
});

test('the function that a scene returns cleans up before each rebuild and at the end', () => {
  const { root } = mount();
  const log: string[] = [];
  const scene = mountScene(
    root,
    defineScene({
      name: 'slide',
      parts: {},
      config: {},
      runs: byHand,
      build(_timeline, _elements, _config, state: number) {
        log.push(`build ${state}`);
        return () => log.push(`clean ${state}`);
      },
    }),
    { state: 1 },
  );
  scene.update({ state: 2 });
  scene.revert();
  expect(log).toEqual(['build 1', 'clean 1', 'build 2', 'clean 2']);
});

test('a scrubbed timeline is padded to a length of 1, and a longer one is an error', async () => {
  const scrubbed = (duration: number) =>
    defineScene({
      name: 'strip',
      parts: { box: 'one' },
      config: {},
      runs: scrub({ start: 'top top', end: 'bottom bottom' }),
      build(timeline, { box }) {
        timeline.to(box, { x: 10, duration });
      },
    });
  expect(mountScene(mount().root, scrubbed(0.4), { state: undefined }).timeline?.duration()).toBe(1);
  const scene = mountScene(mount().root, scrubbed(1.5), { state: undefined });
  await nextTask();
  expect(scene.timeline).toBeNull();
  expect(consoleError.mock.calls.flat().join(' ')).toContain('strip: scrubbed, and 1.5 long');
});
