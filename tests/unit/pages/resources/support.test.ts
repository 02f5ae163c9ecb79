import { expect, test } from 'vitest';
import { mailLink } from '../../../../src/pages/resources/support/mail-link.ts';

test('a mail link carries what was typed, and nothing where nothing was', () => {
  const body = (typed: Parameters<typeof mailLink>[2]) =>
    new URL(mailLink('a@b.example', 'A word', typed)).searchParams.get('body');
  expect(body({ name: 'Inès', email: 'i@c.example', message: 'One & two\nthree' })).toBe(
    'One & two\nthree\n\nInès\ni@c.example',
  );
  expect(body({ name: '', email: '', message: '' })).toBe('');
});
