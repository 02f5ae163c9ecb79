/**
 * Every scene with its arithmetic, typed from the choreography's table and each scene's starting values, not imported
 * from them: a number that is changed in a scene has to be changed here too.
 */
import type { Page } from 'playwright/test';
import { cablePoints } from '../../src/components/service-dialog/patch.ts';
import { accordion } from '../../src/sections/services/accordion.ts';
import { cordPlace } from '../../src/sections/showcase/strip.ts';
import { expect, jump, sizes } from '../e2e/site.ts';
import type { Seen } from './stage.ts';
import { type Piece, type Track, valueAt } from './tracks.ts';

export type Size = { viewport: { width: number; height: number }; hasTouch?: boolean; isMobile?: boolean };

export type Case = {
  scene: string;
  route: string;
  /** Three windows, where not desktop, tablet and phone. */
  sizes?: [Size, Size, Size];
  root?: string;
  /** Makes it run, and run again after a disturbance. */
  arrive: (page: Page, root: string) => Promise<unknown>;
  /** Its clock is the scroll: it is checked where the page is scrolled to. */
  scrubbed?: true;
  tracks?: (page: Page, root: string) => Promise<Track[]>;
  /** What a table cannot say. @returns how far off, in tolerances, at a time in seconds (or a share of the scroll) */
  check?: (page: Page, time: number, root: string) => Promise<number>;
};

const at = (width: number, height: number): Size => ({ viewport: { width, height } });
const staged: Case['sizes'] = [sizes.desktop, sizes.tablet, at(720, 620)];

const piece = (from: number, to: number, start: number, length: number, ease = 'none'): Piece => ({
  from,
  to,
  start,
  length,
  ease,
});
const track = (part: string, nth: number, value: Track['value'], ...pieces: Piece[]): Track => ({
  part,
  nth,
  value,
  pieces,
});
const count = (page: Page, selector: string) => page.locator(selector).count();
const times = <T>(length: number, make: (index: number) => T) => Array.from({ length }, (_, i) => make(i));

/** Brings a root within a screen of the window, but not into it: there it is fetched and built, and has not begun. */
async function near(page: Page, root: string) {
  await page.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    window.scrollTo({
      top: window.scrollY + (box?.top ?? 0) - window.innerHeight * 1.5,
      behavior: 'instant',
    });
  }, root);
}

/** Brings a root to the window's middle, or its top to the window's. */
async function inView(page: Page, root: string) {
  await page.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    const room = Math.max(0, (window.innerHeight - (box?.height ?? 0)) / 2);
    window.scrollTo({ top: window.scrollY + (box?.top ?? 0) - room, behavior: 'instant' });
  }, root);
}

/** Opens a service's dialog anew. */
const dialog = (service: string) => async (page: Page) => {
  if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .locator(`[data-service=${service}] button`)
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('dialog')).toBeVisible();
};

const number = (page: Page, selector: string, read: (element: HTMLElement) => number) =>
  page.locator(selector).first().evaluate(read);

/** A value of what a cord is drawn with. */
const drawingOf = (page: Page, root: string, value: 'y' | 'height' | 'pull') =>
  page.evaluate(
    ([selector, name]) => {
      const { roots } = (window as unknown as Required<Seen>).__motion;
      const timeline = roots.get(document.querySelector(selector as string) as Element);
      const [run] = (timeline?.getChildren() ?? []) as gsap.core.Tween[];
      return run?.targets<Record<string, number>>()[0]?.[name as string] ?? Number.NaN;
    },
    [root, value] as const,
  );

/** Before the preview's frame is made narrower, px. */
let frameWas = 0;

export const cases: Case[] = [
  {
    scene: 'typewriter',
    route: '/',
    arrive: (page) => jump(page, 0),
    // 65 ms a character, the fade at 1 s, cleared at 2 s, four phrases; the first one stands as if just typed.
    check: async (page, time) => {
      const phrases = await page.locator('[data-part=phrase]').evaluateAll((all) =>
        all.map((phrase) => ({
          length: Number((phrase as HTMLElement).dataset.length),
          opacity: Number(getComputedStyle(phrase).opacity),
          letters: [...phrase.querySelectorAll<HTMLElement>('[data-letter]')].map((letter) => ({
            n: Number(letter.dataset.letter),
            shown: getComputedStyle(letter).opacity === '1',
          })),
        })),
      );
      let from = 2;
      const rows = [1, 2, 3, 0].map((phrase) => {
        const start = from;
        const typed = start + 0.065 * (phrases[phrase]?.length ?? 0);
        from = typed + 2;
        return { phrase, start, fade: typed + 1, clear: typed + 2 };
      });
      let wrong = 0;
      phrases.forEach(({ letters, opacity }, phrase) => {
        const row = rows.find((one) => one.phrase === phrase && time >= one.start && time < one.clear);
        const first = phrase === 0 && time < 2;
        for (const { n, shown } of letters) {
          const due = row ? row.start + n * 0.065 : first ? 0 : Number.POSITIVE_INFINITY;
          if (Math.abs(time - due) > 0.005 && shown !== time >= due) wrong += 1;
        }
        const fade = first ? 1 : phrase === 0 ? 1e9 : (row?.fade ?? 1e9);
        const wanted = valueAt([piece(1, 0, fade, 0.7, 'power1.in')], time);
        wrong += Math.abs(opacity - wanted) / 0.02 > 1 ? 1 : 0;
      });
      return wrong * 2;
    },
  },
  {
    scene: 'services-lines',
    route: '/',
    sizes: [sizes.desktop, at(1280, 720), at(1120, 800)],
    arrive: async (page, root) => {
      await inView(page, root);
      const was = Number(await page.locator(root).getAttribute('data-chosen'));
      const chosen = (was + 2) % 4;
      await page
        .locator(`${root} [data-part=card]`)
        .nth(chosen)
        .getByRole('button')
        .evaluate((button: HTMLElement) => {
          (document.activeElement as HTMLElement | null)?.blur();
          button.focus({ preventScroll: true });
        });
      await expect(page.locator(root)).toHaveAttribute('data-chosen', String(chosen));
    },
    tracks: async (page, root) => {
      const chosen = Number(await page.locator(root).getAttribute('data-chosen'));
      const wide = await number(page, `${root} [data-part=card]`, (card) => card.offsetWidth);
      const before = accordion(4, (chosen + 2) % 4, wide, 2.35, 14);
      return accordion(4, chosen, wide, 2.35, 14).map(({ x }, index) =>
        track('[data-part=card]', index, 'x', piece(before[index]?.x ?? 0, x, 0, 0.7, 'power2.inOut')),
      );
    },
  },
  {
    scene: 'service-dialog',
    route: '/services',
    arrive: dialog('chatbot'),
    tracks: async (page, root) =>
      times(await count(page, `${root} [data-part=enter]`), (i) => [
        track('[data-part=enter]', i, 'opacity', piece(0, 1, 0.2 + i * 0.06, 0.45, 'expo.out')),
        track('[data-part=enter]', i, 'y', piece(24, 0, 0.2 + i * 0.06, 0.45, 'expo.out')),
      ]).flat(),
  },
  {
    scene: 'demo-chat',
    route: '/services',
    arrive: dialog('chatbot'),
    tracks: async () => {
      let start = 1;
      return times(6, (i) => {
        const at = start;
        start += i % 2 === 0 ? 1.15 : 0.75 + 1.15;
        return [
          track('[data-part=message]', i, 'opacity', piece(0, 1, at, 0.4, 'expo.out')),
          track('[data-part=message]', i, 'scaleX', piece(0.86, 1, at, 0.4, 'expo.out')),
        ];
      }).flat();
    },
  },
  {
    scene: 'demo-call',
    route: '/services',
    arrive: dialog('phone'),
    tracks: async () => [
      track('[data-part=wave]', 0, 'scaleY', piece(0.06, 1, 0.9 + 13 * 0.08, 0.5, 'expo.out')),
    ],
    check: async (page, time, root) => {
      const first = 0.9 + 13 * 0.08 + 0.5;
      if (time < first) return 0;
      const due = Math.min(4, 1 + Math.floor((time - first) / 2.2 + 1e-9));
      const pressed = await page.locator(`${root} [aria-pressed=true] b`).textContent();
      return pressed === String(due) ? 0 : 9;
    },
  },
  {
    scene: 'demo-flow',
    route: '/services',
    arrive: dialog('automation'),
    check: async (page, time, root) => {
      const seen = await page.locator(root).evaluate((element) => {
        const field = element.querySelector('[data-part=field]')?.getBoundingClientRect();
        const token = element.querySelector('[data-part=token]')?.getBoundingClientRect();
        return {
          width: field?.width ?? 0,
          height: field?.height ?? 0,
          x: (token?.left ?? 0) + (token?.width ?? 0) / 2 - (field?.left ?? 0),
          y: (token?.top ?? 0) + (token?.height ?? 0) / 2 - (field?.top ?? 0),
        };
      });
      const patch = [0, 2, 3, 1, 4];
      const task = patch.findLastIndex((_, index) => 1 + index * 1.15 <= time);
      if (task < 0) return 0;
      const points = cablePoints(task, patch[task] ?? 0, seen.width, seen.height);
      const way = valueAt([piece(0, 24, 1 + task * 1.15, 0.9, 'power1.inOut')], time);
      const [a, b] = [points[Math.floor(way)], points[Math.ceil(way)]];
      const between = (from = 0, to = 0) => from + (to - from) * (way % 1);
      return Math.hypot(seen.x - between(a?.x, b?.x), seen.y - between(a?.y, b?.y));
    },
  },
  {
    scene: 'demo-site',
    route: '/services',
    arrive: dialog('website'),
    check: async (page, time, root) => {
      const due =
        ['tablet', 'mobile', 'desktop', 'desktop', 'desktop'][Math.floor((time - 1.8) / 1.7 + 1e-9)] ??
        'desktop';
      const shown = await page.locator(`${root} [data-part=device]`).getAttribute('data-device');
      return shown === due ? 0 : 9;
    },
  },
  {
    scene: 'device-change',
    route: '/services',
    sizes: [sizes.desktop, sizes.tablet, at(1280, 800)],
    arrive: async (page, root) => {
      await dialog('website')(page);
      await expect(page.locator(`${root} [data-part=device]`)).toBeVisible();
      await page.waitForFunction((selector) => {
        const element = document.querySelector(selector);
        return element && (window as unknown as Required<Seen>).__motion.roots.has(element);
      }, root);
      frameWas = await number(page, `${root} [data-part=device]`, (frame) => frame.offsetWidth);
      await page
        .locator('dialog input[name=device]')
        .last()
        .evaluate((radio: HTMLElement) => radio.click());
      await expect(page.locator(`${root} [data-part=device]`)).toHaveAttribute('data-device', 'mobile');
    },
    check: async (page, time, root) => {
      const width = await number(
        page,
        `${root} [data-part=device]`,
        (frame) => frame.getBoundingClientRect().width,
      );
      return Math.abs(width - valueAt([piece(frameWas, 320, 0, 0.55, 'power2.inOut')], time));
    },
  },
  {
    scene: 'showcase',
    route: '/',
    sizes: staged,
    scrubbed: true,
    arrive: inView,
    check: async (page, p) => {
      const seen = await page.evaluate(() => {
        const part = (name: string) =>
          new DOMMatrix(getComputedStyle(document.querySelector(`[data-part=${name}]`) as Element).transform);
        const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
        const pitch = (cards[1]?.offsetLeft ?? 0) - (cards[0]?.offsetLeft ?? 0);
        return { track: part('track').e, belt: part('belt').e, x: part('cord').e, y: part('cord').f, pitch };
      });
      const plug = cordPlace((p * 5) % 1, seen.pitch, 58);
      return Math.max(
        Math.abs(seen.track + 5 * seen.pitch * p),
        Math.abs(seen.belt - seen.track),
        // The plug is over the gap five times as fast, and is lifted thrice as fast as the page scrolls.
        Math.abs(seen.x - plug.x) / 5,
        Math.abs(seen.y - plug.y) / 3,
      );
    },
  },
  {
    scene: 'cord',
    route: '/',
    root: 'canvas[data-cord=services]',
    scrubbed: true,
    arrive: inView,
    check: async (page, p, root) =>
      Math.abs((await drawingOf(page, root, 'y')) - (await drawingOf(page, root, 'height')) * p),
  },
  {
    scene: 'plug-in',
    route: '/services',
    arrive: (page) => jump(page, 0),
    check: async (page, time, root) => {
      const pull = await drawingOf(page, root, 'pull');
      return Math.abs(
        pull - valueAt([piece(0, 24, 0, 0.4, 'power2.inOut'), piece(24, 0, 0.55, 0.18, 'power2.in')], time),
      );
    },
  },
  {
    scene: 'blog-parallax',
    route: '/resources/blog',
    sizes: [sizes.desktop, sizes.tablet, at(920, 700)],
    scrubbed: true,
    arrive: (page) => jump(page, 0),
    tracks: async () => [track('[data-part=column]', 0, 'y', piece(80, -80, 0, 1))],
  },
  {
    scene: 'market-bars',
    route: '/solutions/market-size',
    sizes: [sizes.desktop, sizes.tablet, at(920, 700)],
    scrubbed: true,
    arrive: (page) => jump(page, 0),
    tracks: async () => [
      ...times(6, (i) => track('[data-part=bar]', i, 'scaleY', piece(0.04, 1, (i * 0.55) / 5, 0.45))),
      ...[93.5, 129.2, 178.4, 246.2, 387.45, 550.3].map((value, i) =>
        track('[data-part=jack]', i, 'y', piece((value / 600) * 288 * 0.96, 0, (i * 0.55) / 5, 0.45)),
      ),
    ],
  },
  {
    scene: 'call-wave',
    route: '/services/phone-systems',
    scrubbed: true,
    arrive: inView,
    tracks: async () => [track('[data-part=said]', 0, '--unsaid', piece(0.9, 0, 0, 1))],
  },
  {
    scene: 'reveal',
    route: '/',
    root: '[data-section=team]',
    arrive: near,
    tracks: async (page, root) =>
      times(await count(page, `${root} [data-part=rise]`), (i) => [
        track('[data-part=rise]', i, 'y', piece(24, 0, i * 0.09, 0.9, 'expo.out')),
        track('[data-part=rise]', i, 'opacity', piece(0, 1, i * 0.09, 0.9, 'expo.out')),
      ]).flat(),
  },
  {
    scene: 'count',
    route: '/services/phone-systems',
    arrive: near,
    check: async (page, time, root) => {
      const shown = await page.locator(`${root} [data-part=figure]`).allTextContents();
      const wanted = [45, 85].map((value, i) =>
        valueAt([piece(0, value, i * 0.12, 1.1, 'power2.out')], time),
      );
      return Math.max(...wanted.map((value, i) => Math.abs(Number(shown[i]) - value)));
    },
  },
  {
    scene: 'rate-marks',
    route: '/pricing',
    root: '#automation',
    arrive: near,
    tracks: async (page, root) => {
      const places = await page.locator(`${root} [data-part=mark]`).evaluateAll((all) =>
        all.map((mark) => ({
          place: [...(mark.parentElement?.querySelectorAll('[data-part=mark]') ?? [])].indexOf(mark),
          // Narrow windows do without some of the drawings.
          drawn: mark.getClientRects().length > 0,
        })),
      );
      return places.flatMap(({ place, drawn }, i) =>
        drawn
          ? [
              track('[data-part=mark]', i, 'opacity', piece(0, 1, place * 0.03, 0.4, 'expo.out')),
              track('[data-part=mark]', i, 'scaleX', piece(0.2, 1, place * 0.03, 0.4, 'expo.out')),
            ]
          : [],
      );
    },
  },
  {
    scene: 'scope-trace',
    route: '/solutions/technical-features',
    arrive: async (page) => {
      for (const name of [/Performance/, /S[eé]curit/])
        await page.getByRole('tab', { name }).evaluate((tab: HTMLElement) => tab.click());
      await page.waitForTimeout(100);
    },
    tracks: async () => [track('[data-part=trace]', 0, '--undrawn', piece(1, 0, 0, 0.9, 'power2.inOut'))],
  },
  {
    scene: 'post-slip',
    route: '/resources/blog',
    arrive: async (page) => {
      if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page
        .locator('[data-post] a')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    tracks: async () => [
      track('[data-part=sheet]', 0, 'opacity', piece(0, 1, 0.15, 0.5, 'expo.out')),
      track('[data-part=sheet]', 0, 'rotation', piece(2, 0, 0.15, 0.5, 'expo.out')),
    ],
  },
  {
    scene: 'hang-up',
    route: '/',
    arrive: near,
    tracks: async () => [
      track(
        '[data-part=handset]',
        0,
        'y',
        piece(-110, 0, 0, 0.3, 'power2.in'),
        piece(0, -9, 0.3, 0.1, 'power2.out'),
        piece(-9, 0, 0.4, 0.1, 'power2.in'),
      ),
      track('[data-part=handset]', 0, 'rotation', piece(-5, 0, 0, 0.3, 'power2.in')),
      track(
        '[data-part=o]',
        0,
        'scaleY',
        piece(1, 0.97, 0.3, 0.1, 'power2.out'),
        piece(0.97, 1, 0.4, 0.1, 'power2.in'),
      ),
      track('header [data-part=lamp]', 0, 'opacity', piece(1, 0, 0.3, 0.2, 'power1.out')),
    ],
  },
];
