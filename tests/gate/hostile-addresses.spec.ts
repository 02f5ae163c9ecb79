import { faults } from '../long/host/hostile-addresses.ts';
import { expect, test } from '../support/site.ts';

test('no address makes the host fail, send a visitor elsewhere, repeat markup or say nothing', async ({
  baseURL,
}) => {
  expect(await faults(baseURL ?? '')).toEqual([]);
});
