/** The offer and the next step for a visitor who has never heard of the company. */
import { expect, switchToFrench, open, test } from '../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('home says “AI” in its first view', async ({ page }) => {
  await open(page, '/');
  for (const [language, name] of [
    ['en', 'AI operator for your business'],
    ['fr', 'opératrice IA pour votre entreprise'],
  ] as const) {
    if (language === 'fr') await switchToFrench(page);
    const lead = page.locator('main').getByText(name);
    expect((await lead.boundingBox())?.y).toBeLessThan(900);
  }
});

test('home and pricing have the three steps and their links', async ({ page }) => {
  for (const [path, links] of [
    ['/', ['/pricing', '/resources/support?about=demo']],
    ['/pricing', ['/resources/support?about=demo']],
  ] as const) {
    await open(page, path);
    const steps = page.locator('[data-component=how-it-starts]');
    await expect(steps.locator('li')).toHaveCount(3);
    expect(
      await steps.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual(links);
  }
});

test('Support names the demo and the consultation, and the services’ last page leads to the prices', async ({
  page,
}) => {
  await open(page, '/resources/support');
  await expect(page.locator('main')).toContainText('For a demo, a consultation or a question');
  await open(page, '/services/website');
  await expect(page.locator('[data-component=next-page] a')).toHaveAttribute('href', '/pricing');
});
