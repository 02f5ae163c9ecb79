import { expect, test } from 'vitest';
import { mailLink } from '../../../../src/pages/resources/support/mail-link.ts';

test('a mail link carries what was typed, and nothing where nothing was', () => {
  const mail = (message: string, signature?: string[]) =>
    new URL(mailLink('a@b.example', 'A word & more', message, signature)).searchParams;
  expect(mail('One & two\nthree', ['Inès', 'i@c.example']).get('body')).toBe(
    'One & two\nthree\n\nInès\ni@c.example',
  );
  expect(mail('', ['', '']).get('body')).toBe('');
  expect(mail('Hello').get('body')).toBe('Hello');
  expect(mail('Hello').get('subject')).toBe('A word & more');
});
