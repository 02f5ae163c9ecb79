import { expect, test } from 'vitest';
import { customers } from '../../../src/content/claims.ts';
import { tallBoard, wideBoard } from '../../../src/pages/resources/customers/content.ts';
import {
  availability,
  tallLamps,
  wideLamps,
} from '../../../src/pages/solutions/technical-features/content.ts';

test('a field has a dot for each of what it draws, in full rows, with the odd one among them', () => {
  expect(`${wideBoard.count.toLocaleString('en')}+`).toBe(customers);
  expect(`${100 - 100 / wideLamps.count}%`).toBe(availability);
  expect([tallBoard.count, tallLamps.count]).toEqual([wideBoard.count, wideLamps.count]);
  for (const { count, columns, odd } of [wideBoard, tallBoard, wideLamps, tallLamps]) {
    expect(count % columns).toBe(0);
    expect(odd[0]).toBeLessThan(columns);
    expect(odd[1]).toBeLessThan(count / columns);
  }
});
