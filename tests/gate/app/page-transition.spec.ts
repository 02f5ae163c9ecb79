import type { Page } from 'playwright/test';
import { expect, motionReady, open, scrollY, sizes, test } from '../../support/site.ts';

type Transitions = { begun: number; standing?: Promise<void> };
declare global {
  interface Window {
    transitions?: Transitions;
  }
}

/** Lets each transition stand at its first frame until it is let go, and notes how many there have been. */
const hold = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition?.bind(document);
    if (!start) return;
    const transitions: Transitions = { begun: 0 };
    window.transitions = transitions;
    document.startViewTransition = (update) => {
      const transition = start(update);
      transitions.begun++;
      transitions.standing = transition.ready.then(
        () => {
          for (const animation of document.getAnimations())
            if ((animation.effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
              animation.pause();
        },
        () => {},
      );
      return transition;
    };
  });
const begun = (page: Page) => page.evaluate(() => window.transitions?.begun ?? 0);
/** The groups of the transition that stands. */
const groups = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
      .filter((name) => name.startsWith('::view-transition'))
      .map((name) => /\((.+)\)/.exec(name)?.[1])
      .filter((name, at, all) => all.indexOf(name) === at)
      .sort(),
  );
/** The last one, which may not stand yet: the new page is there before its first frame. */
const letGo = (page: Page) =>
  page.evaluate(async () => {
    await window.transitions?.standing;
    for (const animation of document.getAnimations())
      if ((animation.effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
        animation.finish();
  });
const follow = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((link: HTMLElement) => {
      link.focus({ preventScroll: true });
      link.click();
    });
const next = '[data-component=next-page] a';
const way = (page: Page) => page.locator('html').getAttribute('data-way');

test('the name at a page’s foot becomes the next one’s heading, and goes back into its place', async ({
  page,
}) => {
  await hold(page);
  await open(page, '/services');
  await motionReady(page);
  // As by the skip link: an entry of the browser's own.
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await page.locator(next).scrollIntoViewIfNeeded();
  await follow(page, next);
  await expect.poll(() => groups(page)).toEqual(expect.arrayContaining(['carried', 'root']));
  // The new page as a visitor has it is there from the first frame.
  expect(await page.title()).toMatch(/chatbot/i);
  expect(await scrollY(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await way(page)).toBe('on');
  await letGo(page);
  await expect(page.locator('html[data-transition], html[data-way], [style*=view-transition]')).toHaveCount(
    0,
  );

  await page.evaluate(() => history.back());
  await expect.poll(() => groups(page)).toEqual(expect.arrayContaining(['carried', 'root']));
  expect(await way(page)).toBe('back');
  await expect(page.locator(next)).toBeInViewport();
  await letGo(page);
  await page.evaluate(() => history.forward());
  await expect.poll(() => groups(page)).toEqual(expect.arrayContaining(['carried', 'root']));
  expect(await way(page)).toBe('on');
  await letGo(page);
  await expect(page.locator('html[data-transition]')).toHaveCount(0);
});

test('a word of the rack’s lists becomes the heading, one that leads to a test of the page too', async ({
  page,
}) => {
  await hold(page);
  for (const link of ['/services/website', '/solutions/technical-features?test=security']) {
    await open(page, '/solutions');
    await motionReady(page);
    await page.locator(`main a[href="${link}"]`).scrollIntoViewIfNeeded();
    await follow(page, `main a[href="${link}"]`);
    await expect.poll(() => groups(page), link).toEqual(expect.arrayContaining(['carried', 'root']));
    await expect(page.locator('h1[style*=view-transition-name]'), link).toHaveCount(1);
    await letGo(page);
  }
});

test('a press during the change is heard by the new page, and a second link wins', async ({ page }) => {
  await hold(page);
  await open(page, '/terms');
  await motionReady(page);
  await follow(page, 'header a[href="/resources/faq"]');
  await expect.poll(() => groups(page)).toContain('root');
  // A real press, where the question stands.
  const question = page.locator('[data-section=faq] summary').nth(1);
  const box = await question.boundingBox();
  if (!box) throw new Error('no question');
  await page.mouse.click(box.x + 40, box.y + box.height / 2);
  await expect(page.locator('[data-section=faq] details').nth(1)).toHaveAttribute('open');
  // While it still stands, one link and at once another.
  await page.evaluate(() => {
    for (const path of ['/pricing', '/services'])
      document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
  });
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.locator('[data-section=services] h1')).toBeFocused();
  await letGo(page);
  await expect(page.locator('html[data-transition]')).toHaveCount(0);
});

test('a menu closes over the page that it leads to, and a mouse that rests in the bar does not open it again', async ({
  page,
}) => {
  await hold(page);
  await open(page, '/terms');
  await motionReady(page);
  const link = page.locator('header nav').getByRole('link', { name: 'Solutions', exact: true });
  await link.hover();
  const menu = page.locator('#menu-solutions');
  await expect(menu).toBeVisible();
  await link.click();
  await expect.poll(() => groups(page)).toEqual(expect.arrayContaining(['menu', 'root']));
  await expect(page.locator('[data-section=solutions] h1')).toBeFocused();
  await letGo(page);
  await expect(page.locator('html[data-transition]')).toHaveCount(0);
  await expect(menu).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(sizes.phone);
  test('the sheet leaves as the page beneath it does, and leaves the focus and the scroll to the next', async ({
    page,
  }) => {
    await hold(page);
    await open(page, '/terms');
    await motionReady(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await sheet.getByRole('link', { name: /Phone systems/ }).tap();
    await expect.poll(() => groups(page)).toEqual(expect.arrayContaining(['root', 'sheet']));
    await expect(sheet).toHaveCount(0);
    await expect(page.locator('[data-section=phone-systems] h1')).toBeFocused();
    await letGo(page);
    await expect(page.locator('html[data-transition]')).toHaveCount(0);
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await expect.poll(() => scrollY(page)).toBe(500);
  });
});

test('where the browser has shown its own on Back, the change is a cut', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true }),
  );
  await hold(page);
  await open(page, '/terms');
  await motionReady(page);
  await follow(page, 'footer a[href="/privacy"]');
  await expect.poll(() => groups(page)).toContain('root');
  await letGo(page);
  await expect(page.locator('html[data-transition]')).toHaveCount(0);
  await page.evaluate(() => history.back());
  await expect(page.locator('[data-section=terms] h1')).toBeFocused();
  expect(await begun(page)).toBe(1);
});

/** A cause that makes a change a cut, and its end. */
const cuts: [why: string, begin: (page: Page) => Promise<unknown>, end: (page: Page) => Promise<unknown>][] =
  [
    [
      'motion is reduced',
      (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
      (page) => page.emulateMedia({ reducedMotion: 'no-preference' }),
    ],
    [
      'the visitor saves data',
      (page) =>
        page.evaluate(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
        ),
      (page) => page.evaluate(() => Reflect.deleteProperty(navigator, 'connection')),
    ],
    [
      'the tab is hidden',
      (page) =>
        page.evaluate(() =>
          Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true }),
        ),
      (page) => page.evaluate(() => Reflect.deleteProperty(document, 'visibilityState')),
    ],
    [
      'the browser cannot',
      // The browser's own, and the one that counts and stands before it.
      (page) =>
        page.evaluate(() => {
          Reflect.deleteProperty(document, 'startViewTransition');
          Reflect.deleteProperty(Document.prototype, 'startViewTransition');
        }),
      () => Promise.resolve(),
    ],
  ];
test('where motion is not wanted or not possible, the change is a cut', async ({ page }) => {
  await hold(page);
  await open(page, '/terms');
  const goTo = async (name: string, why: string) => {
    await follow(page, `footer a[href="/${name}"]`);
    await expect(page.locator(`[data-section=${name}] h1`), why).toBeFocused();
  };
  let count = 0;
  for (const [why, begin, end] of cuts) {
    await begin(page);
    await goTo('privacy', why);
    expect(await begun(page), why).toBe(count);
    await end(page);
    if (why === 'the browser cannot') break;
    // Nothing else keeps it from one.
    await goTo('terms', `no longer: ${why}`);
    count += 1;
    expect(await begun(page), `no longer: ${why}`).toBe(count);
    await letGo(page);
    await expect(page.locator('html[data-transition]')).toHaveCount(0);
  }
});
