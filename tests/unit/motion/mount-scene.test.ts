/** A scene is reverted whole and alone: with its section, and when it throws. */
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

let says: ReturnType<typeof vi.spyOn>;
const roots: HTMLElement[] = [];

beforeEach(() => {
  says = vi.spyOn(console, 'error').mockImplementation(() => {});
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

/** As the hook does, in a context of its own. */
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

/** Moves its box by the state; `stumble` may throw at any of its steps. */
const slide = (stumble: Break = () => {}) =>
  defineScene({
    name: 'slide',
    parts: { box: 'one' },
    config: { distance: 40 },
    runs: byHand,
    build(timeline, { box }, { distance }, times: number) {
      timeline.eventCallback('onUpdate', () => stumble('update'));
      timeline.fromTo(box, { x: 0, opacity: 0.2 }, { x: distance * times, opacity: 1, duration: 1 });
      timeline.to(box, { y: () => (stumble('value'), 3), duration: 1 });
      stumble('build');
    },
  });
const breaking = (where: Parameters<Break>[0]) =>
  slide((at) => {
    if (at === where) throw new Error(`slide: broken ${where}`);
  });
const settled = () => new Promise((done) => setTimeout(done));

test('a new state rebuilds it in place; reverted, it leaves no inline style', () => {
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
  expect(says).not.toHaveBeenCalled();
});

test('a missing part leaves the section finished and is said once, by name', async () => {
  const { root } = mount('');
  const scene = mountScene(root, slide(), { state: 1 });
  await settled();
  expect(scene.timeline).toBeNull();
  scene.update({ state: 2 });
  expect(says).toHaveBeenCalledOnce();
  expect(says.mock.calls.flat().join(' ')).toContain("slide: no part 'box'");
});

test.each(['build', 'update', 'value'] as const)(
  'an error in %s reverts that scene and no other',
  async (where) => {
    const broken = mount();
    const sound = mount();
    const first = mountScene(broken.root, breaking(where), { state: 1 });
    const second = mountScene(sound.root, slide(), { state: 1 });
    for (const progress of [0.2, 0.8, 1]) {
      first.timeline?.progress(progress);
      second.timeline?.progress(progress);
    }
    await settled();
    expect(says).toHaveBeenCalledOnce();
    expect(says.mock.calls.flat().join(' ')).toContain(`slide: broken ${where}`);
    expect(first.timeline).toBeNull();
    expect(broken.box?.getAttribute('style')).toBeFalsy();
    expect(second.timeline?.progress()).toBe(1);
    expect(sound.box?.getAttribute('style')).toContain('40px');
    // A scene mounted afterwards is none of the broken one's business.
    const third = mountScene(mount().root, slide(), { state: 1 });
    first.revert();
    expect(third.timeline?.progress(1).progress()).toBe(1);
  },
);

test('what has failed does not play again when its button is pressed', async () => {
  const { root, box } = mount();
  vi.stubGlobal('IntersectionObserver', Near);
  const scene = mountScene(root, { ...breaking('update'), runs: whileInView }, { state: 1, playing: false });
  const { timeline } = scene;
  timeline?.progress(0.5);
  await settled();
  expect(scene.timeline).toBeNull();
  scene.update({ state: 1, playing: true });
  expect(timeline?.paused()).toBe(true);
  expect(box?.getAttribute('style')).toBeFalsy();
});

test('an error in a rebuild reverts what the build before it did', async () => {
  const { root, box } = mount();
  let whole = true;
  const scene = mountScene(
    root,
    slide((at) => {
      if (at === 'build' && !whole) throw new Error('slide: broken');
    }),
    { state: 1 },
  );
  scene.timeline?.progress(0.5);
  whole = false;
  scene.update({ state: 2 });
  await settled();
  expect(says).toHaveBeenCalledOnce();
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

test('what is in the window already is not taken away', () => {
  const { root } = mount();
  const build = vi.fn<() => void>();
  const rise = defineScene({ name: 'rise', parts: {}, config: {}, runs: once('top 80%'), build });
  vi.spyOn(root, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -10, 100, 100));
  expect(mountScene(root, rise, { state: undefined }).timeline?.duration()).toBe(0);
  expect(build).not.toHaveBeenCalled();
});

test('the same values in another object rebuild nothing; another value does', () => {
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

test('what a scene returns cleans up after it: before it is built again, and at its end', () => {
  const { root } = mount();
  const said: string[] = [];
  const scene = mountScene(
    root,
    defineScene({
      name: 'slide',
      parts: {},
      config: {},
      runs: byHand,
      build(_timeline, _elements, _config, state: number) {
        said.push(`build ${state}`);
        return () => said.push(`clean ${state}`);
      },
    }),
    { state: 1 },
  );
  scene.update({ state: 2 });
  scene.revert();
  expect(said).toEqual(['build 1', 'clean 1', 'build 2', 'clean 2']);
});

test('a scrubbed timeline is filled up to 1; one that is longer says so', async () => {
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
  await settled();
  expect(scene.timeline).toBeNull();
  expect(says.mock.calls.flat().join(' ')).toContain('strip: scrubbed, and 1.5 long');
});
