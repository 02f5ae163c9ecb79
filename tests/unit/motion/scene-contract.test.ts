import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { gsap } from '../../../src/motion/gsap.ts';
import { mediaQuery } from '../../../src/browser/media.ts';
import { configBlock, configNotes } from '../../../src/dev/config-source.ts';
import { elementsOf, type Scene } from '../../../src/motion/scene.ts';

const modules = import.meta.glob<{ scene: Scene }>('/src/**/*.scene.ts', {
  eager: true,
});

const letters = (word: string) => [...word].map((l, i) => `<b data-letter="${i + 1}">${l}</b>`).join('');
const phrase = (word: string) =>
  `<span data-part="phrase" data-length="${word.length}">${letters(word)}</span>`;
const times = (count: number, html: string) => html.repeat(count);

/** For each scene its markup, the state that its section passes, and whether it moves only when it is built again. */
const fixtures: Record<string, { html: string; state?: unknown; again?: true }> = {
  typewriter: {
    html: `${['one', 'two', 'three', 'four'].map(phrase).join('')}<i data-part="caret"></i>`,
    state: true,
  },
  'service-cards': {
    html: times(4, '<li data-part="card"><p data-part="words"></p></li>'),
    state: { chosen: 2, was: 0 },
  },
  'service-dialog': {
    html: '<div data-part="frame"><p data-part="enter"></p><p data-part="enter"></p></div>',
    state: { top: 10, left: 20, right: 300, bottom: 400 },
  },
  showcase: {
    html: `<div data-part="track">${times(6, '<i data-part="card"></i>')}</div><div data-part="time-ruler"></div><div data-part="cord"></div>`,
  },
  'footer-handset': { html: '<i data-part="handset"></i><i data-part="o"></i>' },
  reveal: { html: times(3, '<p data-part="rise"></p>') },
  count: { html: times(3, '<b data-part="figure">85%</b>') },
  'rate-marks': { html: `<p>${times(4, '<i data-part="mark"></i>')}</p>` },
  'finder-plug': {
    html: '<i data-part="plug"></i><i data-part="cable"></i>',
    state: { was: -1, row: 2 },
  },
  'call-wave': { html: '<div data-part="said"></div>' },
  'market-bars': {
    html: `<div data-part="cord"></div>${times(6, '<i data-part="bar"></i><i data-part="jack"></i><b data-part="value">387.45</b>')}`,
  },
  'scope-trace': { html: '<i data-part="trace"></i>', state: 'performance' },
  cord: { html: '<div data-part="cord-drawing"></div>', state: { y: 0, height: 100, sway: 0 } },
  connect: { html: '<div data-part="cord-drawing"></div>', state: { retract: 0 } },
  'demo-chat': {
    html: times(2, '<p data-part="message"><i data-part="dots"></i><b data-part="said">Oui</b></p>'),
  },
  'demo-call': {
    html: '<p data-part="caller"></p><i data-part="wave"></i>',
    state: { digits: [1, 2, 3, 4], press: () => {} },
  },
  'demo-flow': {
    html: `<i data-part="diagram"></i><i data-part="token"></i>${times(3, `<p data-part="gauge">${times(20, '<i></i>')}</p>`)}`,
    state: {
      paths: () => [
        [
          { x: 0, y: 0 },
          { x: 40, y: 60 },
        ],
        [
          { x: 20, y: 0 },
          { x: 0, y: 60 },
        ],
      ],
    },
  },
  'demo-site': { html: '<i data-part="device"></i>', state: { steps: 5, show: () => {} } },
  'device-change': { html: '<i data-part="device"></i>', state: {}, again: true },
  'blog-parallax': { html: '<div data-part="column"></div>' },
  'post-dialog': {
    html: '<i data-part="pad"></i><i data-part="cover"></i><i data-part="sheet"></i>',
    state: { slug: 'a' },
  },
};

function mount(html: string): HTMLElement {
  const root = document.createElement('section');
  root.innerHTML = html;
  // happy-dom lays nothing out.
  for (const device of root.querySelectorAll('[data-part=device]'))
    Object.defineProperty(device, 'offsetWidth', { value: 320 });
  document.body.append(root);
  return root;
}

const inlineStyles = (root: HTMLElement) =>
  [root, ...root.querySelectorAll<HTMLElement>('*')].filter((element) => element.getAttribute('style'));

/** Builds the scene's timeline, and returns it with the scene's clean-up. */
function build(scene: Scene, root: HTMLElement, state: unknown) {
  const timeline = gsap.timeline({ paused: true });
  if (fixtures[scene.name]?.again)
    scene.build(gsap.timeline({ paused: true }), elementsOf(scene, root), scene.config, state);
  const cleanUp = scene.build(timeline, elementsOf(scene, root), scene.config, state);
  return { timeline, cleanUp };
}

/** A tween's own settings, and the properties that move without a layout. */
const ALLOWED = new Set([
  ...'duration ease easeEach stagger startAt immediateRender keyframes parent overwrite delay'.split(' '),
  ...'repeat yoyo x y xPercent yPercent scale scaleX scaleY rotation transformOrigin opacity clipPath'.split(
    ' ',
  ),
]);

afterEach(() => gsap.globalTimeline.clear());

describe.each(Object.entries(modules))('%s', (file, { scene }) => {
  const stem = basename(file).replace('.scene.ts', '');
  const fixture = fixtures[stem];

  test('is named after its file and runs under media that media.css defines', () => {
    expect(scene.name).toBe(stem);
    expect(fixture, `give ${stem} a fixture in this test`).toBeDefined();
    expect(() => mediaQuery(scene.media ?? [])).not.toThrow();
  });

  test('names the part that is missing', () => {
    expect(() => elementsOf(scene, mount(''))).toThrow(`${scene.name}: no part '`);
  });

  test('has a config of plain numbers, each with a comment of its own or of its group', () => {
    for (const value of Object.values(scene.config)) expect(value).toSatisfy(Number.isFinite);
    const notes = configNotes(configBlock(readFileSync(file.slice(1), 'utf8')));
    for (const key of Object.keys(scene.config)) expect(notes[key], key).toBeTruthy();
  });

  test('leaves its timeline paused, at most 1 long if the scroll drives it', () => {
    const { timeline } = build(scene, mount(fixture?.html ?? ''), fixture?.state);
    expect(timeline.paused()).toBe(true);
    expect(timeline.getChildren().length).toBeGreaterThan(0);
    if (scene.runs.trigger?.scrub) expect(timeline.duration()).toBeLessThanOrEqual(1 + 1e-9);
  });

  test('is fully reversible: after playing to the end and back, a revert leaves no inline style', () => {
    const root = mount(fixture?.html ?? '');
    const cleanUps: ((() => void) | void)[] = [];
    const context = gsap.context(() => {
      const built = build(scene, root, fixture?.state);
      const { timeline } = built;
      cleanUps.push(built.cleanUp);
      for (const p of [0, 0.5, 1, 0.5, 0]) timeline.progress(p);
      timeline.progress(1);
    });
    context.revert();
    for (const cleanUp of cleanUps) cleanUp?.();
    expect(inlineStyles(root).map((element) => element.outerHTML)).toEqual([]);
  });

  test('moves only transform, opacity, clip-path and custom properties of elements', () => {
    const { timeline } = build(scene, mount(fixture?.html ?? ''), fixture?.state);
    const moved = timeline.getChildren(true, true, false).flatMap((tween) => {
      if (!(tween instanceof gsap.core.Tween)) return [];
      const keyframes = tween.vars.keyframes ?? {};
      const elements = tween.targets<unknown>().filter((target) => target instanceof Element);
      return elements.length > 0 ? [tween.vars, ...[keyframes].flat()].flatMap(Object.keys) : [];
    });
    expect(moved.filter((name) => !name.startsWith('--') && !ALLOWED.has(name))).toEqual([]);
  });
});

test('every scene in the source was examined', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.scene.ts'),
  );
  expect(Object.keys(modules).length).toBe(files.length);
});
