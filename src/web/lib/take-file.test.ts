import { expect, test } from 'vitest';
import { fileNameIn } from './take-file.ts';

test.each([
  ['attachment; filename="holdings.csv"', 'holdings.csv'],
  [`attachment; filename="_.pdf"; filename*=UTF-8''%CE%91%CE%BD%CE%B1%CF%86%CE%BF%CF%81%CE%AC%20%27A%27.pdf`, "Αναφορά 'A'.pdf"],
  ['attachment', ''],
  ['inline; filename="logo.png"', null],
  [null, null],
])('%s is kept as %s', (disposition, name) => {
  expect(fileNameIn(disposition)).toBe(name);
});
