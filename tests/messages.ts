/** The messages of a language, by name, for tests that read the page against them. */
import { readdirSync } from 'node:fs';

type Dictionaries = Record<string, Record<string, string>>;

export async function dictionaries(language: 'en' | 'fr'): Promise<Dictionaries> {
  const folder = new URL('../src/i18n/messages/', import.meta.url);
  const all: Dictionaries = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith(`.${language}.ts`)))
    all[file.slice(0, -6)] = (await import(new URL(file, folder).href)).messages;
  return all;
}
