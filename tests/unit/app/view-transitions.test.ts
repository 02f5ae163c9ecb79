/** The durations of the view transitions are written twice: in the style sheet that plays them, and in the tuning panel's configs. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { transition as pageTurn } from '../../../src/app/page-turn.transition.ts';
import { transition as themeWipe } from '../../../src/preferences/theme-wipe.transition.ts';

test('the style sheet plays the durations that the tuning panel shows', () => {
  const styles = readFileSync('styles/view-transitions.css', 'utf8');
  const played = [...styles.matchAll(/^ {2}--(\w+): ([\d.]+)s;$/gm)].map(([, name, seconds]) => [
    name,
    Number(seconds),
  ]);
  expect(Object.fromEntries(played)).toEqual({ ...pageTurn.config, ...themeWipe.config });
});
