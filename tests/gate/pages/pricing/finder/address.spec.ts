/** The price finder's address holds the choice, and a page that is opened by it does not shift. */
import { frames } from '../../../../support/at-rest.ts';
import { expect, switchToFrench, open, test } from '../../../../support/site.ts';
import { amount, field, finder, rows } from './finder.ts';

test.describe('the address', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('holds the choice without a history entry for each change, and Back shows another entry’s choice', async ({
    page,
  }) => {
    await open(page, '/terms');
    await open(page, '/pricing?from=mail#automation');
    const steps = await page.evaluate(() => history.length);
    await field(page, 'phone-systems').fill('1500');
    await field(page, 'chatbots').fill('1000');
    await page.getByRole('checkbox', { name: 'Linkedin' }).check();
    const wanted = '/pricing?conversations=1000&calls=1500&channels=linkedin,email&pages=5&from=mail';
    await expect(page).toHaveURL(wanted);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await expect(amount(page, 'month')).toContainText('$1,885.62');
    await page.reload();
    await expect(amount(page, 'month')).toContainText('$1,885.62');
    await expect(field(page, 'phone-systems')).toHaveValue('1500');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/pricing$/);

    await page.getByRole('navigation', { name: 'The four lines' }).getByRole('link').nth(3).click();
    await expect(page).toHaveURL(`${wanted}#website`);
    await field(page, 'phone-systems').fill('3000');
    await expect(page).toHaveURL(wanted.replace('1500', '3000'));
    await page.goBack();
    await expect(page).toHaveURL(wanted);
    await expect(field(page, 'phone-systems')).toHaveValue('1500');

    await switchToFrench(page);
    await expect(page).toHaveURL(wanted);
    await expect(amount(page, 'month')).toContainText('1\u00a0885,62\u00a0$');
    await page.getByRole('button', { name: 'Tout débrancher' }).click();
    await expect(page).toHaveURL('/pricing?conversations=0&from=mail');
    await expect(amount(page, 'month')).toContainText('0,00\u00a0$');
    await page.goBack();
    await expect(page).toHaveURL('/terms');
  });

  test('gives zero for an unreadable value, with a note until the visitor changes something', async ({
    page,
  }) => {
    await open(page, '/pricing?calls=many&channels=fax,email&pages=5');
    const note = finder(page).locator('[role=status] code');
    await expect(note).toHaveText('calls=many, channels=fax');
    await expect(rows(page, 'phone-systems')).toHaveAttribute('data-row', '-1');
    await expect(page.getByRole('checkbox', { name: 'Email' })).toBeChecked();
    await expect(field(page, 'website')).toHaveValue('5');
    await field(page, 'phone-systems').fill('450');
    await expect(note).toHaveCount(0);
    await expect(page).toHaveURL('/pricing?calls=450&channels=email&pages=5');
  });

  test('is not written over a link that is followed at the same moment', async ({ page }) => {
    await page.addInitScript(() => {
      // Holds back the writing until the moment of the press.
      const set = window.setTimeout.bind(window);
      const held: (() => void)[] = [];
      Object.assign(window, { write: () => held.at(-1)?.() });
      Object.assign(window, {
        setTimeout: (task: () => void, wait?: number, ...rest: unknown[]) => {
          if (wait !== 300) return set(task, wait, ...rest);
          held.push(task);
          return 0;
        },
      });
    });
    await open(page, '/pricing?calls=1');
    await field(page, 'phone-systems').fill('451');
    await expect(amount(page, 'month')).toContainText('$');
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('header nav a[href="/services"]')?.click();
      (window as unknown as { write: () => void }).write();
    });
    await expect(page.locator('[data-section=services] h1')).toBeVisible();
    await expect(page).toHaveURL('/services');
  });
});

/** Queries with everything that takes room: no choice, words in place of a price, a note. */
for (const [searches, tag] of [
  [['', '?calls=150001&conversations=5000&channels=fax'], []],
  [['?calls=150001&conversations=5000', '?channels=fax'], '@more'],
] as [string[], string[] | string][])
  test(`the finder loads without a layout shift at /pricing${searches.join(', ')}`, { tag }, async ({
    page,
  }) => {
    // A font that loads late moves words by itself: here none loads.
    await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const search of searches) {
      await open(page, `/pricing${search}`);
      await frames(page);
      const sum = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((total, shift) => total + shift, 0),
      );
      expect(sum, search).toBeLessThan(0.001);
    }
  });
