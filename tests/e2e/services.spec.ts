import type { Page } from 'playwright/test';
import { expect, motionReady, open, scrollY, sizes, test, visit } from './site.ts';

/** The specification's section 9, typed by hand. */
const DIALOGS = {
  chatbot: {
    title: 'AI Chatbot Solution',
    facts: [
      'Starter',
      '$99',
      '/mo',
      '1,000 conversations',
      '5 languages',
      'Basic analytics',
      'Professional',
      '$299',
      '10,000 conversations',
      '20 languages',
      'Advanced analytics',
      'Enterprise',
      'Custom',
      'Unlimited conversations',
      'All languages',
      'Custom features',
      '100+ languages',
      '24/7',
    ],
  },
  phone: {
    title: 'Virtual Call Assistant',
    facts: [
      '1 Sales Inquiries',
      '2 Technical/Customer Support',
      '3 Knowledge Based Processing',
      '4 Speak to Representative',
      '2 min',
      'average per call',
      '10+',
      'active calls',
      'up to 150,000',
      'calls per month',
      '95%',
      'satisfaction',
    ],
  },
  automation: {
    title: 'AI Automation Platform',
    facts: ['85%', 'time saved', '95%', 'efficiency gain', '99%', 'error reduction'],
  },
  website: {
    title: 'AI Website Creation Platform',
    facts: [
      'Modern Business',
      'Creative Portfolio',
      'E-commerce Store',
      'Modern Sans',
      'Classic Serif',
      'Minimalist',
      'Single Page',
      'Multi Page',
      'Landing Page',
      'Header',
      'Gallery',
      'Contact',
      'Blog',
      'Desktop',
      'Tablet, 768 px',
      'Mobile, 320 px',
    ],
  },
} as const;
type Service = keyof typeof DIALOGS;

const card = (page: Page, service: Service) => page.locator(`[data-service=${service}]`).getByRole('button');
const dialog = (page: Page) => page.locator('dialog[data-component=service-dialog]');

async function openDialog(page: Page, service: Service, path = '/') {
  await open(page, path);
  await visit(page, 'services');
  await card(page, service).click();
  await expect(dialog(page)).toBeVisible();
  // Grown to its full size: until then a click may land outside its clip.
  await expect
    .poll(() =>
      page
        .locator('[data-part=frame]')
        .evaluate((frame: HTMLElement) => frame.style.getPropertyValue('--top')),
    )
    .toMatch(/^(-90px)?$/);
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

for (const [service, { title, facts }] of Object.entries(DIALOGS))
  test(`${title}: every fact of the specification`, async ({ page }) => {
    await openDialog(page, service as Service);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    const text = flat(await dialog(page).innerText());
    for (const fact of facts) expect(flat((await dialog(page).textContent()) ?? '') + text).toContain(fact);
  });

test('the four cards stand in one order, chat on line 1, each a button that opens a dialog', async ({
  page,
}) => {
  await open(page);
  const order = await page
    .locator('[data-section=services] li[data-service]')
    .evaluateAll((all) => all.map((li) => (li as HTMLElement).dataset.service));
  expect(order).toEqual(['chatbot', 'phone', 'automation', 'website']);
  await expect(page.locator('[data-service=chatbot]')).toContainText('Line 1');
  await expect(card(page, 'phone')).toHaveAccessibleName('Phone: open the demo');
});

const waysOut: [name: string, close: (page: Page) => Promise<void>][] = [
  ['X', (page) => page.getByRole('button', { name: 'Close', exact: true }).first().click()],
  ['Close', (page) => page.getByRole('button', { name: 'Close', exact: true }).last().click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the backdrop', (page) => page.mouse.click(30, 450)],
];
for (const [name, close] of waysOut)
  test(`closes by ${name}; the focus goes back to the card`, async ({ page }) => {
    await openDialog(page, 'phone');
    await close(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(card(page, 'phone')).toBeFocused();
    const before = await scrollY(page);
    await page.mouse.move(700, 200);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(before);
  });

test('a second Escape while it goes back closes it too', async ({ page }) => {
  await openDialog(page, 'automation');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page, 'automation')).toBeFocused();
});

test('the page behind neither scrolls nor takes the focus nor moves', async ({ page }) => {
  await open(page);
  await motionReady(page);
  await visit(page, 'services');
  const width = await page.evaluate(() => document.body.clientWidth);
  await card(page, 'chatbot').click();
  await expect(dialog(page)).toBeVisible();
  const before = await scrollY(page);
  await page.mouse.move(20, 450);
  await page.mouse.wheel(0, 900);
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 900);
  await page.keyboard.press('End');
  await page.waitForTimeout(500);
  expect(await scrollY(page)).toBe(before);
  expect(await page.evaluate(() => document.body.clientWidth)).toBe(width);
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
});

test('the content of a dialog scrolls by wheel where it is taller than the window', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await openDialog(page, 'phone');
  await motionReady(page);
  const before = await scrollY(page);
  await page.mouse.move(500, 400);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => dialog(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  expect(await scrollY(page)).toBe(before);
});

test('phone demo: a key changes what is said', async ({ page }) => {
  await openDialog(page, 'phone');
  const key = dialog(page).getByRole('button', { name: /Speak to Representative/ });
  await key.click();
  await expect(key).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog(page)).toContainText('A person is picking up');
});

test('automation demo: an event and an action re-patch the bay', async ({ page }) => {
  await openDialog(page, 'automation');
  const lead = dialog(page).getByRole('button', { name: /New lead/ });
  await expect(lead).toContainText('starts CRM entry');
  await lead.click();
  await dialog(page).getByRole('button', { name: 'Receipt', exact: true }).click();
  await expect(lead).toContainText('starts Receipt');
});

test('website demo: device and template work, the rest is a preview', async ({ page }) => {
  await openDialog(page, 'website');
  const frame = dialog(page).locator('[data-part=device]');
  const width = () => frame.evaluate((element) => (element as HTMLElement).offsetWidth);
  await expect(frame).toContainText('Slow objects');
  expect(await width()).toBeGreaterThan(768);
  await dialog(page).getByRole('radio', { name: 'Mobile, 320 px' }).check({ force: true });
  expect(await width()).toBe(320);
  await dialog(page).getByRole('radio', { name: 'Tablet, 768 px' }).check({ force: true });
  expect(await width()).toBe(768);
  await dialog(page).getByRole('radio', { name: 'Modern Business' }).check({ force: true });
  await expect(frame).toContainText('Books kept.');
  await expect(dialog(page).getByRole('combobox')).toHaveCount(2);
  for (const select of await dialog(page).getByRole('combobox').all()) await expect(select).toBeDisabled();
  await expect(dialog(page).locator('[data-colour] input')).toHaveCount(4);
  await expect(dialog(page).getByRole('checkbox', { name: 'Gallery' })).toBeDisabled();
});

test('chat demo: six messages with their times, the language changes once, the field is a preview', async ({
  page,
}) => {
  await openDialog(page, 'chatbot');
  const messages = dialog(page).locator('ol > li');
  await expect(messages).toHaveCount(6);
  await expect(dialog(page).locator('ol time')).toHaveCount(6);
  const languages = await messages
    .locator('[lang]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('lang')));
  expect(languages).toEqual(['fr', 'fr', 'en', 'en', 'en', 'en']);
  await expect(dialog(page).getByRole('textbox')).toBeDisabled();
});

test.describe('phone size', () => {
  test.use(sizes.phone);
  for (const service of Object.keys(DIALOGS) as Service[])
    test(`the ${service} dialog is a full sheet without sideways scrolling`, async ({ page }) => {
      await openDialog(page, service);
      const over = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(over).toBe(0);
      expect((await dialog(page).boundingBox())?.width).toBe(390);
    });
});
