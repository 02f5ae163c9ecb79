import { expect, open, test } from '../site.ts';

test('one cord stands in the first view, and another leads to the footer', async ({ page }) => {
  for (const path of ['/pricing', '/services/chatbots', '/solutions', '/resources/about-us', '/privacy']) {
    await open(page, path);
    await expect(page.locator('[data-drawn]')).toHaveCount(2);
    const tops = await page
      .locator('[data-drawn]')
      .evaluateAll((all) => all.map((cord) => cord.getBoundingClientRect().top));
    expect(tops.filter((top) => top < 900).length, path).toBe(1);
  }
});
