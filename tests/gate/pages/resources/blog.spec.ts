import { resize, scrollEnded } from '../../../support/at-rest.ts';
import { expect, hydrated, jump, motionReady, open, scrollY, test } from '../../../support/site.ts';

const BLOG = '/resources/blog';

test('the blog shows its posts in a grid, filters them, and opens a post over them', async ({ page }) => {
  await open(page, BLOG);
  await motionReady(page);
  const posts = page.locator('[data-post]');
  const columns = page.locator('[data-scene=blog-parallax] > div');
  const filter = page.getByRole('navigation', { name: 'Subjects' }).getByRole('link');

  await test.step('the grid has nineteen posts, ten and nine, newest first, each with its own picture', async () => {
    await expect(columns).toHaveCount(2);
    await expect(columns.nth(0).locator('[data-post]')).toHaveCount(10);
    await expect(columns.nth(1).locator('[data-post]')).toHaveCount(9);
    const dates = await page
      .locator('[data-post] time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
    expect(dates).toEqual([...dates].sort().reverse());
    expect(
      new Set(
        await page.locator('[data-post] img').evaluateAll((all) => all.map((img) => img.getAttribute('src'))),
      ).size,
    ).toBe(19);
  });

  await test.step('a category under the pointer is not the one that is chosen', async () => {
    await page.locator('[data-category=web][href]').hover();
    await expect(page.locator('[data-hovered=web]')).toHaveCount(1);
    await expect(page.locator('[data-category=all][href]')).toHaveAttribute('aria-current', 'true');
    await expect(posts).toHaveCount(19);
    await page.mouse.move(700, 20);
    await expect(page.locator('[data-hovered]')).toHaveCount(0);
  });

  await test.step('a subject that the page’s end takes along under a resting mouse fades nothing until the mouse moves', async () => {
    const web = page.locator('[data-category=web][href]');
    const end = await page
      .locator('[data-section=blog]')
      .evaluate((section) => section.getBoundingClientRect().bottom + window.scrollY - 600);
    await jump(page, end);
    const { x = 0, y = 0, height = 0 } = (await web.boundingBox()) ?? {};
    await jump(page, end - 150);
    await page.mouse.move(x + 30, y + height / 2);
    await page.mouse.wheel(0, 150);
    await scrollEnded(page);
    await expect(page.locator('[data-category]:hover')).toHaveAttribute('data-category', 'web');
    await expect(page.locator('[data-hovered]')).toHaveCount(0);
    await page.mouse.move(x + 34, y + height / 2);
    await expect(page.locator('[data-hovered=web]')).toHaveCount(1);
    await page.mouse.move(700, 20);
    await jump(page, 0);
  });

  await test.step('the cover grows from its card and goes back into it', async () => {
    await page.locator('[data-post=sofa-first] a').click();
    const cover = page.locator('dialog [data-part=cover]');
    await expect(cover).toBeVisible();
    await expect
      .poll(() => cover.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a))
      .toBe(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(BLOG);
  });

  await test.step('the filter has All first, an address of its own, and leaves the scroll position and the posts that stay in their column', async () => {
    await posts.evaluateAll((all) => {
      for (const post of all) (post as HTMLElement & { old?: true }).old = true;
    });
    const first = await posts.first().getAttribute('data-post');
    await expect(filter).toHaveText([
      /^All/,
      /^Web/,
      /^Augmented reality/,
      /^Virtual reality/,
      /^Crypto/,
      /^Cyber Security/,
    ]);
    await expect(filter.first()).toHaveAttribute('aria-current', 'true');
    await jump(page, 300);
    await page.locator('a[href$="category=crypto"]').click();
    await expect(page).toHaveURL(`${BLOG}?category=crypto`);
    expect(await scrollY(page)).toBe(300);
    await expect(posts).toHaveCount(4);
    await expect(filter.nth(4)).toHaveAttribute('aria-current', 'true');
    const column = columns.first().locator('[data-post]');
    await expect(column).toHaveCount(2);
    expect(await column.first().getAttribute('data-post')).not.toBe(first);
    expect(await column.evaluateAll((all) => all.some((post) => 'old' in post))).toBe(true);
    await page.goBack();
    await expect(posts).toHaveCount(19);
    expect(await scrollY(page)).toBe(300);
  });

  await test.step('a post opens over the grid, and Back, Close, Escape and the backdrop close it', async () => {
    await filter.nth(4).click();
    await expect(page).toHaveURL(`${BLOG}?category=crypto`);
    await expect(posts).toHaveCount(4);
    const dialog = page.getByRole('dialog', { name: 'How do you refund a coin?' });
    const post = page.locator('[data-post=refunds] a');
    await jump(page, 200);
    const closings: (() => Promise<unknown>)[] = [
      () => page.goBack(),
      () => page.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 450),
    ];
    for (const close of closings) {
      await post.click();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(`${BLOG}/refunds?category=crypto`);
      await expect(page).toHaveTitle('How do you refund a coin? | Allô');
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(dialog.locator('h2')).toHaveText('How do you refund a coin?');
      const words = await dialog.textContent();
      for (const text of [
        '9 October 2026',
        'Victor Osei',
        'Crypto',
        'The receipt matters more than the coin',
        'lawyer',
      ])
        expect(words).toContain(text);
      await close();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(`${BLOG}?category=crypto`);
      await expect(post).toBeFocused();
      expect(await scrollY(page)).toBe(200);
    }
  });

  await test.step('the posts are a single column, the newest first, on a phone', async () => {
    await filter.first().click();
    await expect(posts).toHaveCount(19);
    await resize(page, 390, 844);
    const seen = await posts.evaluateAll((all) =>
      all.map((post) => [post.getAttribute('data-post'), Math.round(post.getBoundingClientRect().left)]),
    );
    expect(new Set(seen.map(([, left]) => left)).size).toBe(1);
    expect(seen[0]?.[0]).toBe('answers-its-own-phone');
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('an address with a category is hydrated without an error', async ({ page }) => {
    await open(page, `${BLOG}?category=cyber-security`);
    await expect(page.locator('[data-post]')).toHaveCount(4);
    await expect(page.locator('[data-post][data-category=cyber-security]')).toHaveCount(4);
  });

  test('a post’s own address opens it at once, and Close leads to the grid', async ({ page }) => {
    const response = await page.goto(`${BLOG}/sofa-first`, { waitUntil: 'load' });
    expect(response?.status()).toBe(200);
    await hydrated(page);
    const dialog = page.getByRole('dialog', { name: 'Put the sofa in the room first' });
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await page.getByRole('link', { name: /^Previous/ }).click();
    await expect(page).toHaveURL(`${BLOG}/meeting-room`);
    await expect(page.getByRole('dialog', { name: 'The meeting room nobody has to heat' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(BLOG);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('an unknown post and an unknown category show the grid with a note', async ({ page, errors }) => {
    const response = await page.goto(`${BLOG}/no-such-post`, { waitUntil: 'load' });
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('status')).toHaveText('There is no note of that name. Here are the others.');
    await expect(page.locator('[data-post]')).toHaveCount(19);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    errors.splice(0, errors.length, ...errors.filter((text) => !text.includes('404')));
    await open(page, `${BLOG}?category=gossip`);
    await expect(page.getByRole('status')).toHaveText(
      'There is no subject of that name. Here are all the notes.',
    );
    await expect(page.locator('[data-post]')).toHaveCount(19);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('controls that need a script are hidden: the filter, and the button of a service card', async ({
    page,
  }) => {
    await page.goto('/resources/blog');
    await expect(page.locator('[data-category]').first()).toBeHidden();
    await page.goto('/services');
    await expect(page.locator('[data-service] button').first()).toBeHidden();
  });
  test('a post is open over the page and its bar', async ({ page }) => {
    await page.goto('/resources/blog/refunds');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    // Playwright's own scripts run although the page's do not.
    const over = await page.locator('header a, header button').evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
        .map(
          ({ left, top, width, height }) =>
            document.elementsFromPoint(left + width / 2, top + height / 2)[0]?.closest('header, dialog')
              ?.localName,
        ),
    );
    expect(new Set(over)).toEqual(new Set(['dialog']));
  });
});

test('the last category is in view in a low, wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 585 });
  await open(page, BLOG);
  const last = page.getByRole('navigation', { name: 'Subjects' }).getByRole('link').last();
  await jump(page, 300);
  await expect(last).toBeInViewport({ ratio: 1 });
});
