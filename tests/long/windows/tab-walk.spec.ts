/** Walks through every page and dialog by Tab alone, in each window, with motion, and in the dark theme. The gate walks two pages. */
import { sizes, test } from '../../support/site.ts';
import { testDialogs, testPages } from '../../support/tab-walk-pages.ts';

const still = { contextOptions: { reducedMotion: 'reduce' } } as const;
const windows = {
  'a desktop’s window': { ...sizes.desktop, ...still },
  'with motion': sizes.desktop,
  'a tablet’s keyboard': { ...sizes.tablet, ...still },
  'a phone’s window': { viewport: sizes.phone.viewport, ...still },
  'a screen of 1440 × 900 at 200 %': { viewport: { width: 720, height: 450 }, ...still },
  'in the dark theme': { ...sizes.desktop, ...still, colorScheme: 'dark' },
} as const;

for (const [name, options] of Object.entries(windows))
  test.describe(name, () => {
    test.use(options);
    testPages();
    testDialogs();
  });
