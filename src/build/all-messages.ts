/** The messages of every file at once, for the tools and the tests. */
import { catalogue } from '../i18n/catalogue.ts';
import type { Language, MessagesName } from '../i18n/keys.ts';

type Messages = Record<string, string>;

/** File by file. */
export async function messagesByFile(language: Language): Promise<Record<MessagesName, Messages>> {
  const files = Object.entries(catalogue).map(async ([name, load]) => [
    name,
    (await load[language]()).messages,
  ]);
  return Object.fromEntries(await Promise.all(files));
}

/** All in one, by key. */
export async function allMessages(language: Language): Promise<Messages> {
  return Object.assign({}, ...Object.values(await messagesByFile(language)));
}
