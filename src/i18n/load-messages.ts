/**
 * The dictionaries in memory. Each is a chunk of its own; `loadMessages` fetches the ones a page needs in one
 * language, `translate` looks a key up in what has arrived and gives the key itself when it is missing.
 */
import type { Key, Language, MessagesName } from './keys.ts';

type Dictionary = Record<string, string>;

const files = import.meta.glob<{ messages: Dictionary }>('./messages/*.??.ts');
const loading = new Map<string, Promise<void>>();
const known: Record<Language, Dictionary> = { en: {}, fr: {} };
const SHELL: MessagesName[] = ['shell'];
let pageMessages: MessagesName[] = [];

/** Adds entries to a language's dictionary. */
export function addMessages(language: Language, messages: Dictionary): void {
  Object.assign(known[language], messages);
}

/**
 * Fetches the shell's messages and the named dictionaries in one language, each once.
 * Rejects when a chunk cannot be fetched; a later call tries again.
 */
export async function loadMessages(language: Language, names: MessagesName[]): Promise<void> {
  await Promise.all(
    [...SHELL, ...names].map((name) => {
      const file = `./messages/${name}.${language}.ts`;
      const load = files[file];
      if (!load) throw new Error(`messages: no dictionary ${file}`);
      const promise =
        loading.get(file) ??
        load().then(
          (module) => addMessages(language, module.messages),
          (error: unknown) => {
            loading.delete(file);
            throw error;
          },
        );
      loading.set(file, promise);
      return promise;
    }),
  );
}

/** Remembers which dictionaries the page on screen uses, so that a change of language can fetch them first. */
export function setPageMessages(names: MessagesName[]): void {
  pageMessages = names;
}

export function loadPageMessages(language: Language): Promise<void> {
  return loadMessages(language, pageMessages);
}

/** The text for a key, or the key itself where the language lacks it. */
export function translate(language: Language, key: Key): string {
  return known[language][key] ?? key;
}
