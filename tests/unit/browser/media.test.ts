import { expect, test } from 'vitest';
import { parseMedia } from '../../../src/browser/media.ts';

test('`parseMedia` reads each `@custom-media` by its name', () => {
  expect(
    parseMedia(
      '@custom-media --wide (min-width: 900px);\n@custom-media --fine (hover: hover) and (pointer: fine);',
    ),
  ).toEqual({
    wide: '(min-width: 900px)',
    fine: '(hover: hover) and (pointer: fine)',
  });
});
