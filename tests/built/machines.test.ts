/** Machine-readable data: titles, social pictures, structured data, the feed, the sitemap, the manifest. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasFile, captured, page, paths, postPaths, read } from './dist.ts';

type Node = { '@type': string; [key: string]: unknown };
const graphOf = (html: string): Node[] =>
  JSON.parse(captured(html, /<script type="application\/ld\+json">(.*?)<\/script>/s))['@graph'];
const SITE = 'https://allo.example';

test('each page has a title, a description and an address of its own', () => {
  const all = [...paths, ...postPaths];
  const of = (pattern: RegExp) => all.map((path) => captured(page(path), pattern));
  for (const pattern of [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)"/]) {
    expect(of(pattern).every(Boolean)).toBe(true);
    expect(new Set(of(pattern)).size).toBe(all.length);
  }
  expect(of(/<link rel="canonical" href="https:\/\/allo\.example(.*?)"/)).toEqual(all);
});

test('each page has its own Open Graph picture of 1200 × 630, and each post that of its category', async () => {
  const pictures = new Map<string, string>();
  for (const path of [...paths, ...postPaths]) {
    const html = page(path);
    pictures.set(path, captured(html, /property="og:image" content="https:\/\/allo\.example(.*?)"/));
    expect(captured(html, /property="og:title" content="(.*?)"/)).toBe(
      captured(html, /<title>(.*?)<\/title>/),
    );
  }
  for (const picture of new Set(pictures.values())) {
    const { width, height } = await sharp(`dist${picture}`).metadata();
    expect([width, height], picture).toEqual([1200, 630]);
  }
  expect(new Set(paths.map((path) => pictures.get(path))).size).toBe(paths.length);
  expect(new Set(postPaths.map((path) => pictures.get(path))).size).toBe(5);
});

test('structured data says what kind of page each page is', () => {
  const types = (path: string) => graphOf(page(path)).map((node) => node['@type']);
  expect(types('/')).toEqual(expect.arrayContaining(['Organization', 'FAQPage']));
  expect(types('/services/website')).toEqual(
    expect.arrayContaining(['Organization', 'BreadcrumbList', 'FAQPage']),
  );
  expect(types('/resources/blog/refunds')).toEqual(
    expect.arrayContaining(['Organization', 'BreadcrumbList', 'BlogPosting']),
  );
  const offers = graphOf(page('/pricing'))
    .filter((node) => node['@type'] === 'Service')
    .flatMap((node) => node.offers as { name: string; priceSpecification?: { price: string } }[]);
  expect(offers.length).toBe(20);
  const price = (name: string) => offers.find((offer) => offer.name === name)?.priceSpecification?.price;
  expect(price('Essential')).toBe('65.76');
  expect(price('Business')).toBe('2033.99');
  expect(price('Industry')).toBeUndefined();
});

test('the feed has the nineteen posts, and every page links to it', () => {
  const feed = read('feed.xml');
  expect(feed.match(/<entry>/g)?.length).toBe(19);
  expect(feed).toContain(`<link rel="alternate" type="text/html" href="${SITE}/resources/blog/refunds"/>`);
  for (const path of paths) expect(page(path), path).toContain('type="application/atom+xml"');
});

test('the sitemap lists every page and post', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>https:\/\/allo\.example([^<]*)<\/loc>/g)];
  expect(listed.map(([, path]) => path)).toEqual([...paths, ...postPaths]);
});

test('robots.txt, the manifest and the icons exist', () => {
  expect(read('robots.txt')).toContain('sitemap.xml');
  const { icons } = JSON.parse(read('site.webmanifest')) as { icons: { src: string }[] };
  // Browsers and chat programs request the last two without being told of them.
  const wanted = [...icons.map(({ src }) => src), '/favicon.ico', '/apple-touch-icon.png'];
  expect(wanted.filter((icon) => !hasFile(icon))).toEqual([]);
  expect(read('icons/icon.svg')).toContain('prefers-color-scheme:dark');
});

test('without JavaScript the colour of the browser’s bar follows the system', () => {
  const home = page('/');
  expect(home).toContain('content="#F1F2EC" media="(prefers-color-scheme: light)"');
  expect(home).toContain('content="#0B1512" media="(prefers-color-scheme: dark)"');
});

test('each service page answers six questions, and the FAQ page five', () => {
  const questions = (path: string) => page(path).split('<summary').length - 1;
  for (const path of ['chatbots', 'phone-systems', 'automation', 'website'])
    expect(questions(`/services/${path}`), path).toBe(6);
  expect(questions('/resources/faq')).toBe(5);
});
