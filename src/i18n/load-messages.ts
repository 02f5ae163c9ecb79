/** The messages in memory: fetches those that a page needs in one language, and looks up keys. */
import { importAgain } from '../browser/import-again.ts';
import { catalogue } from './catalogue.ts';
import type { Key, Language, MessagesName } from './keys.ts';

type Messages = Record<string, string>;

const known: Record<Language, Messages> = { en: {}, fr: {} };
const loading = new Map<string, Promise<void>>();
const settled = new Map<string, Promise<void>>();
const arrived = new Set<string>();

/** Adds messages to those of a language. */
export function addMessages(language: Language, messages: Messages): void {
  Object.assign(known[language], messages);
}

function loadFile(language: Language, name: MessagesName): Promise<void> {
  const file = `${name}.${language}`;
  const load: () => Promise<{ messages: Messages }> = catalogue[name][language];
  const promise =
    loading.get(file) ??
    importAgain(load).then(
      ({ messages }) => {
        addMessages(language, messages);
        arrived.add(file);
      },
      (error: unknown) => {
        loading.delete(file);
        throw error;
      },
    );
  loading.set(file, promise);
  return promise;
}

/**
 * Fetches the shell's messages and the named files in one language, each once.
 * Rejects when a chunk cannot be fetched; a later call tries again.
 */
export async function loadMessages(language: Language, names: readonly MessagesName[]): Promise<void> {
  await Promise.all((['shell', ...names] as const).map((name) => loadFile(language, name)));
}

/**
 * A promise for React's `use`, resolved after the first attempt to load a file, even a failed one. Each call
 * returns the same promise: React renders an interrupted component again, and must meet the promise it met
 * before. If the file is already here, the promise carries `status: 'fulfilled'`, which `use` reads without
 * suspending.
 */
export function messagesSettled(language: Language, name: MessagesName): Promise<void> {
  const file = `${name}.${language}`;
  const promise =
    settled.get(file) ??
    (arrived.has(file)
      ? Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })
      : loadFile(language, name).catch(() => {}));
  settled.set(file, promise);
  return promise;
}

/** True if the language has a text under this name. */
export function hasMessage(language: Language, key: string): key is Key {
  return Object.hasOwn(known[language], key);
}

/** The text for a key, or the key itself if the language lacks it. */
export function translate(language: Language, key: Key): string {
  return known[language][key] ?? key;
}
