/** Dialogs in a laptop's low window and on a narrow tablet: they can be scrolled, and none of their content sticks out. */
import { animationsEnded } from '../../../support/at-rest.ts';
import { expect, open, test } from '../../../support/site.ts';
import { dialog, openDialog, type Service } from './dialog.ts';

test.use({ viewport: { width: 1366, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

test('a dialog that is taller than the window begins within it, and can be scrolled to its end', async ({
  page,
}) => {
  await openDialog(page, 'chatbot');
  const frame = dialog(page).locator('[data-part~=frame]');
  expect((await frame.boundingBox())?.height).toBeGreaterThan(640);
  expect((await frame.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await dialog(page).evaluate((element) =>
    element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }),
  );
  await expect(dialog(page).getByRole('button', { name: 'Close' }).last()).toBeInViewport({ ratio: 1 });

  await open(page, '/resources/blog');
  await page.locator('[data-post] a').nth(2).click();
  const post = page.locator('dialog[data-section=post-dialog]');
  await expect(post.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

test('the phone’s keys and controls are within its sheet, and Close is below it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openDialog(page, 'phone');
  await animationsEnded(page, 'dialog');
  const wrong = await dialog(page).evaluate((element) => {
    const sheet = element.querySelector('[data-part~=caller]')?.parentElement;
    const box = sheet?.getBoundingClientRect() ?? new DOMRect();
    const buttons = [...(sheet?.querySelectorAll('button') ?? [])];
    const close = [...element.querySelectorAll('button')].at(-1)?.getBoundingClientRect() ?? new DOMRect();
    return [buttons.length, close.top < box.bottom]
      .concat(buttons.map((button) => button.getBoundingClientRect().bottom > box.bottom))
      .join();
  });
  expect(wrong).toBe(['6', ...Array.from({ length: 7 }, () => 'false')].join());
});

for (const service of ['chatbot', 'phone', 'automation', 'website'] satisfies Service[])
  test(`the ${service}’s dialog has all its words inside on a tablet on its side`, async ({ page }) => {
    await page.setViewportSize({ width: 1133, height: 744 });
    await openDialog(page, service);
    const out = await dialog(page).evaluate((element) => {
      const frame = element.querySelector('[data-part~=frame]')?.getBoundingClientRect() ?? new DOMRect();
      return [...element.querySelectorAll('p, li, button, h2, h3')]
        .filter((part) => part.getBoundingClientRect().right > frame.right + 1)
        .map((part) => part.textContent);
    });
    expect(out).toEqual([]);
  });
