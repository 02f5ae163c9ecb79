/** Machine-readable data of every page and post: JSON-LD, Open Graph, the feed. */
import { existsSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { feed } from '../../../src/app/feed.ts';
import { social } from '../../../src/app/social.ts';
import { posts } from '../../../src/content/posts.ts';
import { messagesFor, routes, spelling } from '../../../src/content/routes.ts';
import { ORIGIN } from '../../../src/content/site.ts';
import { team } from '../../../src/content/team.ts';
import { loadMessages } from '../../../src/i18n/load-messages.ts';

type Node = { '@type'?: string; '@id'?: string; [name: string]: unknown };

/** The properties that Schema.org and the search engines' guides require of each type. */
const REQUIRED: Record<string, string[]> = {
  Organization: ['@id', 'name', 'url', 'logo', 'contactPoint'],
  WebSite: ['@id', 'name', 'url', 'publisher', 'inLanguage'],
  WebPage: ['@id', 'url', 'name', 'description', 'isPartOf', 'inLanguage'],
  AboutPage: ['@id', 'url', 'name', 'isPartOf'],
  ContactPage: ['@id', 'url', 'name', 'isPartOf'],
  CollectionPage: ['@id', 'url', 'name', 'isPartOf'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Service: ['name', 'provider', 'url', 'offers'],
  Offer: ['name', 'description'],
  // No `priceCurrency`: the specification says dollars, but not whose.
  UnitPriceSpecification: ['price', 'unitText'],
  Blog: ['@id', 'name', 'url'],
  Person: ['name', 'url'],
  ImageObject: ['url', 'width', 'height'],
  ContactPoint: ['contactType', 'telephone', 'email'],
  BlogPosting: ['@id', 'url', 'headline', 'datePublished'],
};
const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;

const pages = [...routes.map(({ path }) => path), ...posts.map(({ slug }) => `/resources/blog/${slug}`)];
const graphOf = (path: string): Node[] =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(social(path))?.[1] ?? '')['@graph'];

const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
};

beforeAll(async () => {
  for (const route of routes) await loadMessages('en', messagesFor(route));
});

test('every JSON-LD node has the properties that its type requires, and every reference resolves', () => {
  for (const path of pages) {
    const nodes = nodesIn(graphOf(path));
    const known = new Set(nodes.filter((node) => node['@type']).map((node) => node['@id']));
    for (const node of nodes) {
      const type = node['@type'];
      if (!type) {
        expect(known, `${path} refers to ${node['@id']}`).toContain(node['@id']);
        continue;
      }
      expect(REQUIRED, `${path}: ${type}`).toHaveProperty(type);
      for (const name of REQUIRED[type] ?? []) expect(node[name], `${path}: ${type}.${name}`).toBeTruthy();
      for (const name of ['datePublished', 'dateModified'])
        if (node[name]) expect(node[name], path).toMatch(ZONED);
    }
    for (const address of JSON.stringify(nodes).matchAll(new RegExp(`"${ORIGIN}([^"#]*)`, 'g'))) {
      const [, at = ''] = address;
      const isFile = at.length > 1 && existsSync(`public${at}`);
      expect(isFile || spelling(at || '/') === (at || '/'), `${path} links to ${at}`).toBe(true);
    }
  }
});

test('every page describes its publisher, the site and itself; every page but home has a trail of two steps or more', () => {
  for (const path of pages) {
    const graph = graphOf(path);
    expect(
      graph.slice(0, 2).map((node) => node['@type']),
      path,
    ).toEqual(['Organization', 'WebSite']);
    expect(graph[2]?.['@id'], path).toBe(ORIGIN + path);
    const trail = graph.find((node) => node['@type'] === 'BreadcrumbList');
    const steps = (trail?.itemListElement ?? []) as Node[];
    expect(steps.length >= 2, path).toBe(path !== '/');
    if (path !== '/') expect(steps.at(-1)?.item).toBe(ORIGIN + path);
  }
});

test('a post has its date, its text and an author who links to the team page', () => {
  for (const post of posts) {
    const posting = graphOf(`/resources/blog/${post.slug}`).find((node) => node['@type'] === 'BlogPosting');
    expect(posting?.datePublished).toBe(`${post.date}T09:00:00Z`);
    const author = posting?.author as Node;
    expect(author.name).toBe(team.find(({ id }) => id === post.author)?.name);
    expect(author.url).toBe(`${ORIGIN}/resources/team#${post.author}`);
    for (const name of ['image', 'dateModified', 'publisher', 'articleBody', 'wordCount', 'mainEntityOfPage'])
      expect(posting?.[name], name).toBeTruthy();
    const meta = social(`/resources/blog/${post.slug}`);
    expect(meta).toContain(`<meta property="article:published_time" content="${post.date}T09:00:00Z">`);
    expect(meta).toContain(`<meta name="author" content="`);
  }
});

test('every page and post has its Open Graph tags; an unknown address has none', () => {
  for (const path of pages)
    for (const name of ['title', 'description', 'type', 'url', 'locale', 'image', 'image:alt', 'image:type'])
      expect(social(path), `${path} ${name}`).toMatch(new RegExp(`property="og:${name}" content="[^"]+"`));
  expect(social('/nobody')).toBe('');
});

test('the feed has every element that readers and validators require', () => {
  const text = feed();
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const entries = [...document.querySelectorAll('entry')];
  expect(entries).toHaveLength(posts.length);
  for (const name of [
    'title',
    'id',
    'updated',
    'link[rel=self]',
    'link[rel=alternate]',
    'author uri',
    'icon',
  ])
    expect(document.querySelector(`feed > ${name}`), name).toBeTruthy();
  for (const entry of entries)
    for (const name of [
      'title',
      'id',
      'link[rel=alternate]',
      'author uri',
      'published',
      'updated',
      'summary',
      'content',
    ])
      expect(entry.querySelector(name), name).toBeTruthy();
  for (const [, time] of text.matchAll(/<(?:updated|published)>([^<]*)/g)) expect(time).toMatch(ZONED);
});
