/**
 * Every page and dialog by Tab alone, there and back: each stop is seen, wholly in the window and under nothing, has its
 * ring and comes in the order of reading. More windows: `tests/windows/`.
 */
import { everyPage, everyDialog } from '../support/tab-walk-pages.ts';
import { sizes, test } from '../support/site.ts';

test.use({ ...sizes.desktop, contextOptions: { reducedMotion: 'reduce' } });

everyPage();
everyDialog();
