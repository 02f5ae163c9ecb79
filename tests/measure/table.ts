/** The site beside the floor: each line's figures, their ratio, its target, and two runs of the floor, which show the noise. */
import type { Measured, Row } from './rows.ts';

export type Line = {
  name: string;
  site: number;
  floor: number;
  floorAgain: number;
  ratio: number;
  target: string;
  exceeded: boolean;
};

/** The ratio is to the mean of both floors. */
export function lineOf(row: Row, site: Measured, floor: Measured, floorAgain: Measured): Line {
  const { name, target } = row;
  const own = row.read(site);
  const one = row.read(floor);
  const other = row.read(floorAgain);
  const ratio = own / ((one + other) / 2);
  return {
    name,
    site: own,
    floor: one,
    floorAgain: other,
    ratio,
    target: !target ? '' : 'most' in target ? `<= ${target.most}` : `<= ${target.times} x`,
    // A target that could not be measured is not kept, either.
    exceeded: target !== undefined && !('most' in target ? own <= target.most : ratio <= target.times),
  };
}

/** @param say prints one line */
export function print(lines: readonly Line[], rows: readonly Row[], say: (line: string) => void): void {
  const cells = lines.map((line, index) => {
    const fixed = (value: number) => value.toFixed(rows[index]?.digits);
    return [
      line.name,
      fixed(line.site),
      fixed(line.floor),
      fixed(line.floorAgain),
      Number.isFinite(line.ratio) ? line.ratio.toFixed(2) : '-',
      line.target,
      line.exceeded ? 'EXCEEDED' : line.target && 'kept',
    ];
  });
  const all = [['', 'site', 'floor', 'floor again', 'x', 'may be', ''], ...cells];
  align(all, say);
}

/** Prints rows of cells in columns, the first of them from the left. */
export function align(all: readonly string[][], say: (line: string) => void): void {
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of all)
    say(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    );
}
