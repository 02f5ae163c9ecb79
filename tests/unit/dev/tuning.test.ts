import { describe, expect, test } from 'vitest';
import { configBlock, configCode, configNotes, sliderRange } from '../../../src/dev/config-source.ts';
import { readParameters, writeParameters } from '../../../src/dev/url-parameters.ts';

describe('the panel’s state is kept in the address', () => {
  test('a full link is read', () => {
    expect(readParameters('?category=crypto&tune=cord:3&set=line:50,rise:-2.5&slow=0.1&grid')).toEqual({
      open: true,
      tune: { name: 'cord', nth: 3 },
      set: { line: 50, rise: -2.5 },
      slow: 0.1,
      markers: false,
      grid: true,
      outlines: false,
    });
  });

  test('the state is written back as it was, beside the rest of the query', () => {
    const link = '?category=crypto&tune=cord:3&set=line:50,rise:-2.5&slow=0.1&markers&grid';
    expect(writeParameters('?category=crypto&outlines&tune', readParameters(link))).toBe(link);
  });

  test('a panel that is closed writes nothing', () => {
    expect(writeParameters('?tune=cord&markers&slow', readParameters(''))).toBe('');
    expect(readParameters('').open).toBe(false);
  });

  test('a bare `tune` opens the panel and nothing else', () => {
    expect(readParameters('?tune')).toMatchObject({ open: true, tune: null });
    expect(writeParameters('', readParameters('?tune'))).toBe('?tune');
  });

  test.each(['?slow=0', '?slow=-1', '?slow=7', '?slow=fast'])('%s is normal speed', (link) => {
    expect(readParameters(link).slow).toBe(1);
  });

  test('a bare `slow` is a quarter of the speed, and values that are not numbers are ignored', () => {
    expect(readParameters('?slow').slow).toBe(0.25);
    expect(readParameters('?tune=cord:x&set=line:far,,lift,y:2')).toMatchObject({
      tune: { name: 'cord', nth: 1 },
      set: { y: 2 },
    });
  });
});

const source = `import { gsap } from 'gsap';

const config = {
  /** The reading line, per cent of the window's height. */
  line: 64,
  /** Corners of the card and of the dialog, px. */
  card: 28,
  frame: 36,
};

export const scene = { name: 'x', config: { line: 3 }, };
`;

describe('a config is read from its file and written back', () => {
  test('each number has the comment above it', () => {
    expect(configNotes(configBlock(source))).toEqual({
      line: 'The reading line, per cent of the window’s height.'.replace('’', "'"),
      card: 'Corners of the card and of the dialog, px.',
      frame: 'Corners of the card and of the dialog, px.',
    });
  });

  test('the code is the file’s own block with the new numbers in it', () => {
    const block = configBlock(source);
    expect(configCode(block, { line: 64, card: 28, frame: 36 })).toBe(block);
    expect(configCode(block, { line: 50.5, card: -1, frame: 36 })).toBe(
      block.replace('line: 64', 'line: 50.5').replace('card: 28', 'card: -1'),
    );
  });

  test('a file without a config gives nothing', () => {
    expect(configBlock('export const scene = {};')).toBe('');
  });

  test.each([
    [64, { min: 0, max: 128, step: 1 }],
    [0.065, { min: 0, max: 0.13, step: 0.001 }],
    [-2, { min: -4, max: 0, step: 0.01 }],
    [0, { min: 0, max: 1, step: 0.01 }],
  ])('the slider’s range and step follow from %s', (value, range) => {
    expect(sliderRange(value)).toEqual(range);
  });
});
