import { expect, test } from 'vitest';
import { routeAt, slugAt } from '../../../src/content/routes.ts';

test('an entry’s address shows its page; deeper ones and other pages’ have none', () => {
  expect(routeAt('/resources/blog/refunds').page).toBe('blog');
  expect(slugAt('/resources/blog/refunds/')).toBe('refunds');
  expect(slugAt('/resources/blog')).toBeNull();
  expect(routeAt('/resources/blog/a/b').page).toBe('not-found');
  expect(routeAt('/pricing/a').page).toBe('not-found');
});
