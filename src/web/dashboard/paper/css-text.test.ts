import { expect, test } from 'vitest';
import { cssText } from './css-text.ts';

test.each([
  ['Summary of 2026', '"Summary of 2026"'],
  ['Ashcombe & Hale', '"Ashcombe \\26  Hale"'],
  ['Ιω', '"\\399 \\3c9 "'],
  ['"}</style>\\', '"\\22 \\7d \\3c \\2f style\\3e \\5c "'],
  ['two\nlines', '"two\\a lines"'],
  ['👑', '"\\1f451 "'],
])('%s', (text, expected) => {
  expect(cssText(text)).toBe(expected);
});
