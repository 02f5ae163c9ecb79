import { faults } from './host/hostile-addresses.ts';
import { expect, test } from './site.ts';

test('no address makes the host fail, send a visitor elsewhere, repeat markup or say nothing', async ({
  baseURL,
}) => {
  expect(await faults(baseURL ?? '')).toEqual([]);
});
