import { expect, open, test, visit } from '../../../support/site.ts';

test('questions: five, one open or none', async ({ page }) => {
  await open(page);
  await visit(page, 'faq');
  const questions = page.locator('[data-section=faq] summary');
  const opened = page.locator('[data-section=faq] details[open]');
  await expect(questions).toHaveCount(5);
  await expect(opened).toHaveCount(1);
  await questions.nth(3).click();
  await expect(opened).toHaveCount(1);
  await expect(opened).toContainText('Growth includes 5, Pro 10 and Company all of them');
  await questions.nth(3).click();
  await expect(opened).toHaveCount(0);
});
