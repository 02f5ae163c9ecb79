/** The names of languages, of files of messages and of the messages in them, as the catalogue has them. */
import type { Catalogue, shared } from './catalogue.ts';

export type MessagesName = keyof Catalogue;
export type Language = keyof (typeof shared)['shell'];

type Messages<Name extends MessagesName> = Awaited<ReturnType<Catalogue[Name]['en']>>['messages'];

/** The name of a message, whichever file it stands in. */
export type Key = { [Name in MessagesName]: keyof Messages<Name> }[MessagesName];

/** The pages that have a message `page.<name>.<part>`. */
export type PageWith<Part extends string> = {
  [K in Key]: K extends `page.${infer Name}.${Part}` ? Name : never;
}[Key];
