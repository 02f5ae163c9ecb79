/** A dialog grows from the first frame that has it: at its full size it would flash up before. */
import { expect, motionReady, open, test, visit } from '../../../support/site.ts';
import { card } from './dialog.ts';

test('the first frame of a service’s dialog and of a post has them where they grow from', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype;
    const begun: string[] = [];
    Object.assign(window, { begun });
    HTMLDialogElement.prototype.showModal = function show() {
      showModal.call(this);
      const part = this.querySelector('[data-part=frame], [data-part=cover]');
      // In the frame that follows, after all that was asked for before.
      requestAnimationFrame(() => begun.push(part?.getAttribute('style') ?? 'nothing'));
    };
  });
  const begun = () => page.evaluate(() => (window as unknown as { begun: string[] }).begun);
  await open(page, '/services');
  await motionReady(page);
  await visit(page, 'services');
  await card(page, 'phone').click();
  await expect.poll(begun).toHaveLength(1);
  expect((await begun())[0]).toMatch(/--left: ?\d/);
  await open(page, '/resources/blog');
  await motionReady(page);
  await page.locator('[data-post] h3 a').first().click();
  await expect.poll(begun).toHaveLength(1);
  expect((await begun())[0]).toMatch(/transform: ?translate/);
});
