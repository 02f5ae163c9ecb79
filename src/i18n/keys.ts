/** The names of languages, of message files and of messages, derived from the catalogue. */
import type { Catalogue, shared } from './catalogue.ts';

export type MessagesName = keyof Catalogue;
export type Language = keyof (typeof shared)['shell'];

type Messages<Name extends MessagesName> = Awaited<ReturnType<Catalogue[Name]['en']>>['messages'];

/** The name of a message, in any file. */
export type Key = { [Name in MessagesName]: keyof Messages<Name> }[MessagesName];

/** The pages that have a message `page.<name>.<part>`. */
export type PageWith<Part extends string> = {
  [K in Key]: K extends `page.${infer Name}.${Part}` ? Name : never;
}[Key];
