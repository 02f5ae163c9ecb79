/** The messages of a language, by name, for tests that read the page against them. */
import { readdirSync } from 'node:fs';

type MessagesByName = Record<string, Record<string, string>>;

export async function messagesOf(language: 'en' | 'fr'): Promise<MessagesByName> {
  const folder = new URL('../../src/i18n/messages/', import.meta.url);
  const all: MessagesByName = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith(`.${language}.ts`)))
    all[file.slice(0, -6)] = (await import(new URL(file, folder).href)).messages;
  return all;
}
