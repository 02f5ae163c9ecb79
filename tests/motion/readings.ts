/** What a scene shows beside what it has to show: the one comparison of the suite and of the report. */
import type { Page } from 'playwright/test';
import type { Case } from './cases/case.ts';
import { motionOf } from './fixture.ts';
import { readTracks } from './keyframes.ts';
import { type Reading, TRIGGER } from './reading.ts';

/** All that a scene has to be measured by, as the page shows it now. */
export async function readings(one: Case, page: Page, root: string, time: number): Promise<Reading[]> {
  const tracks = one.tracks ? await readTracks(page, root, await one.tracks(page, root)) : [];
  const own = one.measure ? await one.measure(page, time, root) : [];
  return [...(await triggerOf(one, page, root)), ...tracks, ...own];
}

/** Where its trigger stands on the page, beside the edges that the choreography names. */
async function triggerOf({ trigger }: Case, page: Page, root: string): Promise<Reading[]> {
  if (!trigger) return [];
  const span = await motionOf(page).span(root);
  const edges = await page.evaluate(
    ([root, part]) => {
      const own = document.querySelector(root);
      const element = (part && own?.querySelector(part)) || own;
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      return { top: top + scrollY, bottom: bottom + scrollY, height: innerHeight };
    },
    [root, trigger.part ?? ''] as const,
  );
  const both = { unit: 'px', tolerance: 2 };
  return [
    {
      what: TRIGGER.start,
      ...both,
      value: span.start,
      wanted: () => edges.top - trigger.top * edges.height,
    },
    {
      what: TRIGGER.end,
      ...both,
      value: span.end,
      wanted: () => edges.bottom - trigger.bottom * edges.height,
    },
  ];
}
