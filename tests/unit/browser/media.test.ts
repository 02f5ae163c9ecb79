import { afterEach, expect, test, vi } from 'vitest';
import { parseMedia, whileMatching } from '../../../src/browser/media.ts';

test('media.css is read as it is written', () => {
  expect(
    parseMedia(
      '@custom-media --wide (min-width: 900px);\n@custom-media --fine (hover: hover) and (pointer: fine);',
    ),
  ).toEqual({
    wide: '(min-width: 900px)',
    fine: '(hover: hover) and (pointer: fine)',
  });
});

afterEach(() => vi.unstubAllGlobals());

test('what a mouse alone needs begins with the mouse, ends without it, and ends for good', () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => media);
  const become = (matches: boolean) => {
    media.matches = matches;
    media.dispatchEvent(new Event('change'));
  };
  const log: string[] = [];
  const stop = whileMatching(['fine'], () => {
    log.push('begins');
    return () => void log.push('ends');
  });
  expect(log).toEqual([]);
  become(true);
  become(false);
  become(true);
  expect(log).toEqual(['begins', 'ends', 'begins']);
  stop();
  become(false);
  become(true);
  expect(log).toEqual(['begins', 'ends', 'begins', 'ends']);
});
