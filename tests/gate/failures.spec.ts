import sharp from 'sharp';
import { frames } from '../support/at-rest.ts';
import { expect, jump, motionReady, open, test, visit } from '../support/site.ts';

test('a hero poster that fails leaves its alternative text on a plain colour, clear of the headline', async ({
  page,
  errors,
}) => {
  await page.route('**/images/hero/poster*', (route) => route.abort());
  await page.route('**/operator-*', (route) => route.abort());
  await open(page);
  const poster = page.getByRole('img', { name: /^The operator, / });
  await expect(poster).toBeVisible();
  const box = await poster.boundingBox();
  if (!box) throw new Error('no poster');
  // Between the badge and the button there is no trace of the small picture, nor of the browser's own words.
  const clip = { x: box.x + box.width * 0.2, y: box.y + 90, width: box.width * 0.6, height: 40 };
  const { channels } = await sharp(await page.screenshot({ clip, scale: 'css' })).stats();
  expect(channels.map(({ min, max }) => [min, max])).toEqual([239, 70, 36].map((value) => [value, value]));
  expect(await poster.evaluate((image) => getComputedStyle(image, '::before').content)).toContain(
    'The operator, ',
  );
  errors.splice(0);
});

test('a video that fails leaves its poster', async ({ page, errors }) => {
  await page.route('**/operator-*', (route) => route.abort());
  const sources = ['.webm', '.mp4'].map((type) =>
    page.waitForEvent('requestfailed', (request) => request.url().endsWith(type)),
  );
  await open(page);
  await Promise.all(sources);
  await frames(page);
  await expect(page.locator('[data-part=panel] picture img:visible')).toHaveCount(1);
  await expect(page.locator('video')).not.toHaveAttribute('data-ready');
  errors.splice(0);
});

test('a scene with a missing part stops alone: its section is at rest, and the console names the part', async ({
  page,
  errors,
}) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      for (const ruler of document.querySelectorAll('[data-section=showcase] [data-part~=time-ruler]'))
        ruler.removeAttribute('data-part');
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await open(page);
  await motionReady(page);
  await visit(page, 'showcase', 900);
  await expect.poll(() => errors.join()).toContain("showcase: no part 'time-ruler'");
  expect(errors).toHaveLength(1);
  const track = page.locator('[data-section=showcase] [data-part~=track]');
  expect(await track.evaluate((element) => element.getAttribute('style') ?? '')).toBe('');
  // The scenes after it and before it still move.
  await expect(page.locator('html[data-motion=full]')).toBeAttached();
  await visit(page, 'testimonials', -400);
  await jump(page, 0);
  const letters = page.locator('[data-scene=typewriter] [data-letter]');
  const shown = () =>
    letters.evaluateAll((all) => all.map((letter) => getComputedStyle(letter).opacity).join());
  const before = await shown();
  await expect.poll(shown, { timeout: 10_000 }).not.toBe(before);
  errors.splice(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a page whose chunk is gone reloads once, then shows an error page with a way on', async ({
    page,
    errors,
  }) => {
    await open(page, '/terms');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route('**/assets/pricing-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('link', { name: 'Pricing', exact: true }).first().click();
    await expect.poll(() => loads).toBe(1);
    await open(page, '/terms');
    await page.getByRole('link', { name: 'Pricing', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('went dead.');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
    expect(errors.join()).toContain('the page pricing could not be loaded');
    errors.splice(0);
  });

  test('a portrait that fails leaves its alternative text on the colour of its frame', async ({
    page,
    errors,
  }) => {
    await page.route('**/images/people/**', (route) => route.abort());
    await open(page);
    await visit(page, 'team');
    const portrait = page.getByRole('img', { name: /Portrait of Amélie Laurent/ });
    await expect(portrait).toBeVisible();
    expect(await portrait.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(152, 184, 243)',
    );
    expect((await portrait.boundingBox())?.height).toBeGreaterThan(300);
    errors.splice(0);
  });

  test('a render error in the dialog of a service or of a post leaves the page standing', async ({
    page,
    errors,
  }) => {
    await page.addInitScript(() => {
      // It throws as a dialog with bad content would.
      const create = document.createElement.bind(document);
      let armed = false;
      Object.assign(window, { arm: () => (armed = true) });
      document.createElement = ((name: string, options?: ElementCreationOptions) => {
        if (armed && name === 'dialog') throw new Error('broken dialog');
        return create(name, options);
      }) as typeof document.createElement;
    });
    const arm = () => page.evaluate(() => (window as unknown as { arm: () => void }).arm());
    const note = page.getByText('This part of the page could not be shown.');
    await open(page, '/services');
    await visit(page, 'services');
    await arm();
    await page.locator('[data-service=phone]').getByRole('button').click();
    await expect(note).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-component=next-page]')).toBeVisible();

    await open(page, '/resources/blog');
    await arm();
    await page.locator('[data-post] a').first().click();
    await expect(note).toBeVisible();
    await expect(page.locator('[data-post]')).toHaveCount(19);
    errors.splice(0);
  });
});

test('a page whose script is lost stands still: the showcase is swiped by hand', async ({ page, errors }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html[data-motion]')).toHaveCount(0);
  const strip = page.locator('[data-section=showcase] [data-strip]');
  const last = page.locator('[data-section=showcase] [data-card]').last();
  await strip.evaluate((element) => element.scrollTo({ left: 1e5, behavior: 'instant' }));
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  errors.splice(0);
});
