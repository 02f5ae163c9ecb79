/** The page beneath a dialog does not scroll, whatever the browser lets through a dialog that has nothing to scroll. */
import { frames, scrollEnded } from '../../support/at-rest.ts';
import { expect, scrollY, test } from '../../support/site.ts';
import { dialog, openDialog } from '../components/service-dialog/dialog.ts';

test('keys and the wheel do not scroll the page beneath a dialog, and scroll it again afterwards', async ({
  page,
}) => {
  await openDialog(page, 'phone');
  await scrollEnded(page);
  // As in a browser that heeds `overscroll-behavior` only on an element that scrolls.
  await dialog(page).evaluate((element) => element.style.setProperty('overscroll-behavior', 'auto'));
  const place = await scrollY(page);
  for (const key of ['PageDown', 'End', 'Home']) {
    await page.keyboard.press(key);
    await frames(page, 20);
    expect(await scrollY(page), key).toBe(place);
  }
  await page.mouse.move(720, 450);
  await page.mouse.wheel(0, 600);
  await frames(page, 20);
  expect(await scrollY(page)).toBe(place);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect.poll(() => scrollY(page)).toBe(0);
});
