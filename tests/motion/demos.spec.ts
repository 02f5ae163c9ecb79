/** The four demos in the dialogs: named timelines that play, pause, replay, and stand still while closed. */
import type { Page } from 'playwright/test';
import { expect, open, test, visit } from '../site.ts';
import { ready, type Seen } from './fixture.ts';

async function openDemo(page: Page, service: string, scene: string) {
  await open(page);
  await visit(page, 'services');
  await page.locator(`[data-service=${service}]`).getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await ready(page, scene);
}

/** Pauses a demo by its own button and seeks its timeline. */
async function seek(page: Page, scene: string, progress: number) {
  await page.evaluate(
    ([name, at]) => {
      (window as unknown as Required<Seen>).__motion.timelines
        .get(name as string)
        ?.pause()
        .progress(at as number);
    },
    [scene, progress] as const,
  );
}

test('a demo pauses and plays on, replays from its beginning, and is gone with its dialog', async ({
  page,
}) => {
  await openDemo(page, 'chatbot', 'demo-chat');
  const time = () =>
    page.evaluate(
      () => (window as unknown as Required<Seen>).__motion.timelines.get('demo-chat')?.time() ?? Number.NaN,
    );
  await expect.poll(time).toBeGreaterThan(0.5);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const stood = await time();
  await page.waitForTimeout(400);
  expect(await time()).toBe(stood);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(time).toBeGreaterThan(stood + 0.3);
  await expect.poll(time).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect.poll(time).toBeLessThan(1.6);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await time()).toBeNaN();
});

test('demo-call: it walks the four keys, and a key that is pressed by hand ends the walk', async ({
  page,
}) => {
  await openDemo(page, 'phone', 'demo-call');
  const pressed = page.locator('dialog [aria-pressed=true]');
  for (const digit of ['1', '2', '3', '4']) await expect(pressed).toContainText(digit);
  await page.getByRole('button', { name: /^1/ }).click();
  await expect(pressed).toContainText('1');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('demo-flow: with each task a fifth of the lamps lights, and the figures stand all the while', async ({
  page,
}) => {
  await openDemo(page, 'automation', 'demo-flow');
  const dim = () =>
    page
      .locator('dialog [data-part=gauge]')
      .first()
      .locator('i')
      .evaluateAll((all) => all.filter((lamp) => Number(lamp.style.opacity || 1) < 1).length);
  await seek(page, 'demo-flow', 0.01);
  expect(await dim()).toBe(20);
  await expect(page.getByRole('dialog')).toContainText('85%');
  await seek(page, 'demo-flow', 0.5);
  expect(await dim()).toBeGreaterThan(7);
  expect(await dim()).toBeLessThan(20);
  await seek(page, 'demo-flow', 1);
  expect(await dim()).toBe(0);
});

test('demo-site: the tour shows three devices and ends where it began; the frame glides by Flip', async ({
  page,
}) => {
  await openDemo(page, 'website', 'demo-site');
  const frame = page.locator('dialog [data-part=device]');
  for (const device of ['tablet', 'mobile', 'desktop'])
    await expect(frame).toHaveAttribute('data-device', device);
  await page.getByRole('radio', { name: 'Mobile, 320 px' }).check({ force: true });
  await expect(frame).toHaveAttribute('data-device', 'mobile');
  await expect.poll(() => frame.evaluate((element) => element.getBoundingClientRect().width)).toBe(320);
  await page.waitForTimeout(2500);
  await expect(frame).toHaveAttribute('data-device', 'mobile');
});

const pages = [
  ['/services/chatbots', 'demo-chat'],
  ['/services/phone-systems', 'demo-call'],
  ['/services/automation', 'demo-flow'],
  ['/services/website', 'demo-site'],
] as const;
for (const [route, scene] of pages)
  test(`${scene}: on its page it stands complete until it is asked for, plays, and rests out of sight`, async ({
    page,
  }) => {
    await open(page, route);
    const root = page.locator(`[data-scene=${scene}]`);
    await root.scrollIntoViewIfNeeded();
    await page.waitForTimeout(800);
    const time = () =>
      page.evaluate(
        (name) => (window as unknown as Required<Seen>).__motion.timelines.get(name)?.time() ?? -1,
        scene,
      );
    expect(await time()).toBe(-1);
    expect(
      await root.evaluate(
        (element) => element.querySelectorAll('[data-part=message][style], [data-part=wave][style]').length,
      ),
    ).toBe(0);
    await root.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(time).toBeGreaterThan(1.2);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    let stood = 0;
    await expect(async () => {
      stood = await time();
      await page.waitForTimeout(400);
      expect(await time()).toBe(stood);
    }).toPass({ timeout: 4000 });
    await root.getByRole('button', { name: 'Pause', exact: true }).scrollIntoViewIfNeeded();
    await expect.poll(time).toBeGreaterThan(stood);
    await expect(root.getByRole('button', { name: 'Play', exact: true })).toBeVisible({ timeout: 15_000 });
  });
