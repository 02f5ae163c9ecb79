/** The home page's words. Typed from the specification, not imported from the content. */
import { expect, open, test, visit } from '../../support/site.ts';

test('home has the specification’s sections, services, people, cards, quotes, questions and footer', async ({
  page,
}) => {
  await open(page);
  // The hero is out of the window, and rests.
  await visit(page, 'faq');
  const named = (selector: string, key: string) =>
    page
      .locator(selector)
      .evaluateAll((all, name) => all.map((one) => (one as HTMLElement).dataset[name]), key);
  expect(await named('main [data-section]', 'section')).toEqual([
    'hero',
    'services',
    'team',
    'showcase',
    'testimonials',
    'faq',
  ]);

  expect(await named('[data-section=services] li[data-service]', 'service')).toEqual([
    'chatbot',
    'phone',
    'automation',
    'website',
  ]);
  await expect(page.locator('[data-service=chatbot]')).toContainText('Line 1');
  await expect(page.locator('[data-service=phone]').getByRole('button')).toHaveAccessibleName(
    'Phone: open the demo',
  );

  const team = page.locator('[data-section=team]');
  await expect(team.getByRole('listitem')).toHaveCount(3);
  await expect(team.locator('img')).toHaveCount(3);
  await expect(team.getByRole('heading', { level: 3 })).toHaveText([
    'Amélie Laurent',
    'Victor Osei',
    'Nadia Benali',
  ]);

  const cards = page.locator('[data-card]');
  expect(await cards.locator('h3').allTextContents()).toEqual([
    'Booking management',
    'AI voice reservations',
    'Guest messaging',
    'Booking widget',
    'Table management',
    'Analytics',
  ]);
  for (const { width, height, lines } of await cards.evaluateAll((all) =>
    (all as HTMLElement[]).map((card) => ({
      width: card.offsetWidth,
      height: card.offsetHeight,
      lines: card.querySelectorAll('li').length,
    })),
  )) {
    expect(width).toBe(300);
    expect(height).toBeLessThanOrEqual(500);
    expect(lines).toBe(3);
  }

  const quotes = page.locator('[data-section=testimonials] blockquote');
  await expect(quotes).toHaveCount(3);
  await expect(page.getByRole('img', { name: '5 out of 5' })).toHaveCount(3);
  await expect(quotes.first().locator('[data-star]')).toHaveCount(5);

  const footer = page.locator('footer');
  await expect(footer.getByRole('link', { name: 'hello@allo.example' })).toHaveAttribute(
    'href',
    'mailto:hello@allo.example',
  );
  await expect(footer.locator('a[href="tel:+12125550142"]')).toHaveText('+1 212 555 0142');
  for (const name of ['Services', 'Solutions', 'About', 'Contact', 'Privacy', 'Terms'])
    await expect(footer.getByRole('link', { name, exact: true }).first()).toBeVisible();
  for (const name of ['chatbots', 'phone-systems', 'automation', 'website'])
    await expect(footer.locator(`a[href="/services/${name}"]`)).toHaveCount(1);
  await expect(footer.getByRole('link', { name: /LinkedIn|Instagram|Facebook/ })).toHaveCount(3);
  await expect(footer.getByRole('switch', { name: 'Reduce motion' })).toHaveAttribute(
    'aria-checked',
    'false',
  );

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
