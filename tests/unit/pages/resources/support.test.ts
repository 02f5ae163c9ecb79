import { expect, test } from 'vitest';
import { LONGEST_LINK, mailBody, mailLink } from '../../../../src/pages/resources/support/mail-link.ts';

const link = (message: string, signature?: string[]) =>
  mailLink('a@b.example', 'A word & more', mailBody(message, signature));
const mail = (message: string, signature?: string[]) => new URL(link(message, signature)).searchParams;

test('a mail link carries the typed text, and an empty body if there is none', () => {
  expect(mail('One & two', ['Inès', 'i@c.example']).get('body')).toBe('One & two\r\n\r\nInès\r\ni@c.example');
  expect(mail('', ['', '']).get('body')).toBe('');
  expect(mail('Hello').get('body')).toBe('Hello');
  expect(mail('Hello').get('subject')).toBe('A word & more');
});

test('a mail’s lines end in CRLF, whichever system they were typed on', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    expect(link(`One${end}two${end}${end}four`)).toContain('body=One%0D%0Atwo%0D%0A%0D%0Afour');
    expect(link(`One${end}`)).not.toMatch(/%0D(?!%0A)|(?<!%0D)%0A/);
  }
});

test('half of a surrogate pair is replaced, and whole characters stay', () => {
  expect(mail('Half \ud83d, whole 📞').get('body')).toBe('Half \ufffd, whole 📞');
});

test('the link of a French message of 1,280 characters is longer than mail programs open', () => {
  expect(link('é'.repeat(200) + ' ç’est'.repeat(180)).length).toBeGreaterThan(LONGEST_LINK);
});
