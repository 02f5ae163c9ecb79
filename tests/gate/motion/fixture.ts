/** Typed access to GSAP and the timelines, which the site exposes if `window.__motion` is there before it loads. */
import type { BrowserContext, Page } from 'playwright/test';
import type { TestHooks } from '../../../src/motion/test-hooks.ts';
import { test as base } from '../../support/site.ts';

export { expect } from '../../support/site.ts';

declare global {
  interface Window {
    __motion?: TestHooks;
  }
}

/** Exposes the timelines on every page that a context opens from now on. */
export const exposeMotion = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.__motion = { lenis: null, roots: new Map() } as unknown as TestHooks;
  });

/** Reads and drives the scenes of a page. A root is a selector, of which the first element counts. */
export function motionOf(page: Page) {
  /** The build's hooks in the window, once GSAP has loaded. */
  const hooks = async () => {
    await page.waitForFunction(() => window.__motion?.gsap);
    return page.evaluateHandle(() => {
      if (!window.__motion) throw new Error('window.__motion was not there before the page loaded');
      return window.__motion;
    });
  };

  return {
    hooks,

    /** Waits until a scene runs. */
    ready: (scene: string) =>
      page.waitForFunction(
        (name) =>
          [...(window.__motion?.roots.keys() ?? [])].some((root) => root.matches(`[data-scene=${name}]`)),
        scene,
      ),

    /** Waits until the scene of a root runs. */
    runs: (root: string, timeout = 20_000) =>
      page.waitForFunction(
        (selector) => {
          const element = document.querySelector(selector);
          return element && window.__motion?.roots.has(element);
        },
        root,
        { timeout },
      ),

    /** The state of a scene's timeline, times in seconds; null if the scene does not run. */
    timeline: async (scene: string) =>
      (await hooks()).evaluate(({ roots }, name) => {
        const own = [...roots].find(([root]) => root.matches(`[data-scene=${name}]`))?.[1];
        return own
          ? { time: own.time(), duration: own.duration(), progress: own.progress(), paused: own.paused() }
          : null;
      }, scene),

    /** Pauses a scene and seeks it to a progress. */
    seek: async (scene: string, progress: number) =>
      (await hooks()).evaluate(
        ({ roots }, [name, to]) => {
          const own = [...roots].find(([root]) => root.matches(`[data-scene=${name}]`))?.[1];
          own?.pause().progress(to);
        },
        [scene, progress] as [string, number],
      ),

    /** Stops a scene's own clock (its section may still pause and play it) and seeks it to a progress. @returns the time, s; NaN if it does not run */
    seekRoot: async (root: string, progress: number) =>
      (await hooks()).evaluate(
        ({ roots }, [selector, to]) => {
          const element = document.querySelector(selector);
          const own = element && roots.get(element);
          return own ? own.timeScale(0).progress(to).time() : Number.NaN;
        },
        [root, progress] as [string, number],
      ),

    /** Moves a timeline that was sought back to its trigger's progress, or to its end. */
    release: async (root: string) =>
      (await hooks()).evaluate(({ ScrollTrigger, roots }, selector) => {
        const element = document.querySelector(selector);
        const own = element && roots.get(element);
        const trigger = ScrollTrigger.getAll().find(({ animation }) => animation === own);
        own?.timeScale(1).progress(trigger?.vars.scrub ? trigger.progress : 1);
      }, root),

    /** The start and end of a scrubbed scene's trigger, px of the page; it has them from the frame after the scene is built. */
    span: async (root: string) => {
      const span = await page.waitForFunction((selector) => {
        const element = document.querySelector(selector);
        const own = element && window.__motion?.roots.get(element);
        const trigger = window.__motion?.ScrollTrigger?.getAll().find(({ animation }) => animation === own);
        return trigger && trigger.end > trigger.start ? { start: trigger.start, end: trigger.end } : null;
      }, root);
      return span.jsonValue() as Promise<{ start: number; end: number }>;
    },

    /** A value of the first tween's target in a root's scene, such as those that a cord is drawn with. */
    target: async (root: string, value: string) =>
      (await hooks()).evaluate(
        ({ roots, gsap }, [selector, name]) => {
          const element = document.querySelector(selector);
          const [run] = (element && roots.get(element)?.getChildren(true, true, false)) ?? [];
          const target =
            run instanceof gsap.core.Tween ? run.targets<Record<string, number>>()[0] : undefined;
          return target?.[name] ?? Number.NaN;
        },
        [root, value] as [string, string],
      ),

    /** Waits until the parts of a root have caught up with the pointer. */
    caughtUp: async (root: string) =>
      (await hooks()).evaluate(async ({ gsap }, selector) => {
        const own = document.querySelector(selector);
        const parts = [own, ...(own?.querySelectorAll('[data-part]') ?? [])];
        const frame = () => new Promise(requestAnimationFrame);
        do {
          await frame();
          await frame();
        } while (gsap.getTweensOf(parts).some((tween) => tween.isActive()));
      }, root),

    /** The number of GSAP's frames so far. */
    ticks: async () => (await hooks()).evaluate(({ gsap }) => gsap.ticker.frame),

    /** Waits until every timeline has played, except those that repeat for ever. */
    played: async () => {
      const playing = await hooks();
      await page.waitForFunction(
        ({ gsap }) =>
          gsap.globalTimeline
            .getChildren(false)
            .every((one) => !one.isActive() || (one as gsap.core.Timeline).repeat() === -1),
        playing,
      );
    },
  };
}

export type Motion = ReturnType<typeof motionOf>;

export const test = base.extend<{ motion: Motion }>({
  context: async ({ context }, use) => {
    await exposeMotion(context);
    await use(context);
  },
  motion: async ({ page }, use) => {
    await use(motionOf(page));
  },
});
