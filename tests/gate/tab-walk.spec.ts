/**
 * Walks through home, the prices, a dialog and the menus by Tab alone, there and back: each stop is visible, whole in the window,
 * uncovered, has its ring and comes in the order of reading. Every page in more windows: `tests/long/windows/`.
 */
import { testDialog, testPages, testMenus } from '../support/tab-walk-pages.ts';
import { sizes, test } from '../support/site.ts';

test.use({ ...sizes.desktop, contextOptions: { reducedMotion: 'reduce' } });

testPages(['/', '/pricing']);
testDialog('phone');
testMenus();
