import { expect, open, test } from '../../../support/site.ts';
import { demos } from './demos.ts';
import { card, dialog, type Service } from './dialog.ts';

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
      '2 min average per call',
      '10+ active calls',
      'up to 150,000 calls per month',
      '95% satisfaction',
    ],
  },
  automation: {
    title: 'AI Automation Platform',
    facts: ['85% time saved', '95% efficiency gain', '99% error reduction'],
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

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('each dialog has every fact of the specification, and its demo works', async ({ page }) => {
  await open(page, '/services');
  for (const [service, { title, facts }] of Object.entries(DIALOGS))
    await test.step(service, async () => {
      await card(page, service as Service).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      const text = flat(
        await dialog(page).evaluate((box: HTMLElement) => `${box.textContent} ${box.innerText}`),
      );
      for (const fact of facts) expect(text, service).toContain(fact);
      await demos[service as Service](page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    });
});
