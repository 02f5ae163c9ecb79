import { expect, test } from 'vitest';
import * as en from '../../../src/pages/resources/blog/blog.en.ts';
import * as fr from '../../../src/pages/resources/blog/blog.fr.ts';
import { authorOf, categories, inColumns, inGroups, posts, postsOf } from '../../../src/content/posts.ts';

test('nineteen posts have five categories; the first of two columns gets half, rounded up; a group has twelve', () => {
  expect(posts.length).toBe(19);
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(19);
  expect(new Set(posts.map(({ image }) => image)).size).toBe(19);
  expect(inColumns(posts).map(({ length }) => length)).toEqual([10, 9]);
  expect(inColumns([1, 2, 3])).toEqual([[1, 2], [3]]);
  expect(inColumns([])).toEqual([[], []]);
  expect(inGroups(Array.from({ length: 25 }, (_, index) => index)).map(({ length }) => length)).toEqual([
    12, 12, 1,
  ]);
  expect(inGroups([])).toEqual([]);
  expect(categories.reduce((sum, { slug }) => sum + postsOf(slug).length, 0)).toBe(19);
  for (const { slug } of categories) expect(postsOf(slug).length).toBeGreaterThan(0);
});

test('posts are sorted newest first, fall on different days of the week, and each has one of three authors', () => {
  const days = posts.map(({ date }) => date);
  expect(days).toEqual([...days].sort().reverse());
  expect(new Set(days.map((date) => new Date(date).getUTCDay())).size).toBeGreaterThanOrEqual(4);
  const gaps = days.slice(1).map((date, index) => Date.parse(days[index] ?? '') - Date.parse(date));
  expect(new Set(gaps).size).toBeGreaterThan(5);
  expect(new Set(posts.map(authorOf))).toEqual(new Set(['Amélie Laurent', 'Victor Osei', 'Nadia Benali']));
});

test.each(posts.map(({ slug }) => slug))('the note of %s has 60 to 90 words in both languages', (slug) => {
  for (const { messages } of [en, fr]) {
    const words = messages[`post.${slug}.description`].split(/\s+/).filter((word) => /\p{L}/u.test(word));
    expect(words.length).toBeGreaterThanOrEqual(60);
    expect(words.length).toBeLessThanOrEqual(90);
  }
});
