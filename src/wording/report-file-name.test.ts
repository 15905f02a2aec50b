import { expect, test } from 'vitest';
import { textsByLocale } from './catalogues.ts';
import { reportFileName } from './report-file-name.ts';

test.each([
  ['Stocks & Shares ISA', 'Investment Report-Stocks & Shares ISA_2026-06-30.pdf'],
  ['Χαρτοφυλάκιο Α', 'Investment Report-Χαρτοφυλάκιο Α_2026-06-30.pdf'],
  ['ISA / GIA: "joint"', 'Investment Report-ISA GIA joint_2026-06-30.pdf'],
  ['..\\..\\etc\r\nSet-Cookie', 'Investment Report-.. .. etc Set-Cookie_2026-06-30.pdf'],
])('%s', (name, expected) => {
  expect(reportFileName(textsByLocale.en, name, '2026-06-30')).toBe(expected);
});

test('in Greek', () => {
  expect(reportFileName(textsByLocale.el, 'Γενικό', '2026-06-30')).toBe('Επενδυτική Αναφορά-Γενικό_2026-06-30.pdf');
});
