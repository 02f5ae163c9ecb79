/**
 * Home, the prices, a dialog and the menus by Tab alone, there and back: each stop is seen, wholly in the window and under
 * nothing, has its ring and comes in the order of reading. Every page in more windows: `tests/long/windows/`.
 */
import { aDialog, everyPage, theMenus } from '../support/tab-walk-pages.ts';
import { sizes, test } from '../support/site.ts';

test.use({ ...sizes.desktop, contextOptions: { reducedMotion: 'reduce' } });

everyPage(['/', '/pricing']);
aDialog('phone');
theMenus();
