/** The monkey's actions: clicks, keys, wheels, resizes, theme, language, motion, changes of page. */
import type { Page } from 'playwright';

type Random = () => number;
/** Acts on the page. @returns a name for the list of the last actions */
export type Action = (page: Page, random: Random) => Promise<string>;

export const HOME_SIZE = { width: 1440, height: 900 };
const SIZES = ['1440x900', '1024x1366', '390x844', '320x568', '844x390', '720x450', '1920x1080'];
const KEYS =
  'Tab Tab Tab Shift+Tab Enter Space Escape ArrowDown ArrowUp ArrowLeft ArrowRight Home End PageDown PageUp a 7'.split(
    ' ',
  );
const CONTROLS = 'a[href^="/"], button, summary, select, input, textarea, [role=tab], [role=switch]';

export const pick = <T>(from: readonly T[], random: Random): T => {
  const chosen = from[Math.floor(random() * from.length)];
  if (chosen === undefined) throw new RangeError('nothing to choose from');
  return chosen;
};

/** Presses a matching control, if there is one, as a screen reader does. @param place its place among them, from 0 for the first to 1 */
export const press = (page: Page, selector: string, place = 0): Promise<boolean> =>
  page.evaluate(
    ([wanted, at]) => {
      // A control behind a dialog cannot be pressed.
      const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
      const all = [...within.querySelectorAll<HTMLElement>(wanted)].filter((each) => each.checkVisibility());
      const chosen = all[Math.floor(at * all.length)];
      chosen?.focus();
      chosen?.click();
      return chosen !== undefined;
    },
    [selector, place] as const,
  );

const point = async (page: Page, random: Random) => {
  const { width, height } = page.viewportSize() ?? HOME_SIZE;
  return [Math.floor(random() * width), Math.floor(random() * height)] as const;
};

const clickAnywhere: Action = async (page, random) => {
  const [x, y] = await point(page, random);
  await page.mouse.click(x, y);
  return `click ${x},${y}`;
};
const clickControl: Action = async (page, random) => {
  const place = random();
  await press(page, CONTROLS, place);
  return `control ${place.toFixed(3)}`;
};
const moveMouse: Action = async (page, random) => {
  const [x, y] = await point(page, random);
  await page.mouse.move(x, y, { steps: 3 });
  return `mouse ${x},${y}`;
};
const turnWheel: Action = async (page, random) => {
  const distance = Math.round((random() - 0.4) * 3000);
  await page.mouse.wheel(0, distance);
  return `wheel ${distance}`;
};
const pressKey: Action = async (page, random) => {
  const key = pick(KEYS, random);
  await page.keyboard.press(key);
  return `key ${key}`;
};
const resize: Action = async (page, random) => {
  const size = pick(SIZES, random);
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  return `size ${size}`;
};
const changeTheme: Action = async (page) => {
  await press(page, '[data-scene=theme-wipe]');
  return 'theme';
};
const changeLanguage: Action = async (page) => {
  await press(page, 'div[data-language] > button');
  return 'language';
};
const changeMotion: Action = async (page) => {
  await press(page, '[role=switch]');
  return 'motion';
};
const openPage: Action = async (page, random) => {
  const place = random();
  await press(page, 'a[href^="/"]', place);
  return `page ${place.toFixed(3)}`;
};
const goBack: Action = async (page, random) => {
  const back = random() < 0.7;
  await page.evaluate(
    (delta) => {
      // The first entry has nothing of the site before it.
      const state: unknown = history.state;
      const isFirst = !(typeof state === 'object' && state && 'idx' in state && Number(state.idx) > 0);
      if (delta > 0 || !isFirst) history.go(delta);
    },
    back ? -1 : 1,
  );
  return back ? 'back' : 'forward';
};

/** Each action is as frequent as its number says. */
export const actions: readonly Action[] = (
  [
    [turnWheel, 4],
    [clickControl, 3],
    [clickAnywhere, 2],
    [openPage, 2],
    [pressKey, 2],
    [goBack, 1],
    [moveMouse, 1],
    [resize, 1],
    [changeTheme, 1],
    [changeLanguage, 1],
    [changeMotion, 1],
  ] as const
).flatMap(([action, times]) => Array<Action>(times).fill(action));
