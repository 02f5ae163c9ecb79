/**
 * A scene's `config` as written in its file: the note on each number, and the same block with other numbers.
 */
import type { Config } from '../motion/scene.ts';

const BLOCK = /^(?:export )?const config(?:: \w+)? = \{\n[\s\S]*?^\};$/m;

/** The block `const config = { … };` of a scene's source. @returns an empty text if there is none */
export function configBlock(source: string): string {
  return BLOCK.exec(source)?.[0] ?? '';
}

/**
 * The comment above each number, with its unit. A comment holds for all numbers below it, up to the next
 * comment.
 */
export function configNotes(block: string): Record<string, string> {
  const notes: Record<string, string> = {};
  let note = '';
  for (const line of block.split('\n')) {
    note = /^\s*\/\*\* (.*) \*\/$/.exec(line)?.[1] ?? note;
    const key = /^\s*(\w+): /.exec(line)?.[1];
    if (key) notes[key] = note;
  }
  return notes;
}

/** The block as TypeScript with the numbers of `config`, to paste over the old one. */
export function configCode(block: string, config: Config): string {
  return block.replace(/^(\s*)(\w+): [^,\n]+,/gm, (line, indent: string, key: string) =>
    key in config ? `${indent}${key}: ${config[key]},` : line,
  );
}

/** A slider's range for a number: from 0 to twice its value, in steps of about a hundredth. */
export function sliderRange(value: number): { min: number; max: number; step: number } {
  const far = value === 0 ? 1 : Math.abs(value) * 2;
  const step = Number((10 ** (Math.floor(Math.log10(far)) - 2)).toPrecision(1));
  return { min: value < 0 ? -far : 0, max: value < 0 ? 0 : Number(far.toPrecision(12)), step };
}
