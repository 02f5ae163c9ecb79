/**
 * Draws the Open Graph pictures, 1200 × 630, into `public/og/`: a page's own headline over its own art. Run by hand
 * after a headline or a picture has changed; needs the Chromium that the tests use.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.mjs';
import { type HeadingName, headingLines, headings, type Piece } from '../../src/content/headings.ts';
import type { RouteFacts, SocialPicture } from '../../src/content/route-facts.ts';
import { postPictures, socialInk } from '../../src/content/social.ts';
import { trackingOf } from '../../src/content/display-face.ts';
import { allMessages } from '../../src/build/all-messages.ts';

const words = await allMessages('en');
const routeFiles = import.meta.glob<{ route: RouteFacts; social?: SocialPicture }>(
  '../../src/pages/**/route.ts',
  {
    eager: true,
  },
);
const pictures: [name: string, SocialPicture][] = [
  ...Object.values(routeFiles).flatMap(({ route, social }): [string, SocialPicture][] =>
    social ? [[route.page, social]] : [],
  ),
  ...Object.entries(postPictures),
];
const data = (file: string, type: string) => `data:${type};base64,${readFileSync(file).toString('base64')}`;
const font = data('styles/fonts/anybody.woff2', 'font/woff2');

const isHeading = (name: string): name is HeadingName => name in headings;

/** The headline's lines, each with its pieces' words and widths. */
function linesOf(name: string): Piece[][] {
  const post = /^blog-(.+)$/.exec(name)?.[1];
  if (post) return [[{ text: 'Open line:', width: 66 }], [{ text: words[`blog.${post}`] ?? '', width: 108 }]];
  if (name === 'home') return [[{ text: 'Every call', width: 66 }], [{ text: 'answered.', width: 122 }]];
  const heading = `page.${name}.title`;
  if (!isHeading(heading)) throw new Error(`og: no heading ${heading}`);
  return headingLines(heading, 'en', (key) => words[key] ?? '');
}

mkdirSync('public/og', { recursive: true });
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [name, { picture, surface, ink = socialInk }] of pictures) {
  const lines = linesOf(name)
    .map(
      (line) =>
        `<div>${line.map(({ text, width }) => `<span style="font-stretch:${width}%;letter-spacing:${trackingOf(width)}em">${text}</span>`).join(' ')}</div>`,
    )
    .join('');
  await page.setContent(`<style>
    @font-face { font-family: A; src: url(${font}); font-weight: 100 900; font-stretch: 50% 150%; }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: ${surface}; color: ${ink}; font: 800 100px/.92 A; position: relative; }
    img { position: absolute; right: 0; bottom: 0; width: 600px; height: 630px; object-fit: cover; -webkit-mask: linear-gradient(to right, transparent, black 32%); }
    h1 { position: absolute; left: 52px; top: 50px; margin: 0; font-size: 150px; white-space: nowrap; }
    p { position: absolute; left: 56px; bottom: 46px; margin: 0; font-size: 58px; font-stretch: 118%; }
  </style><img src="${data(`src/build/pictures/${picture}.webp`, 'image/webp')}"><h1>${lines}</h1><p>Allô</p>`);
  await page.evaluate(async () => {
    await document.fonts.load('800 100px A');
    await document.images[0]?.decode();
    const heading = document.querySelector('h1');
    if (!heading) return;
    // The heading is as large as its longest line lets it be, and its lines take no more than 400 px of the height.
    const size = Math.min(
      (150 * 690) / heading.getBoundingClientRect().width,
      (150 * 400) / heading.getBoundingClientRect().height,
      190,
    );
    heading.style.fontSize = `${size}px`;
  });
  await page.screenshot({ path: `public/og/${name}.jpg`, type: 'jpeg', quality: 82 });
}
await browser.close();
