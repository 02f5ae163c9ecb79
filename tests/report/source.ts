/** Reads a scene's file: its description, and its config with the comments. */
import { readFileSync } from 'node:fs';
import { configBlock, configNotes } from '../../src/dev/config-source.ts';
import { sourceFile } from '../gate/motion/config-of.ts';

export type Source = {
  file: string;
  /** The first comment, and its first sentence. */
  about: string;
  line: string;
  config: { key: string; value: string; note: string }[];
};

/** The first comment of a file in one line. */
export const firstComment = (text: string): string =>
  (/^\/\*\*([\s\S]*?)\*\//.exec(text)?.[1] ?? '')
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

export function sourceOf(scene: string): Source {
  const file = sourceFile(scene);
  const text = readFileSync(file, 'utf8');
  const about = firstComment(text);
  const block = configBlock(text);
  const notes = configNotes(block);
  return {
    file,
    about,
    line: /^.*?[.](?= |$)/.exec(about)?.[0] ?? about,
    config: [...block.matchAll(/^ {2}(\w+): ([^,\n]+),$/gm)].map(([, key = '', value = '']) => ({
      key,
      value,
      note: notes[key] ?? '',
    })),
  };
}
