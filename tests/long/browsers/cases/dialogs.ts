/** Menus, dialogs, questions, and a post over the blog. */
import { posts } from '../../../../src/content/posts.ts';
import type { Visitor } from '../visitor.ts';
import type { Case } from './all.ts';

const services = 'header button[aria-controls=menu-services]';
const panel = '#menu-services';
const firstRow = `${panel} a[href="/services/chatbots"]`;
const dialog = 'dialog[open]';

async function dialogs(visitor: Visitor) {
  await visitor.open('/');
  for (const service of ['chatbot', 'phone', 'automation', 'website']) {
    const opener = `[data-service=${service}] button`;
    await visitor.clickOn(opener);
    await visitor.sees(`${dialog} h2`);
    await visitor.expects(
      'it is modal',
      () => document.querySelector('dialog[open]')?.matches(':modal'),
      null,
      true,
    );
    await visitor.press('Escape');
    await visitor.has('dialog', 0);
    await visitor.hasFocus(opener);
  }
  await visitor.clickOn('[data-service=phone] button');
  await visitor.clickOn(`${dialog} [aria-pressed=false]`);
  await visitor.clickOn(`${dialog} button[aria-label=Close]`);
  await visitor.has('dialog', 0);
}

async function blog(visitor: Visitor) {
  await visitor.open('/resources/blog');
  const post = `[data-post="${posts[4]?.slug}"] a`;
  await visitor.clickOn(post);
  const before = await visitor.run(() => scrollY, null);
  await visitor.hasAddress(`/resources/blog/${posts[4]?.slug}`);
  await visitor.sees(`${dialog} h2`);
  await visitor.back();
  await visitor.has('dialog', 0);
  await visitor.hasAddress('/resources/blog');
  await visitor.expects(
    'the grid is scrolled to where it was',
    (y) => Math.abs(scrollY - y) <= 2,
    before,
    true,
  );
}

export const dialogCases: Case[] = [
  {
    name: 'the menus open and close by mouse',
    async run(visitor) {
      await visitor.open('/terms');
      await visitor.pointAt('header nav a[href="/services"]');
      await visitor.sees(firstRow);
      await visitor.press('Escape');
      await visitor.sees(firstRow, false);
      await visitor.point(600, 600);
      await visitor.pointAt('header nav a[href="/services"]');
      await visitor.clickOn(firstRow);
      await visitor.hasAddress('/services/chatbots');
    },
  },
  {
    name: 'the menus open and close by keyboard',
    async run(visitor) {
      await visitor.open('/terms');
      // The pointer leaves the bar, whose menus open under it as well.
      await visitor.point(600, 700);
      await visitor.enter(services);
      await visitor.sees(firstRow);
      await visitor.press('Tab');
      await visitor.hasFocus(firstRow);
      await visitor.press('Escape');
      await visitor.hasFocus(services);
      await visitor.sees(firstRow, false);
    },
  },
  { name: 'the four dialogs open and close, and the focus goes back', run: dialogs },
  {
    name: 'a question opens alone, and closes again',
    async run(visitor) {
      await visitor.open('/resources/faq');
      const open = () => [...document.querySelectorAll('details')].map((one) => one.open);
      await visitor.clickOn('details:nth-of-type(4) summary, li:nth-child(4) summary');
      await visitor.expects('the fourth is open alone', open, null, [false, false, false, true, false]);
      await visitor.clickOn('details:nth-of-type(4) summary, li:nth-child(4) summary');
      await visitor.expects('none is open', open, null, [false, false, false, false, false]);
    },
  },
  { name: 'a post opens over the grid, and closes on Back', run: blog },
];
