import { expect, test } from 'vitest';
import { reconnect } from '../../../src/components/service-dialog/connections.ts';

test('automation demo: the two events swap, and every action keeps exactly one event', () => {
  const actions = reconnect([0, 2, 3, 1, 4], 1, 4);
  expect(actions).toEqual([0, 4, 3, 1, 2]);
  expect(reconnect(actions, 2, 3)).toEqual(actions);
  expect([...actions].sort()).toEqual([0, 1, 2, 3, 4]);
});
