/** The four demos, in their dialogs and on their pages: they play, pause and replay. */
import type { Page } from 'playwright/test';
import { frames } from '../../support/at-rest.ts';
import { open, visit } from '../../support/site.ts';
import { expect, type Motion, test } from './fixture.ts';

async function openDemo(page: Page, motion: Motion, service: string, scene: string) {
  await page.locator(`[data-service=${service}]`).getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await motion.ready(scene);
}

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Expects that the travelling light starts where its cable starts. */
async function expectOnCable(page: Page, motion: Motion, cable: string) {
  const START = 1;
  await expect
    .poll(async () => {
      const { duration } = (await motion.timeline('demo-flow')) ?? { duration: Number.NaN };
      await motion.seek('demo-flow', START / duration);
      return page.evaluate((selector) => {
        const path = document.querySelector<SVGPathElement>(selector);
        const begin = path?.getPointAtLength(0).matrixTransform(path.getScreenCTM() ?? undefined);
        const token = document.querySelector('[data-part=token]')?.getBoundingClientRect();
        return Math.hypot(
          (begin?.x ?? Number.NaN) - ((token?.x ?? 0) + (token?.width ?? 0) / 2),
          (begin?.y ?? Number.NaN) - ((token?.y ?? 0) + (token?.height ?? 0) / 2),
        );
      }, cable);
    })
    .toBeLessThan(3);
}

test('the demos of the dialogs play, pause and replay, and end with their dialog', async ({
  motion,
  page,
}) => {
  await page.clock.install();
  await open(page, '/services');
  await visit(page, 'services');

  await test.step('a demo pauses and plays on, replays from its beginning, and ends with its dialog', async () => {
    await openDemo(page, motion, 'chatbot', 'demo-chat');
    const time = async () => (await motion.timeline('demo-chat'))?.time ?? Number.NaN;
    await expect.poll(time).toBeGreaterThan(0.5);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    const pausedAt = await time();
    await frames(page, 20);
    expect(await time()).toBe(pausedAt);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(time).toBeGreaterThan(pausedAt + 0.3);
    await expect.poll(time).toBeGreaterThan(2);
    // Watched in the page, frame by frame: on a slow machine the test would see the beginning too late.
    const restarted = page.waitForFunction(() => {
      const root = document.querySelector('[data-scene=demo-chat]');
      const now = (root && window.__motion?.roots.get(root)?.time()) ?? Number.NaN;
      return now < 1.6;
    });
    await page.getByRole('button', { name: 'Replay' }).click();
    await restarted;
    await closeDialog(page);
    expect(await time()).toBeNaN();
  });

  await test.step('demo-call presses the four keys in turn, and ends when a key is pressed by hand', async () => {
    await openDemo(page, motion, 'phone', 'demo-call');
    const pressed = page.locator('dialog [aria-pressed=true]');
    for (const digit of ['1', '2', '3', '4']) await expect(pressed).toContainText(digit);
    await page.getByRole('button', { name: /^1/ }).click();
    await expect(pressed).toContainText('1');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await closeDialog(page);
  });

  await test.step('demo-flow lights a fifth of the lamps with each task, and its figures do not change', async () => {
    await openDemo(page, motion, 'automation', 'demo-flow');
    const dim = () =>
      page
        .locator('dialog [data-part=gauge]')
        .first()
        .locator('i')
        .evaluateAll((all) => all.filter((lamp) => Number(lamp.style.opacity || 1) < 1).length);
    await motion.seek('demo-flow', 0.01);
    expect(await dim()).toBe(20);
    await expect(page.getByRole('dialog')).toContainText('85%');
    await motion.seek('demo-flow', 0.5);
    expect(await dim()).toBeGreaterThan(7);
    expect(await dim()).toBeLessThan(20);
    await motion.seek('demo-flow', 1);
    expect(await dim()).toBe(0);
    // A demo that is over stays complete when its cables are moved.
    const lead = page.getByRole('button', { name: /New lead/ });
    await lead.click();
    await page.getByRole('button', { name: 'Receipt', exact: true }).click();
    await expect(lead).toContainText('starts Receipt');
    expect(await dim()).toBe(0);
    await page.getByRole('button', { name: 'Replay' }).click();
    await expectOnCable(page, motion, 'dialog [data-cable="0"] path:nth-of-type(2)');
    await closeDialog(page);
  });

  await test.step('demo-site shows three devices and ends at the first; its frame glides', async () => {
    await openDemo(page, motion, 'website', 'demo-site');
    const frame = page.locator('dialog [data-part=device]');
    for (const device of ['tablet', 'mobile', 'desktop'])
      await expect(frame).toHaveAttribute('data-device', device);
    await page.getByRole('radio', { name: 'Mobile, 320 px' }).check({ force: true });
    await expect(frame).toHaveAttribute('data-device', 'mobile');
    await expect.poll(() => frame.evaluate((element) => element.getBoundingClientRect().width)).toBe(320);
    // The clock runs for longer than the tour shows a device.
    await page.clock.runFor(2500);
    await expect(frame).toHaveAttribute('data-device', 'mobile');
  });
});

const pages = [
  ['/services/chatbots', 'demo-chat'],
  ['/services/phone-systems', 'demo-call'],
  ['/services/automation', 'demo-flow'],
  ['/services/website', 'demo-site'],
] as const;
// All four have the same switch: the gate tests it on one of them.
for (const [route, scene] of pages)
  test(`${scene}: it is complete on its page until it is played, and pauses out of sight`, {
    tag: scene === 'demo-chat' ? [] : '@more',
  }, async ({ motion, page }) => {
    await open(page, route);
    const root = page.locator(`[data-scene=${scene}]`);
    await root.scrollIntoViewIfNeeded();
    // By now it would be built and playing.
    await page.waitForLoadState('networkidle');
    await motion.hooks();
    await frames(page, 20);
    const time = async () => (await motion.timeline(scene))?.time ?? -1;
    expect(await time()).toBe(-1);
    expect(
      await root.evaluate(
        (element) => element.querySelectorAll('[data-part=message][style], [data-part=wave][style]').length,
      ),
    ).toBe(0);
    await root.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(time).toBeGreaterThan(1.2);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    let pausedAt = 0;
    await expect(async () => {
      pausedAt = await time();
      await frames(page, 20);
      expect(await time()).toBe(pausedAt);
    }).toPass({ timeout: 4000 });
    await root.getByRole('button', { name: 'Pause', exact: true }).scrollIntoViewIfNeeded();
    await expect.poll(time).toBeGreaterThan(pausedAt);
    await expect(root.getByRole('button', { name: 'Play', exact: true })).toBeVisible({ timeout: 15_000 });
  });

test('demo-flow: it keeps to its cables in a resized window, and a demo that is over changes nothing when motion comes back', async ({
  motion,
  page,
}) => {
  await open(page, '/services/automation');
  const root = page.locator('[data-scene=demo-flow]');
  await root.scrollIntoViewIfNeeded();
  await root.getByRole('button', { name: 'Play', exact: true }).click();
  await motion.ready('demo-flow');
  await page.setViewportSize({ width: 1180, height: 900 });
  await expectOnCable(page, motion, '[data-scene=demo-flow] svg [data-colour] path:nth-of-type(2)');

  await open(page, '/services/phone-systems');
  const call = page.locator('[data-scene=demo-call]');
  await call.scrollIntoViewIfNeeded();
  await call.getByRole('button', { name: 'Play', exact: true }).click();
  await motion.ready('demo-call');
  await motion.seek('demo-call', 1);
  const pressed = call.locator('[aria-pressed=true]');
  await expect(pressed).toContainText('4');
  await call.getByRole('button', { name: /^2/ }).click();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).not.toHaveAttribute('data-motion');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
  await frames(page, 20);
  await expect(pressed).toContainText('2');
});
