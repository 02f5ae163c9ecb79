/**
 * A Playwright reporter: how far each scene was from its arithmetic in each window, as a table and in
 * `test-results/figures.json`. 1.00 is the tolerance; a scene beyond it has failed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** The type of the annotation that carries a test's figure. */
export const DEVIATION = 'deviation';
const FILE = 'test-results/figures.json';

type Figure = { scene: string; window: string; error: number; what: string };

/** The figures as lines of text: a row for each scene, a column for each window. */
export function table(figures: Figure[], failed: string[]): string {
  const windows = [...new Set(figures.map(({ window }) => window))];
  const scenes = [...new Set(figures.map(({ scene }) => scene))].sort();
  const width = Math.max(5, ...scenes.map((scene) => scene.length));
  const rows = scenes.map((scene) => [
    scene.padEnd(width),
    ...windows.map((window) =>
      (figures.find((one) => one.scene === scene && one.window === window)?.error.toFixed(2) ?? '').padStart(
        8,
      ),
    ),
  ]);
  const head = ['scene'.padEnd(width), ...windows.map((window) => window.padStart(8))];
  return [
    'Farthest from its arithmetic, in tolerances',
    ...[head, ...rows].map((cells) => cells.join(' ')),
    ...failed.map((title) => `beyond: ${title}`),
  ].join('\n');
}

export default class FiguresReporter implements Reporter {
  readonly #figures: Figure[] = [];
  readonly #failed = new Set<string>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const [, , file = ''] = test.titlePath();
    if (!file.includes('arithmetic')) return;
    if (result.status === 'failed' || result.status === 'timedOut')
      this.#failed.add(test.titlePath().slice(3).join(' '));
    for (const { type, description } of result.annotations)
      if (type === DEVIATION && description) this.#figures.push(JSON.parse(description));
  }

  onEnd(): void {
    if (this.#figures.length + this.#failed.size === 0) return;
    const figures = this.#figures.sort((a, b) => a.scene.localeCompare(b.scene));
    mkdirSync('test-results', { recursive: true });
    writeFileSync(FILE, `${JSON.stringify({ figures, failed: [...this.#failed] }, null, 1)}\n`);
    console.log(`\n${table(figures, [...this.#failed])}\n${FILE}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
