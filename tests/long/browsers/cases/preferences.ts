/** A visitor's choices: theme, language, motion. */
import type { Case } from './all.ts';

const theme = 'header button[aria-pressed]';
const language = 'header button[aria-busy]';
const motion = 'footer [role=switch]';

/** The letters that are missing among those that the headline shows. */
const missingLetters = () =>
  [...document.querySelectorAll<HTMLElement>('[data-part=phrase]')].flatMap((phrase) => {
    const letters = [...phrase.querySelectorAll<HTMLElement>('[data-letter]')];
    const isShown = letters.map((letter) => getComputedStyle(letter).opacity !== '0');
    const last = isShown.lastIndexOf(true);
    return letters
      .slice(0, Math.max(last, 0))
      .filter((_, index) => !isShown[index])
      .map((letter) => letter.textContent);
  });

export const preferenceCases: Case[] = [
  {
    name: 'the theme changes and outlives a reload, and the headline keeps its letters',
    async run(visitor) {
      await visitor.open('/');
      await visitor.has('html.dark', 0);
      for (let turn = 0; turn < 5; turn++) {
        await visitor.clickOn(theme);
        await visitor.has('html.dark', turn % 2 === 0 ? 1 : 0);
        for (let look = 0; look < 5; look++)
          await visitor.expects('no letter is missing', missingLetters, null, []);
      }
      await visitor.open('/');
      await visitor.has('html.dark');
      await visitor.sees(`${theme}[aria-pressed=true]`);
      await visitor.clickOn(theme);
      await visitor.has('html.dark', 0);
    },
  },
  {
    name: 'the language is kept from page to page',
    async run(visitor) {
      await visitor.open('/pricing');
      await visitor.clickOn(language);
      await visitor.has('html[lang=fr]');
      await visitor.clickOn('header nav a[href="/solutions"]');
      await visitor.hasAddress('/solutions');
      await visitor.has('html[lang=fr]');
      await visitor.clickOn(language);
      await visitor.has('html[lang=en]');
    },
  },
  {
    name: 'the motion switch stops motion and starts it again',
    async run(visitor) {
      await visitor.open('/');
      await visitor.has('html[data-motion=full]');
      await visitor.clickOn(motion);
      await visitor.has('html[data-motion]', 0);
      await visitor.has('video', 0);
      await visitor.has(`${motion}[aria-checked=true]`);
      await visitor.clickOn(motion);
      await visitor.has(`${motion}[aria-checked=false]`);
      await visitor.has('html[data-motion=full]');
      await visitor.scrollTo(0);
      await visitor.has('video');
    },
  },
  {
    name: 'the page has no motion if the system asks for none',
    in: 'still',
    async run(visitor) {
      await visitor.open('/');
      await visitor.has('html[data-motion]', 0);
      await visitor.has('html.lenis', 0);
      await visitor.has('video', 0);
      await visitor.sees('[data-part=phrase]');
      await visitor.expects(
        'the strip is swiped by hand',
        () =>
          getComputedStyle(document.querySelector('[data-section=showcase] [role=region]') as Element)
            .overflowX,
        null,
        'auto',
      );
      await visitor.walk();
      const hidden = () =>
        [...document.querySelectorAll('main h2, main h3, main p, main li')].filter(
          (one) => one.closest('[aria-hidden], dialog') === null && getComputedStyle(one).opacity === '0',
        ).length;
      await visitor.expects('nothing waits to be revealed', hidden, null, 0);
    },
  },
];
