/** A dialog is small in its first frame: at its full size it would flash up before it grows. */
import { expect, motionReady, open, test, visit } from '../../../support/site.ts';
import { card } from './dialog.ts';

test('a service’s dialog and a post are in their first frame at the place from which they grow', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype;
    const firstStyles: string[] = [];
    Object.assign(window, { firstStyles });
    HTMLDialogElement.prototype.showModal = function show() {
      showModal.call(this);
      const part = this.querySelector('[data-part=frame], [data-part=cover]');
      // In the next frame, after all callbacks that were requested before.
      requestAnimationFrame(() => firstStyles.push(part?.getAttribute('style') ?? 'nothing'));
    };
  });
  const firstStyles = () => page.evaluate(() => (window as unknown as { firstStyles: string[] }).firstStyles);
  await open(page, '/services');
  await motionReady(page);
  await visit(page, 'services');
  await card(page, 'phone').click();
  await expect.poll(firstStyles).toHaveLength(1);
  expect((await firstStyles())[0]).toMatch(/--left: ?\d/);
  await open(page, '/resources/blog');
  await motionReady(page);
  await page.locator('[data-post] h3 a').first().click();
  await expect.poll(firstStyles).toHaveLength(1);
  expect((await firstStyles())[0]).toMatch(/transform: ?translate/);
});
