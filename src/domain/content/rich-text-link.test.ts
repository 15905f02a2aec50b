import { expect, test } from 'vitest';
import { hrefFromTyped, isOtherSite, isSafeHref } from './rich-text-link.ts';

test.each([
  'https://firm.example',
  'https://firm.example/fees?year=2026#table',
  'HTTPS://firm.example',
  'https://εταιρεία.example/Σχετικά',
  'mailto:office@firm.example',
  'mailto:office@firm.example?subject=Fees',
  'tel:+442079460000',
  'tel:+44-20-7946-0000',
  '/',
  '/contact',
  '/fees?year=2026#table',
])('%s is linked', (href) => {
  expect(isSafeHref(href)).toBe(true);
});

test.each([
  '',
  'contact',
  '#table',
  '?a=b',
  'http://firm.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u200Bjavascript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'javascript%3Aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://firm.example/1',
  'file:///etc/passwd',
  'view-source:https://firm.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '///evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://',
  'https://firm.example@evil.example',
  'https://user:pass@evil.example',
  'https://firm.example\\@evil.example',
  'https://firm.example/ a',
  'https://firm.example/\u202Egnp.exe',
  'https://[',
  'mailto:',
  'mailto:office',
  'mailto:a@b.example\r\nBcc:c@d.example',
  'tel:',
  'tel:alert(1)',
  `https://firm.example/${'a'.repeat(2000)}`,
])('%j is not linked', (href) => {
  expect(isSafeHref(href)).toBe(false);
});

test.each([
  ['firm.example', 'https://firm.example'],
  [' firm.example/fees ', 'https://firm.example/fees'],
  ['https://firm.example/fees', 'https://firm.example/fees'],
  ['office@firm.example', 'mailto:office@firm.example'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['/contact', '/contact'],
  ['http://firm.example', null],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['\\\\evil.example', null],
  ['contact', null],
  ['', null],
])('typed %j leads to %j', (typed, href) => {
  expect(hrefFromTyped(typed)).toBe(href);
});

test.each([
  ['https://firm.example', true],
  ['/contact', false],
  ['mailto:office@firm.example', false],
])('%s leads to another site: %s', (href, isOther) => {
  expect(isOtherSite(href)).toBe(isOther);
});
