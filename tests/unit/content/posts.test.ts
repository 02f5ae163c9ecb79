import { expect, test } from 'vitest';
import { categories, inColumns, posts, postsOf } from '../../../src/content/posts.ts';

test('nineteen posts in five categories; the first column gets half, rounded up', () => {
  expect(posts.length).toBe(19);
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(19);
  expect(new Set(posts.map(({ image }) => image)).size).toBe(19);
  expect(inColumns(posts).map(({ length }) => length)).toEqual([10, 9]);
  expect(inColumns([1, 2, 3])).toEqual([[1, 2], [3]]);
  expect(inColumns([])).toEqual([[], []]);
  expect(categories.reduce((sum, { slug }) => sum + postsOf(slug).length, 0)).toBe(19);
  for (const { slug } of categories) expect(postsOf(slug).length).toBeGreaterThan(0);
});
