/**
 * The dictionaries in memory. Each is a chunk of its own; `loadWords` fetches the ones a page needs in one
 * language, `translate` looks a key up in what has arrived and gives the key itself when it is missing.
 */
import type { Key, Language, WordsName } from './keys.ts';

type Dictionary = Record<string, string>;

const files = import.meta.glob<{ words: Dictionary }>('./messages/*.??.ts');
const loading = new Map<string, Promise<void>>();
const known: Record<Language, Dictionary> = { en: {}, fr: {} };
const FRAME: WordsName[] = ['frame'];
let pageWords: WordsName[] = [];

/** Adds entries to a language's dictionary. */
export function addWords(language: Language, words: Dictionary): void {
  Object.assign(known[language], words);
}

/**
 * Fetches the frame's words and the named dictionaries in one language, each once.
 * Rejects when a chunk cannot be fetched; a later call tries again.
 */
export async function loadWords(language: Language, names: WordsName[]): Promise<void> {
  await Promise.all(
    [...FRAME, ...names].map((name) => {
      const file = `./messages/${name}.${language}.ts`;
      const load = files[file];
      if (!load) throw new Error(`words: no dictionary ${file}`);
      const promise =
        loading.get(file) ??
        load().then(
          (module) => addWords(language, module.words),
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
export function setPageWords(names: WordsName[]): void {
  pageWords = names;
}

export function loadPageWords(language: Language): Promise<void> {
  return loadWords(language, pageWords);
}

/** The text for a key, or the key itself where the language lacks it. */
export function translate(language: Language, key: Key): string {
  return known[language][key] ?? key;
}
