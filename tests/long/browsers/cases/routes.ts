/** Every address, and the addresses within the rate card. */
import { posts } from '../../../../src/content/posts.ts';
import { redirects, routes } from '../../../../src/content/routes.ts';
import { hiddenWords } from '../../windows/hidden-words.ts';
import type { Visitor } from '../visitor.ts';
import type { Case } from './all.ts';

/** Pictures that did not arrive, and cords that were not drawn. */
const missing = () => [
  ...[...document.images]
    .filter((image) => image.complete && image.naturalWidth === 0)
    .map((image) => image.src),
  ...[...document.querySelectorAll('[data-cord]:not([data-drawn])')]
    .filter((cord) => cord.checkVisibility())
    .map((cord) => `cord ${cord.getAttribute('data-cord')}`),
];

async function everyRoute(visitor: Visitor) {
  const paths = [
    ...routes.map(({ path }) => path),
    `/resources/blog/${posts[0]?.slug}`,
    ...redirects.map(([from]) => from),
  ];
  for (const path of paths) {
    await visitor.open(path);
    await visitor.has('h1');
    await visitor.walk();
    await visitor.expects(`${path} has everything`, missing, null, []);
    const complaints = await visitor.complaints();
    if (complaints.length > 0) throw new Error(`${path}: ${complaints.join(' · ')}`);
  }
  await visitor.open('/no-such-line');
  await visitor.sees('[data-section=not-found] h1');
  // The page's own status is the only error.
  const others = (await visitor.complaints()).filter((text) => !text.includes('404'));
  if (others.length > 0) throw new Error(`an unknown address: ${others.join(' · ')}`);
}

/** Expects that planted faults are reported: an error, and a picture from elsewhere, which the policy forbids. */
async function complaints(visitor: Visitor) {
  await visitor.open('/terms');
  const reported: string[] = [];
  for (const plant of [
    () => console.error('planted'),
    () => {
      new Image().src = 'https://elsewhere.example/picture.png';
    },
  ]) {
    await visitor.run(plant, null);
    const end = Date.now() + 5000;
    while (reported.length === 0 && Date.now() < end) {
      await visitor.run(() => new Promise<void>((done) => setTimeout(done, 50)), null);
      reported.push(...(await visitor.complaints()));
    }
    if (reported.splice(0).length === 0) throw new Error(`not reported: ${plant}`);
  }
  // The breach may be reported twice.
  await visitor.run(() => new Promise<void>((done) => setTimeout(done, 300)), null);
  await visitor.complaints();
}

/** Opens every page in both languages, in a browser that enlarges text alone. */
async function largeText(visitor: Visitor) {
  const faults: string[] = [];
  for (const { path } of routes) {
    await visitor.open(path);
    for (const language of ['en', 'fr']) {
      const press = () => document.querySelector<HTMLElement>('header button[aria-busy]')?.click();
      if (language === 'fr') await visitor.run(press, null);
      await visitor.has(`html[lang=${language}]`);
      const look = () => ({
        letters: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
        over: document.documentElement.scrollWidth - innerWidth,
      });
      const { letters, over } = await visitor.run(look, null);
      if (letters !== 32) faults.push(`${path}: the letters are ${letters / 16} times as large`);
      if (over > 0) faults.push(`${path}, ${language}: ${over} px sideways`);
      const hidden = await visitor.run(hiddenWords, 'body');
      faults.push(...hidden.map((fault) => `${path}, ${language}: ${fault}`));
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

export const routeCases: Case[] = [
  { name: 'errors and breaches of the policy are reported', run: complaints },
  { name: 'every route is walked through without a complaint', run: everyRoute },
  { name: 'every route is readable with text alone twice as large', in: 'large', run: largeText },
  {
    name: 'the addresses of the prices lead to their places and keep their numbers',
    async run(visitor) {
      const isAtTop = (id: string) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
        return top > -5 && top < innerHeight / 2;
      };
      for (const id of ['website', 'phone-systems']) {
        await visitor.open(`/pricing#${id}`);
        await visitor.expects(`${id} is at the top`, isAtTop, id, true);
      }
      await visitor.scrollTo(0);
      await visitor.clickOn('nav a[href="#automation"]');
      await visitor.hasAddress('/pricing#automation');
      await visitor.expects('automation is at the top', isAtTop, 'automation', true);
      // A slider that the browser restores after a reload is at a stop, which is not the number.
      await visitor.open('/pricing?calls=1234');
      const calls = () =>
        document.querySelector<HTMLInputElement>('[data-line=phone-systems] [role=spinbutton]')?.value;
      await visitor.expects('the number of the address', calls, null, '1234');
      await visitor.reload();
      // The browser has restored its own value before hydration.
      await visitor.expects('the same number after a reload', calls, null, '1234');
    },
  },
  {
    name: 'the bars over a rate have their heights',
    async run(visitor) {
      await visitor.open('/pricing');
      const wrong = () =>
        [...document.querySelectorAll<HTMLElement>('[data-kind=bars]')].flatMap((glyphs) =>
          [...glyphs.querySelectorAll('i')]
            // Heights without the scene's transforms.
            .map((bar) => [
              bar.offsetHeight,
              glyphs.offsetHeight * (Number.parseFloat(bar.style.blockSize) / 100),
            ])
            .filter(([height = 0, wanted = 0]) => Math.abs(height - wanted) > 1)
            .map(([height, wanted]) => `${height} px instead of ${wanted}`),
        );
      await visitor.expects('the bars', wrong, null, []);
      const spread = () => {
        const all = document.querySelectorAll<HTMLElement>(
          '[data-tier]:not([data-popular=true]) [data-kind=bars]',
        );
        const heights = [...all].map((glyphs) => glyphs.offsetHeight);
        return Math.max(...heights) - Math.min(...heights) <= 1;
      };
      await visitor.expects('all tiers have the same scale', spread, null, true);
    },
  },
  {
    name: 'a page is printed',
    needs: 'print',
    async run(visitor) {
      await visitor.open('/pricing');
      const file = Buffer.from((await visitor.print?.()) ?? []).toString('latin1');
      if (!file.startsWith('%PDF') || file.length < 20_000) throw new Error(`${file.length} bytes`);
    },
  },
];
