import type { Page } from 'playwright/test';
import { expect, motionReady, open, scrollY, sizes, test } from '../../support/site.ts';

type Transitions = { count: number; paused?: Promise<void> };
declare global {
  interface Window {
    transitions?: Transitions;
  }
}

/** Pauses each transition at its first frame until `finish`, and counts the transitions. */
const hold = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition?.bind(document);
    if (!start) return;
    const transitions: Transitions = { count: 0 };
    window.transitions = transitions;
    document.startViewTransition = (update) => {
      const transition = start(update);
      transitions.count++;
      transitions.paused = transition.ready.then(
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
const transitionCount = (page: Page) => page.evaluate(() => window.transitions?.count ?? 0);
/** The groups of the paused transition. */
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
/** Finishes the last transition once it is paused: the new page is there before the transition's first frame. */
const finish = (page: Page) =>
  page.evaluate(async () => {
    await window.transitions?.paused;
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
const direction = (page: Page) => page.locator('html').getAttribute('data-way');

test('the next page’s name at a page’s foot becomes its heading, and goes back into its place', async ({
  page,
}) => {
  await hold(page);
  await open(page, '/services');
  await motionReady(page);
  // The skip link makes such an entry, the browser's own.
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await page.locator(next).scrollIntoViewIfNeeded();
  await follow(page, next);
  await expect.poll(() => groups(page)).toEqual(expect.arrayContaining(['carried', 'root']));
  // The new page is there, as a visitor has it, from the first frame.
  expect(await page.title()).toMatch(/chatbot/i);
  expect(await scrollY(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await direction(page)).toBe('on');
  await finish(page);
  await expect(page.locator('html[data-transition], html[data-way], [style*=view-transition]')).toHaveCount(
    0,
  );

  await page.evaluate(() => history.back());
  await expect.poll(() => groups(page)).toEqual(expect.arrayContaining(['carried', 'root']));
  expect(await direction(page)).toBe('back');
  await expect(page.locator(next)).toBeInViewport();
  await finish(page);
  await page.evaluate(() => history.forward());
  await expect.poll(() => groups(page)).toEqual(expect.arrayContaining(['carried', 'root']));
  expect(await direction(page)).toBe('on');
  await finish(page);
  await expect(page.locator('html[data-transition]')).toHaveCount(0);
});

test('a link in the rack’s lists becomes the heading, even a link to one test of a page', async ({
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
    await finish(page);
  }
});

test('a press during the transition reaches the new page, and the second of two links wins', async ({
  page,
}) => {
  await hold(page);
  await open(page, '/terms');
  await motionReady(page);
  await follow(page, 'header a[href="/resources/faq"]');
  await expect.poll(() => groups(page)).toContain('root');
  // A real press in the question's place.
  const question = page.locator('[data-section=faq] summary').nth(1);
  const box = await question.boundingBox();
  if (!box) throw new Error('no question');
  await page.mouse.click(box.x + 40, box.y + box.height / 2);
  await expect(page.locator('[data-section=faq] details').nth(1)).toHaveAttribute('open');
  // While the transition is paused, one link and at once another.
  await page.evaluate(() => {
    for (const path of ['/pricing', '/services'])
      document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
  });
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.locator('[data-section=services] h1')).toBeFocused();
  await finish(page);
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
  await finish(page);
  await expect(page.locator('html[data-transition]')).toHaveCount(0);
  await expect(menu).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(sizes.phone);
  test('the menu sheet leaves with the page beneath it, and the next page has the focus and scrolls', async ({
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
    await finish(page);
    await expect(page.locator('html[data-transition]')).toHaveCount(0);
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await expect.poll(() => scrollY(page)).toBe(500);
  });
});

test('the page changes in a cut if the browser has shown its own transition on Back', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true }),
  );
  await hold(page);
  await open(page, '/terms');
  await motionReady(page);
  await follow(page, 'footer a[href="/privacy"]');
  await expect.poll(() => groups(page)).toContain('root');
  await finish(page);
  await expect(page.locator('html[data-transition]')).toHaveCount(0);
  await page.evaluate(() => history.back());
  await expect(page.locator('[data-section=terms] h1')).toBeFocused();
  expect(await transitionCount(page)).toBe(1);
});

/** Reasons for a cut in place of a transition, each with its beginning and its end. */
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
      // The browser's own, and the one of `hold` that hides it.
      (page) =>
        page.evaluate(() => {
          Reflect.deleteProperty(document, 'startViewTransition');
          Reflect.deleteProperty(Document.prototype, 'startViewTransition');
        }),
      () => Promise.resolve(),
    ],
  ];
test('the page changes in a cut if motion is not wanted or not possible', async ({ page }) => {
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
    expect(await transitionCount(page), why).toBe(count);
    await end(page);
    if (why === 'the browser cannot') break;
    // Without the reason there is a transition again.
    await goTo('terms', `no longer: ${why}`);
    count += 1;
    expect(await transitionCount(page), `no longer: ${why}`).toBe(count);
    await finish(page);
    await expect(page.locator('html[data-transition]')).toHaveCount(0);
  }
});
