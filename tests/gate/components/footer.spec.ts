import { expect, open, test } from '../../support/site.ts';

/** Typed from the specification, not imported from the content. */
const SPEC = {
  mail: 'mailto:hello@allo.example',
  phone: 'tel:+12125550142',
  pages: ['/', '/services', '/solutions', '/about', '/contact', '/privacy', '/terms'],
};

test('footer: contact, links, social marks and the motion switch', async ({ page }) => {
  await open(page);
  const footer = page.locator('footer');
  await expect(footer.getByRole('link', { name: 'hello@allo.example' })).toHaveAttribute('href', SPEC.mail);
  await expect(footer.locator(`a[href="${SPEC.phone}"]`)).toHaveText('+1 212 555 0142');
  for (const path of SPEC.pages) await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1);
  for (const page_ of ['chatbots', 'phone-systems', 'automation', 'website'])
    await expect(footer.locator(`a[href="/services/${page_}"]`)).toHaveCount(1);
  await expect(footer.getByRole('link', { name: /LinkedIn|Instagram|Facebook/ })).toHaveCount(3);
  await expect(footer.getByRole('switch', { name: 'Reduce motion' })).toHaveAttribute(
    'aria-checked',
    'false',
  );
});
