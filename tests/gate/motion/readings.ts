/** A scene's values with the values that are wanted, for the suite and the report alike. */
import type { Page } from 'playwright/test';
import type { Case } from './cases/case.ts';
import { readTracks } from './keyframes.ts';
import { type Reading, TRIGGER } from './reading.ts';

/** All values of a scene, as the page shows them now. */
export async function readings(one: Case, page: Page, root: string, time: number): Promise<Reading[]> {
  const tracks = one.tracks ? await readTracks(page, root, await one.tracks(page, root)) : [];
  const own = one.measure ? await one.measure(page, time, root) : [];
  return [...(await triggerOf(one, page, root)), ...tracks, ...own];
}

/** The start and the end of its trigger, with those that follow from the edges in the choreography. */
async function triggerOf({ trigger }: Case, page: Page, root: string): Promise<Reading[]> {
  if (!trigger) return [];
  const seen = await page.evaluate(
    ([root, part]) => {
      const own = document.querySelector(root);
      const run = own && window.__motion?.roots.get(own);
      const span = window.__motion?.ScrollTrigger.getAll().find(
        ({ animation }) => animation && animation === run,
      );
      const element = (part && own?.querySelector(part)) || own;
      const { top = Number.NaN, bottom = Number.NaN } = element?.getBoundingClientRect() ?? {};
      return {
        start: span?.start ?? Number.NaN,
        end: span?.end ?? Number.NaN,
        top: top + scrollY,
        bottom: bottom + scrollY,
        height: innerHeight,
      };
    },
    [root, trigger.part ?? ''] as const,
  );
  const start = seen.top - trigger.top * seen.height;
  const end =
    'bottom' in trigger
      ? seen.bottom - trigger.bottom * seen.height
      : seen.top - trigger.lastTop * seen.height;
  const both = { unit: 'px', tolerance: 2 };
  return [
    { what: TRIGGER.start, ...both, value: seen.start, wanted: () => start },
    { what: TRIGGER.end, ...both, value: seen.end, wanted: () => end },
  ];
}
