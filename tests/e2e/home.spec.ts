import { expect, french, motionReady, open, test, visit, walk } from './site.ts';

/** Typed from the specification, not imported from the content. */
const SPEC = {
  proof: '15,375+',
  stops: 500,
  cards: [
    'Booking management',
    'AI voice reservations',
    'Guest messaging',
    'Booking widget',
    'Table management',
    'Analytics',
  ],
  mail: 'mailto:hello@allo.example',
  phone: 'tel:+12125550142',
  footer: ['/', '/services', '/solutions', '/about', '/contact', '/privacy', '/terms'],
};

test('the sections stand in the specification’s order', async ({ page }) => {
  await open(page);
  const order = await page
    .locator('main [data-section]')
    .evaluateAll((all) => all.map((element) => (element as HTMLElement).dataset.section));
  expect(order).toEqual(['hero', 'services', 'team', 'showcase', 'testimonials', 'faq']);
});

test.describe('hero', () => {
  test('says its headline once to screen readers, and types on without a live region', async ({ page }) => {
    await open(page);
    await motionReady(page);
    const heading = page.getByRole('heading', { level: 1 });
    const name = 'Every call answered, every chat settled, every chore handled, every page published.';
    await expect(heading).toHaveAccessibleName(name);
    await page.waitForTimeout(2600);
    await expect(heading).toHaveAccessibleName(name);
    await expect(page.locator('[data-section=hero] [aria-live]')).toHaveCount(0);
    await expect(page.locator('[data-part=phrase]')).toHaveCount(4);
  });

  test('has the pill, Get Started and Learn More', async ({ page }) => {
    await open(page);
    const hero = page.locator('[data-section=hero]');
    await expect(hero).toContainText(SPEC.proof);
    await expect(hero.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/pricing');
    await hero.getByRole('link', { name: 'Learn More' }).click();
    await expect(page).toHaveURL('/services');
  });

  test('the pause button stops typewriter and video, and lets them go on', async ({ page }) => {
    await open(page);
    await motionReady(page);
    await expect(page.locator('video')).toHaveAttribute('data-ready');
    const visible = () =>
      page
        .locator('[data-part=phrase]')
        .evaluateAll((all) =>
          all
            .flatMap((phrase) => [
              getComputedStyle(phrase).opacity,
              ...[...phrase.querySelectorAll('[data-letter]')].map(
                (letter) => getComputedStyle(letter).opacity,
              ),
            ])
            .join(),
        );
    await page.getByRole('button', { name: 'Pause the moving parts' }).click();
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused))
      .toBe(true);
    const before = await visible();
    await page.waitForTimeout(3500);
    expect(await visible()).toBe(before);
    await page.getByRole('button', { name: 'Play the moving parts' }).click();
    await expect.poll(visible).not.toBe(before);
  });

  test('the panel leans up to 35° towards the mouse and lies flat when it leaves', async ({ page }) => {
    await open(page);
    await motionReady(page);
    const box = await page.locator('[data-scene=hero-tilt]').boundingBox();
    if (!box) throw new Error('no panel');
    const angle = () =>
      page.locator('[data-part=panel]').evaluate((panel) => {
        const matrix = new DOMMatrix(getComputedStyle(panel).transform);
        return [
          Math.round(Math.asin(-matrix.m13) * (180 / Math.PI)),
          Math.round(Math.asin(-matrix.m32) * (180 / Math.PI)),
        ];
      });
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2, { steps: 4 });
    await expect.poll(async () => Math.abs((await angle())[0] ?? 0)).toBeGreaterThan(33);
    expect(Math.abs((await angle())[0] ?? 0)).toBeLessThanOrEqual(35);
    await page.mouse.move(20, 600);
    await expect.poll(async () => (await angle()).map(Math.abs)).toEqual([0, 0]);
  });
});

test('team: three people with portraits, names and roles', async ({ page }) => {
  await open(page);
  await visit(page, 'team');
  const team = page.locator('[data-section=team]');
  await expect(team.getByRole('listitem')).toHaveCount(3);
  await expect(team.locator('img')).toHaveCount(3);
  for (const name of ['Amélie Laurent', 'Victor Osei', 'Nadia Benali'])
    await expect(team.getByRole('heading', { name })).toBeVisible();
});

test('showcase: six cards, 300 px wide and at most 500 px high, with three benefits each', async ({
  page,
}) => {
  await open(page);
  await visit(page, 'showcase');
  const cards = page.locator('[data-card]');
  await expect(cards).toHaveCount(6);
  expect(await cards.locator('h3').allTextContents()).toEqual(SPEC.cards);
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    expect(box?.width).toBe(300);
    expect(box?.height).toBeLessThanOrEqual(SPEC.stops);
    await expect(card.locator('li')).toHaveCount(3);
  }
});

test('testimonials: three quotes with five stars each', async ({ page }) => {
  await open(page);
  const quotes = page.locator('[data-section=testimonials] blockquote');
  await expect(quotes).toHaveCount(3);
  await expect(page.getByRole('img', { name: '5 out of 5' })).toHaveCount(3);
  await expect(quotes.first().locator('[data-star]')).toHaveCount(5);
});

test('questions: five, one open or none', async ({ page }) => {
  await open(page);
  await visit(page, 'faq');
  const questions = page.locator('[data-section=faq] summary');
  const opened = page.locator('[data-section=faq] details[open]');
  await expect(questions).toHaveCount(5);
  await expect(opened).toHaveCount(1);
  await questions.nth(3).click();
  await expect(opened).toHaveCount(1);
  await expect(opened).toContainText('keep our phone number');
  await questions.nth(3).click();
  await expect(opened).toHaveCount(0);
});

test('footer: contact, links, social marks and the motion switch', async ({ page }) => {
  await open(page);
  const footer = page.locator('footer');
  await expect(footer.getByRole('link', { name: 'hello@allo.example' })).toHaveAttribute('href', SPEC.mail);
  await expect(footer.locator(`a[href="${SPEC.phone}"]`)).toHaveText('+1 212 555 0142');
  for (const path of SPEC.footer) await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1);
  for (const page_ of ['chatbots', 'phone-systems', 'automation', 'website'])
    await expect(footer.locator(`a[href="/services/${page_}"]`)).toHaveCount(1);
  await expect(footer.getByRole('link', { name: /LinkedIn|Instagram|Facebook/ })).toHaveCount(3);
  await expect(footer.getByRole('switch', { name: 'Reduce motion' })).toHaveAttribute(
    'aria-checked',
    'false',
  );
});

test('in French no sentence of the home page is left in English', async ({ page }) => {
  await open(page);
  const sentences = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'main :is(h1, h2, h3, p, li, summary), footer :is(h2, h3, p, a), header :is(a, button)',
        ),
      ]
        .map((element) => element.textContent?.trim() ?? '')
        .filter((text) => text.split(/\s+/).length > 2),
    );
  const english = new Set(await sentences());
  await french(page);
  await walk(page);
  const left = (await sentences()).filter((text) => english.has(text) && !/^\d|555/.test(text));
  expect(left).toEqual([]);
});
