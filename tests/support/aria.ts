/** The accessibility tree of a part of the page, as somebody last read it in `tests/gate/aria/`. */
import { expect, type Locator } from 'playwright/test';

/** Compares a part's tree with the one that is kept under a name, and its description lists with the standard. */
export async function expectTree(of: Locator, name: string): Promise<void> {
  expect(await of.ariaSnapshot()).toMatchSnapshot(`${name}.yml`);
  // A group of a description list holds its terms, then what is said of them, and nothing else.
  const strays = of.locator('dl > :not(dt, dd, div), dl > div > :not(dt, dd), dl > div > dd:first-child');
  await expect(strays, name).toHaveCount(0);
}
