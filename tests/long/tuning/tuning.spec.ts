/** The tuning panel, on the dev server: the only part of the site that is never built. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { frames, scrollEnded } from '../../support/at-rest.ts';
import { motionOf } from '../../gate/motion/fixture.ts';

// The tests run in turn: some save a file, of which the others' pages would hear.
test.describe.configure({ mode: 'default' });

const panel = (page: Page) => page.getByRole('complementary', { name: 'Tuning' });
const tuned = (page: Page, name: string) => page.locator(`[data-tuned=${name}]`);
const y = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('html[data-motion=full]')).toBeAttached();
}

test('Shift+D opens a panel that lists every scene of the page, and closes it', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('[data-scene=showcase]')).toBeAttached();
  await expect(async () => {
    await page.keyboard.press('Shift+D');
    await expect(panel(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  const onPage = await page
    .locator('[data-scene]')
    .evaluateAll((all) => [...new Set(all.map((one) => (one as HTMLElement).dataset.scene))].sort());
  const listed = () =>
    page
      .locator('[data-scene-row]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.sceneRow).sort());
  await expect.poll(listed).toEqual(onPage);
  // View transitions have no root of their own on the page, and are listed all the same.
  expect(onPage).toEqual(expect.arrayContaining(['theme-wipe', 'page-turn']));
  await page.keyboard.press('Shift+D');
  await expect(panel(page)).toBeHidden();
});

test('a link takes a scene off its trigger, and puts it under a single GSDevTools', async ({ page }) => {
  await open(page, '/?tune=showcase');
  await expect(tuned(page, 'showcase')).toContainText('src/pages/home/showcase/showcase.scene.ts');
  await expect(page.locator('.gs-dev-tools')).toHaveCount(1);
  const track = page.locator('[data-section=showcase] [data-part~=track]');
  const x = () => track.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
  // It plays by itself, and the page's scroll does not move it.
  await expect.poll(x).toBeLessThan(-200);
  await expect
    .poll(async () => {
      const before = await x();
      await frames(page, 10);
      return (await x()) - before;
    })
    .toBe(0);
  const end = await x();
  await page.evaluate(() => window.scrollBy(0, -500));
  await scrollEnded(page);
  expect(await x()).toBeCloseTo(end, 0);

  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.locator('.gs-dev-tools')).toHaveCount(0);
  await expect(page).not.toHaveURL(/showcase/);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(x).toBe(0);
});

test('a slider rebuilds the scene, the address keeps its number, and the copied config is the file’s own code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/?tune=typewriter');
  const slider = page.locator('[data-slider=perCharacter]');
  await expect(slider).toContainText('Seconds for one character.');
  const length = () =>
    page.evaluate(() => {
      const [, label] = document.querySelectorAll('.gs-dev-tools .duration, .gs-dev-tools .time');
      return Number(label?.textContent ?? document.querySelector('.gs-dev-tools .duration')?.textContent);
    });
  const before = await length();
  await slider.getByRole('spinbutton').fill('0.13');
  await expect.poll(length).toBeGreaterThan(before + 3);
  await expect(page).toHaveURL(/tune=typewriter&set=perCharacter:0.13/);
  await page.getByRole('button', { name: 'Copy config' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const file = readFileSync('src/pages/home/hero/typewriter.scene.ts', 'utf8');
  expect(file).toContain(copied.replace('perCharacter: 0.13', 'perCharacter: 0.065'));

  await page.reload();
  await expect(slider.getByRole('spinbutton')).toHaveValue('0.13');
  await page.getByRole('button', { name: 'Numbers of the file' }).click();
  await expect(slider.getByRole('spinbutton')).toHaveValue('0.065');
  await expect(page).not.toHaveURL(/set=/);
});

test('markers, grid, outlines and slow motion work from the address alone', async ({ page }) => {
  await open(page, '/?markers&grid&outlines&slow=0.5');
  await expect(page.locator('.gsap-marker-start').first()).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-grid', '');
  await expect(page.locator('[data-dev=panel]').getByText('team · reveal')).toBeAttached();
  const speed = () => page.evaluate(() => window.__motion?.gsap.globalTimeline.timeScale());
  await expect.poll(speed).toBe(0.5);
  await expect(panel(page)).toBeHidden();
});

test('the panel says that a scene is not on the page', async ({ page }) => {
  await open(page, '/?tune=trapeze');
  await expect(tuned(page, 'trapeze')).toContainText('There is no scene called trapeze.');
  await page.goto('/?tune=market-bars');
  await expect(tuned(page, 'market-bars')).toContainText('market-bars is not on this page, or not open.');
});

test('the panel stays in reach over an open dialog, and tunes the demo in it', async ({ page }) => {
  await open(page, '/services?tune');
  await page.locator('[data-service=chatbot]').getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Tune demo-chat' }).click();
  await expect(tuned(page, 'demo-chat')).toBeVisible();
  await expect(page.locator('.gs-dev-tools')).toHaveCount(1);
});

test('a scene that is saved is replaced on the page without a reload or a scroll', async ({ page }) => {
  const path = 'src/pages/home/showcase/showcase.scene.ts';
  const file = readFileSync(path, 'utf8');
  await open(page, '/?tune=showcase');
  const lift = page.locator('[data-slider=lift]').getByRole('spinbutton');
  await expect(lift).toHaveValue('58');
  await page.evaluate(() => {
    Object.assign(window, { stayed: true });
    window.scrollBy(0, 120);
  });
  await scrollEnded(page);
  const at = await y(page);
  expect(at).toBeGreaterThan(1000);
  try {
    writeFileSync(path, file.replace('lift: 58', 'lift: 91'));
    await expect(lift).toHaveValue('91');
    await expect(page.locator('.gs-dev-tools')).toHaveCount(1);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(Math.abs((await y(page)) - at)).toBeLessThanOrEqual(1);
  } finally {
    writeFileSync(path, file);
  }
});

test('a tuned scene is built whole, even with its root in view', async ({ page }) => {
  await open(page, '/services/phone-systems?tune=count');
  await expect(tuned(page, 'count')).toContainText('Seconds for one figure.');
  const length = async () => (await motionOf(page).timeline('count'))?.duration ?? 0;
  await expect.poll(length).toBeCloseTo(1.22, 2);
  await expect(page.locator('.gs-dev-tools')).toHaveCount(1);
});

test('the curves of a tuned scene have a dot at its progress, and are scrubbed by the keyboard', async ({
  page,
}) => {
  await open(page, '/?tune=showcase');
  const curves = page.getByRole('figure', { name: 'Curves of showcase' });
  const scrub = curves.getByRole('slider', { name: 'Progress of showcase' });
  await expect(curves.locator('[data-curve="track x"] path')).toHaveCount(1);
  // GSDevTools rewinds the scene once more when it has loaded, and then plays it to its end.
  await expect.poll(async () => Number(await scrub.inputValue())).toBe(1);
  await scrub.press('Home');
  for (let step = 0; step < 25; step++) await scrub.press('ArrowRight');
  await expect(scrub).toHaveAttribute('aria-valuetext', /^0\.25, track x -\d+/);
  await expect.poll(async () => (await motionOf(page).timeline('showcase'))?.progress).toBeCloseTo(0.25, 2);
  const dot = curves.locator('[data-curve="track x"] circle');
  expect(Number(await dot.getAttribute('cx'))).toBeCloseTo(80, 0);
  await curves.getByText('As a table').click();
  const half = await curves
    .getByRole('row', { name: /track x/ })
    .getByRole('cell')
    .nth(2)
    .textContent();
  expect(Number(half)).toBeLessThan(-500);
});

test('an ease that is saved is drawn over the last one', async ({ page }) => {
  const path = 'src/components/count/count.scene.ts';
  const file = readFileSync(path, 'utf8');
  await open(page, '/services/phone-systems?tune=count');
  const lines = page.locator('[data-curves=count] path');
  await expect(lines.first()).toBeAttached();
  const drawn = await lines.first().getAttribute('d');
  try {
    writeFileSync(path, file.replace("'power2.out'", "'power4.in'"));
    await expect(page.locator('[data-curves=count] path[data-before]').first()).toHaveAttribute(
      'd',
      drawn ?? '',
    );
    await expect(page.locator('[data-curves=count] path:not([data-before])').first()).not.toHaveAttribute(
      'd',
      drawn ?? '',
    );
  } finally {
    writeFileSync(path, file);
  }
});
