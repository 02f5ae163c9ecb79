/** Everything that the scroll moves. */
import type { Visitor } from '../visitor.ts';
import type { Case } from './all.ts';

async function showcase(visitor: Visitor) {
  await visitor.open('/');
  await visitor.has('html[data-motion=full] [data-scene=showcase]');
  // Everything above has its height once the whole page is laid out.
  await visitor.has('html[data-first-paint]', 0);
  for (const index of [5, 2, 0]) {
    await visitor.run((card) => {
      const section = document.querySelector('[data-section=showcase]');
      const [first, second] = [...document.querySelectorAll('[data-card]')].map(
        (one) => one.getBoundingClientRect().left,
      );
      const top = (section?.getBoundingClientRect().top ?? 0) + scrollY;
      scrollTo({ top: Math.round(top + card * ((second ?? 0) - (first ?? 0))), behavior: 'instant' });
    }, index);
    await visitor.has(`[data-section=showcase][data-active="${index}"]`);
    await visitor.expects(
      `card ${index} is in the middle`,
      (card) => {
        const box = document.querySelectorAll('[data-card]')[card]?.getBoundingClientRect();
        return box !== undefined && Math.abs(box.left + box.width / 2 - innerWidth / 2) < 8;
      },
      index,
      true,
    );
  }
}

export const scrollingCases: Case[] = [
  { name: 'the showcase follows the scroll', run: showcase },
  {
    name: 'a card’s picture ends where its words begin',
    async run(visitor) {
      await visitor.open('/');
      const over = () =>
        [...document.querySelectorAll('[data-section=showcase] [data-part=card]')].filter((card) => {
          const [picture, words] = [
            card.querySelector('picture img'),
            card.querySelector('h3')?.parentElement,
          ];
          if (!picture || !words) return true;
          return picture.getBoundingClientRect().bottom > words.getBoundingClientRect().top + 1;
        }).length;
      await visitor.expects('pictures that lie under their words', over, null, 0);
    },
  },
  {
    name: 'the wheel scrolls, and the bar hides',
    async run(visitor) {
      await visitor.open('/');
      // The wheel is smooth from the first move of the mouse on, once Lenis has loaded.
      const isSmooth = () => document.documentElement.classList.contains('lenis');
      for (let x = 600; x < 700 && !(await visitor.run(isSmooth, null)); x++) await visitor.point(x, 80);
      await visitor.wheel(900);
      await visitor.expects('the page has moved', () => scrollY > 500, null, true);
      await visitor.has('header[data-hidden]');
    },
  },
];
