import sharp from 'sharp';
import { posts } from '../../src/content/posts.ts';
import { routes } from '../../src/content/routes.ts';
import { expect, test } from '../support/site.ts';

type Node = { '@type': string; [key: string]: unknown };

const read = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const graphOf = (html: string): Node[] =>
  JSON.parse(read(html, /<script type="application\/ld\+json">(.*?)<\/script>/s))['@graph'];

test('each page has its Open Graph picture, 1200 × 630, and a post its category’s', async ({ request }) => {
  const pictures = new Map<string, string>();
  for (const path of [
    ...routes.map((route) => route.path),
    ...posts.map(({ slug }) => `/resources/blog/${slug}`),
  ]) {
    const html = await (await request.get(path)).text();
    const picture = read(html, /property="og:image" content="https:\/\/allo\.example(.*?)"/);
    const answer = await request.get(picture);
    expect(answer.status(), path).toBe(200);
    const { width, height } = await sharp(await answer.body()).metadata();
    expect([width, height], path).toEqual([1200, 630]);
    expect(read(html, /property="og:title" content="(.*?)"/)).toBe(read(html, /<title>(.*?)<\/title>/));
    pictures.set(path, picture);
  }
  expect(new Set(routes.map(({ path }) => pictures.get(path))).size).toBe(routes.length);
  expect(new Set(posts.map(({ slug }) => pictures.get(`/resources/blog/${slug}`))).size).toBe(5);
});

test('structured data says what each page is', async ({ request }) => {
  const types = async (path: string) => {
    const graph = graphOf(await (await request.get(path)).text());
    return graph.map((node) => node['@type']);
  };
  expect(await types('/')).toEqual(['Organization', 'FAQPage']);
  expect(await types('/services/website')).toEqual(['Organization', 'BreadcrumbList', 'FAQPage']);
  expect(await types('/resources/blog/refunds')).toEqual(['Organization', 'BreadcrumbList', 'BlogPosting']);
  const graph = graphOf(await (await request.get('/pricing')).text());
  const offers = graph
    .filter((node) => node['@type'] === 'Service')
    .flatMap((node) => node.offers as { name: string; priceSpecification?: { price: string } }[]);
  expect(offers.length).toBe(20);
  const price = (name: string) => offers.find((offer) => offer.name === name)?.priceSpecification?.price;
  expect(price('Essential')).toBe('65.76');
  expect(price('Business')).toBe('2033.99');
  expect(price('Industry')).toBeUndefined();
});

test('the feed holds the nineteen posts, and every page names it', async ({ request }) => {
  const answer = await request.get('/feed.xml');
  expect(answer.status()).toBe(200);
  const text = await answer.text();
  expect(text.match(/<entry>/g)?.length).toBe(19);
  expect(text).toContain('<link href="https://allo.example/resources/blog/refunds"/>');
  expect(await (await request.get('/terms')).text()).toContain('type="application/atom+xml"');
});

test('robots, manifest and icons are there', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('sitemap.xml');
  const manifest = await (await request.get('/site.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  const icon = await (await request.get('/icons/icon.svg')).text();
  expect(icon).toContain('prefers-color-scheme:dark');
});
