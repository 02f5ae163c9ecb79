import { describe, expect, test } from 'vitest';
import { chunks, type Imports, pageName } from '../../../src/build/chunks.ts';
import { allRoutes, pageFile } from '../../../src/content/routes.ts';

const ROOT = '/project';
const at = (file: string) => `${ROOT}/src/${file}`;
const pages = allRoutes.map(pageFile);

/** A small site: every page imports its own styles, two pages share a component, and home shares another with a third. */
function graph() {
  const files: Record<string, { imports?: string[] }> = {
    'main.tsx': { imports: ['app/shell.tsx'] },
    'app/shell.tsx': {
      imports: ['motion/use-scene.ts'],
    },
    'motion/use-scene.ts': {},
    'scroll/smooth-scroll.ts': { imports: ['motion/use-scene.ts'] },
    'components/sheet.tsx': {},
    'components/shared.tsx': { imports: ['components/shared.css', 'components/shared.scene.ts'] },
    'components/shared.css': {},
    'components/shared.scene.ts': { imports: ['motion/use-scene.ts'] },
    ...Object.fromEntries(pages.map((page) => [page, { imports: [`${page}.css`] }])),
    'components/card.tsx': {},
    'pages/home/page.tsx': { imports: ['components/card.tsx'] },
    'pages/privacy/page.tsx': { imports: ['components/card.tsx'] },
    'pages/pricing/page.tsx': { imports: ['components/shared.tsx', 'pages/pricing/tiers.tsx'] },
    'pages/terms/page.tsx': { imports: ['components/shared.tsx'] },
  };
  return (id: string): Imports | null => {
    const file = files[id.slice(at('').length)];
    return file ? { importedIds: (file.imports ?? []).map(at) } : null;
  };
}

describe('chunks', () => {
  const plan = chunks(ROOT, graph());

  test('the shell and the modules that home shares with another page go into the `site` chunk', () => {
    for (const file of ['app/shell.tsx', 'motion/use-scene.ts', 'components/card.tsx'])
      expect(plan.get(at(file)), file).toBe('site');
  });

  test('modules that two pages share and home does not need go into the `shared` chunk', () => {
    for (const file of ['components/shared.tsx', 'components/shared.css', 'components/shared.scene.ts'])
      expect(plan.get(at(file)), file).toBe('shared');
  });

  test('the entry, which waits for the first page, is in no chunk that a page imports', () => {
    expect(plan.has(at('main.tsx'))).toBe(false);
  });

  test('pages, dialogs and smooth scrolling are left to the bundler', () => {
    for (const file of [
      ...pages,
      'pages/pricing/tiers.tsx',
      'components/sheet.tsx',
      'scroll/smooth-scroll.ts',
    ])
      expect(plan.has(at(file)), file).toBe(false);
  });

  test('a page that is missing at its route’s path fails the build', () => {
    const without = graph();
    const moved = (id: string) => (id === at('pages/terms/page.tsx') ? null : without(id));
    expect(() => chunks(ROOT, moved)).toThrow('src/pages/terms/page.tsx is not in the build');
  });
});

test('a page’s chunk is named after its address', () => {
  expect(pageName('/project/src/pages/services/chatbots/page.tsx')).toBe('services-chatbots');
  expect(pageName('src/pages/home/page.tsx')).toBe('home');
  expect(pageName('src/pages/services/page.tsx')).toBe('services');
  expect(pageName('src/components/sheet.tsx')).toBeNull();
});
