/** The main thread's work since the page was opened, in its own time, so that a busy machine adds little. */
import type { CDPSession, Page } from 'playwright';

export type Spent = { ms: number; layouts: number; styles: number };

export async function mainThread(
  page: Page,
): Promise<{ session: CDPSession; spent(): Promise<Spent>; since(before: Spent): Promise<Spent> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { ms: of('TaskDuration') * 1000, layouts: of('LayoutCount'), styles: of('RecalcStyleCount') };
  };
  return {
    session,
    spent,
    async since(before) {
      const now = await spent();
      return {
        ms: now.ms - before.ms,
        layouts: now.layouts - before.layouts,
        styles: now.styles - before.styles,
      };
    },
  };
}

/** The middle value; of an even number the mean of the middle two. */
export function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? at(half) : (at(half - 1) + at(half)) / 2;
}
