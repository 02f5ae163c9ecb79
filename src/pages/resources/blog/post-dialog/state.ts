import type { PostSlug } from '../../../../content/posts.ts';

/**
 * Kept in history entries. `grid`: the post whose link in the grid was pressed, so that Back is a single
 * step. `opened`: the key of the entry that the dialog was opened with, while it shows a neighbour.
 */
export type PostDialogState = { grid?: PostSlug; opened?: string } | null;
