import type { PostSlug } from '../../../../content/posts.ts';

/**
 * Kept in the history's entries. `grid`: the post whose link in the grid was pressed, so that the way back is one step.
 * `opened`: the key of the entry that the dialog was opened with, while it shows a neighbour.
 */
export type PostDialogState = { grid?: PostSlug; opened?: string } | null;
