import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { allMessages, messagesByFile } from '../../src/build/all-messages.ts';
import { fingerprint, versionOf } from '../../src/build/pictures.ts';
import { type HeadingName, headingLines, headings } from '../../src/content/headings.ts';
import { fallback, srcSet } from '../../src/content/picture-files.ts';
import { type PictureName, pictures } from '../../src/content/pictures.ts';
import type { RouteFacts, SocialPicture } from '../../src/content/route-facts.ts';
import {
  allRoutes,
  messagesFile,
  pageFile,
  type Route,
  routeOf,
  routes,
  subPages,
} from '../../src/content/routes.ts';
import { services } from '../../src/content/services.ts';
import type { MessagesName } from '../../src/i18n/keys.ts';

const [english, french] = [await messagesByFile('en'), await messagesByFile('fr')];
const [en, fr] = [await allMessages('en'), await allMessages('fr')];

test('both languages of a messages file have the same keys in the same order', () => {
  for (const [name, messages] of Object.entries(english))
    expect(Object.keys(french[name as MessagesName]), name).toEqual(Object.keys(messages));
});

test('every messages file is loaded by a page or the shell', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:en|fr)\.ts$/.test(file));
  const named = Object.keys(english) as MessagesName[];
  expect(files.sort()).toEqual(
    named.flatMap((name) => [messagesFile(name, 'en'), messagesFile(name, 'fr')]).sort(),
  );
});

test('no message is empty, and no key is in two files', () => {
  const keys = Object.values(english).flatMap((messages) => Object.keys(messages));
  expect(keys.length).toBe(new Set(keys).size);
  for (const text of [...Object.values(en), ...Object.values(fr)]) expect(text.trim()).not.toBe('');
});

test('no message is left in English in French: only names and loan words are the same', () => {
  const same = Object.keys(en).filter((key) => en[key] === fr[key] && /[a-z]{4}/i.test(en[key] ?? ''));
  expect(new Set(same.map((key) => en[key]))).toEqual(
    new Set([
      'Services',
      'Solutions',
      'Chatbots',
      'Notes',
      'Questions',
      'Six questions',
      'Blog',
      'Contact',
      'Menu',
      'page',
      'Signal',
      'Cobalt',
      'Table',
      'Conversations',
      'conversations',
      'Messages',
      'messages',
      'Message',
      'Pages',
      '5 pages',
      '10 pages',
      'Crypto',
      'Cookies',
      'Pause',
      'Date',
      'Finance',
    ]),
  );
});

test('no message has a worn-out word', () => {
  const worn =
    /\b(unlock|seamless\w*|leverag\w*|elevat\w*|cutting-edge|in today’s world|lorem|coming soon)\b/i;
  for (const [key, text] of Object.entries({ ...en, ...fr })) expect(text, key).not.toMatch(worn);
});

const facts = import.meta.glob<{ route: RouteFacts; social?: SocialPicture }>('../../src/pages/**/route.ts', {
  eager: true,
});

test('every page has its `route.ts` in its folder, its entry in the registry and its social picture', () => {
  const found = Object.entries(facts);
  expect(found.map(([, { route }]) => route.page).sort()).toEqual(allRoutes.map(({ page }) => page).sort());
  for (const [file, { route, social }] of found) {
    expect(file).toBe(`../../src/${dirname(pageFile(route as Route))}/route.ts`);
    if (route.path === '*') continue;
    expect(social, route.page).toBeDefined();
    expect(existsSync(`public/og/${route.page}.jpg`), route.page).toBe(true);
  }
});

test('every service has a surface, a line and a picture in the menu; every other section one for all its pages', () => {
  expect(services.map(({ page, line }) => [page, line])).toEqual(
    subPages('services').map(({ page }, index) => [page, `line.${index + 1}`]),
  );
  for (const { page, parent, service, menuPicture } of routes)
    if (parent === 'services') expect(service && menuPicture, page).toBeDefined();
    else if (parent) expect(routeOf(parent).menuPicture, page).toBeDefined();
});

test('every route has its page, its heading and its own title and description', () => {
  const titles = new Set<string>();
  for (const route of allRoutes) {
    expect(existsSync(`src/${pageFile(route)}`), route.page).toBe(true);
    for (const messages of [en, fr]) {
      const title = messages[`page.${route.page}.head.title`];
      expect(title, route.page).toBeTruthy();
      expect(titles.has(title ?? '')).toBe(false);
      titles.add(title ?? '');
      expect(messages[`page.${route.page}.head.description`], route.page).toBeTruthy();
      expect(messages[`nav.${route.page}`]).toBeTruthy();
    }
    if (route.path === '/') continue;
    expect(headings).toHaveProperty([`page.${route.page}.title`]);
    expect(route.headingSize, route.page).toBeDefined();
  }
});

test('no address is written by hand: `href` builds each', () => {
  const sections = new Set(routes.map(({ path }) => path.split('/')[1]).filter(Boolean));
  const written = new RegExp(`['"\`}]/(?:${[...sections].join('|')})(?:[/?#][^'"\`]*)?['"\`]`);
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' }))
    if (/\.tsx?$/.test(file) && file !== 'content/routes.ts' && !file.endsWith('route.ts'))
      for (const line of readFileSync(`src/${file}`, 'utf8').split('\n'))
        if (!/^\s*(import|export) |^\} from/.test(line)) expect(line, file).not.toMatch(written);
});

test('every picture is used by a source file', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('pictures.ts'))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n');
  expect(Object.keys(pictures).filter((name) => !sources.includes(name.split('/').pop() ?? ''))).toEqual([]);
});

test('every width of every picture exists, is made from the current master and bears the hash of its content', () => {
  const record = JSON.parse(readFileSync('src/build/pictures.json', 'utf8'));
  expect(Object.keys(record)).toEqual(Object.keys(pictures));
  const wanted: string[] = [];
  for (const name of Object.keys(pictures) as PictureName[]) {
    expect(record[name].master, name).toBe(fingerprint(`src/build/pictures/${name}.webp`));
    const files = [
      ...srcSet('public/', name)
        .split(', ')
        .map((candidate) => candidate.split(' ')[0] ?? ''),
      fallback('public/', name),
    ];
    expect(versionOf(files.map((file) => readFileSync(file))), name).toBe(pictures[name][2]);
    wanted.push(...files);
  }
  const found = readdirSync('public/images', { recursive: true, encoding: 'utf8' });
  expect(
    found
      .filter((file) => file.includes('.'))
      .map((file) => `public/images/${file}`)
      .sort(),
  ).toEqual(wanted.sort());
});

test('every piece of a heading has its message, and every numbered message of a heading has its piece', () => {
  for (const name of Object.keys(headings) as HeadingName[]) {
    for (const [language, messages] of [['en', en] as const, ['fr', fr] as const]) {
      const used: string[] = [];
      headingLines(name, language, (key) => {
        used.push(key);
        return key;
      });
      expect(used).toHaveLength(headings[name].flat().length);
      expect(Object.keys(messages).filter((key) => /^\.\d+$/.test(key.replace(name, '')))).toEqual(used);
    }
  }
});
