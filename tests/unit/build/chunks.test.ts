import { describe, expect, test } from 'vitest';
import { chunks, type Imports, pageName } from '../../../src/build/chunks.ts';
import { allRoutes, pageFile } from '../../../src/content/routes.ts';

const ROOT = '/project';
const at = (file: string) => `${ROOT}/src/${file}`;
const pages = allRoutes.map(pageFile);

/** A small site: every page imports its own styles, two of them share a component, home and a third one another. */
function graph() {
  const files: Record<string, { now?: string[] }> = {
    'main.tsx': { now: ['app/shell.tsx'] },
    'app/shell.tsx': {
      now: ['motion/use-scene.ts'],
    },
    'motion/use-scene.ts': {},
    'scroll/smooth-scroll.ts': { now: ['motion/use-scene.ts'] },
    'components/sheet.tsx': {},
    'components/shared.tsx': { now: ['components/shared.css', 'components/shared.scene.ts'] },
    'components/shared.css': {},
    'components/shared.scene.ts': { now: ['motion/use-scene.ts'] },
    ...Object.fromEntries(pages.map((page) => [page, { now: [`${page}.css`] }])),
    'components/card.tsx': {},
    'pages/home/page.tsx': { now: ['components/card.tsx'] },
    'pages/privacy/page.tsx': { now: ['components/card.tsx'] },
    'pages/pricing/page.tsx': { now: ['components/shared.tsx', 'pages/pricing/tiers.tsx'] },
    'pages/terms/page.tsx': { now: ['components/shared.tsx'] },
  };
  return (id: string): Imports | null => {
    const file = files[id.slice(at('').length)];
    return file ? { importedIds: (file.now ?? []).map(at) } : null;
  };
}

describe('chunks', () => {
  const plan = chunks(ROOT, graph());

  test('the shell and what home shares with a page are the site', () => {
    for (const file of ['app/shell.tsx', 'motion/use-scene.ts', 'components/card.tsx'])
      expect(plan.get(at(file)), file).toBe('site');
  });

  test('what two pages share and home does not need stays out of its first load', () => {
    for (const file of ['components/shared.tsx', 'components/shared.css', 'components/shared.scene.ts'])
      expect(plan.get(at(file)), file).toBe('shared');
  });

  test('the entry, which waits for the first page, is not among what pages import', () => {
    expect(plan.has(at('main.tsx'))).toBe(false);
  });

  test('pages, dialogs and what only a mouse needs are left to the bundler', () => {
    for (const file of [
      ...pages,
      'pages/pricing/tiers.tsx',
      'components/sheet.tsx',
      'scroll/smooth-scroll.ts',
    ])
      expect(plan.has(at(file)), file).toBe(false);
  });

  test('a page that is not where its route says is refused', () => {
    const without = graph();
    const moved = (id: string) => (id === at('pages/terms/page.tsx') ? null : without(id));
    expect(() => chunks(ROOT, moved)).toThrow('src/pages/terms/page.tsx is not in the build');
  });
});

test('a page is called by its address', () => {
  expect(pageName('/project/src/pages/services/chatbots/page.tsx')).toBe('services-chatbots');
  expect(pageName('src/pages/home/page.tsx')).toBe('home');
  expect(pageName('src/pages/services/page.tsx')).toBe('services');
  expect(pageName('src/components/sheet.tsx')).toBeNull();
});
