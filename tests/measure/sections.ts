/** Home by section: main thread and late frames, while a wheel goes through it. */
import type { Browser } from 'playwright';
import { sizes } from '../support/sizes.ts';
import { framesOf, wheel } from './scroll.ts';
import { mainThread } from './main-thread.ts';

export type Section = {
  name: string;
  /** Pixels that the page was scrolled while the section was in the middle of the window. */
  pixels: number;
  /** Milliseconds of main thread for 1,000 px. */
  ms: number;
  /** Percent of the frames that took longer than 20 ms. */
  late: number;
};

/** Measures a second pass, in which nothing is fetched any more. @param cpu how many times slower the processor is */
export async function sections(browser: Browser, address: string, cpu: number): Promise<Section[]> {
  const page = await browser.newPage(sizes.desktop);
  await page.goto(address, { waitUntil: 'networkidle' });
  const thread = await mainThread(page);
  await wheel(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await thread.session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const places = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main [data-section], main [data-component=how-it-starts], footer',
      ),
    ].map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const { section, component } = element.dataset;
      return { name: section ?? component ?? '', top: top + scrollY, bottom: bottom + scrollY };
    }),
  );
  const found = new Map(places.map(({ name }) => [name, { pixels: 0, ms: 0, frames: 0, late: 0 }]));
  const frames = await framesOf(page);
  let [before, from] = [await thread.spent(), 0];
  await wheel(page, {
    async each(y, middle) {
      const [{ ms }, taken] = [await thread.since(before), await frames.take()];
      const name = places.find(({ top, bottom }) => top <= middle && middle < bottom)?.name;
      const own = found.get(name ?? '');
      if (own) {
        own.pixels += y - from;
        own.ms += ms;
        own.frames += taken.length;
        own.late += taken.filter((frame) => frame > 20).length;
      }
      [before, from] = [await thread.spent(), y];
    },
  });
  await page.close();
  return [...found].map(([name, { pixels, ms, frames: all, late }]) => ({
    name,
    pixels,
    ms: (ms * 1000) / pixels,
    late: (late * 100) / all,
  }));
}

/** Prints a line for each section. @param say prints one line */
export function printSections(plain: Section[], slow: Section[], say: (line: string) => void): void {
  say(`\nhome by section${' '.repeat(8)}px   ms per 1,000 px    CPU 4x   frames over 20 ms, %    CPU 4x`);
  for (const { name, pixels, ms, late } of plain) {
    const other = slow.find((one) => one.name === name);
    const cells = [pixels, ms, other?.ms ?? Number.NaN].map((value) => value.toFixed(0));
    const percent = [late, other?.late ?? Number.NaN].map((value) => value.toFixed(1));
    const widths = [6, 18, 10, 23, 10];
    say(
      `  ${name.padEnd(17)}${[...cells, ...percent].map((cell, index) => cell.padStart(widths[index] ?? 0)).join('')}`,
    );
  }
}
