/** The accessibility trees of parts of a page: the snapshots in `tests/gate/aria/` are as somebody last read them. */
import { expect, type Locator } from 'playwright/test';

/** Compares a part's tree with the snapshot of that name, and its description lists with the standard. */
export async function expectTree(of: Locator, name: string): Promise<void> {
  expect(await of.ariaSnapshot()).toMatchSnapshot(`${name}.yml`);
  // A group of a description list holds its terms, then their descriptions, and nothing else.
  const strays = of.locator('dl > :not(dt, dd, div), dl > div > :not(dt, dd), dl > div > dd:first-child');
  await expect(strays, name).toHaveCount(0);
}
