import { expect, test } from 'vitest';
import { checkDigit, isinOf } from './invented-isin.ts';

test.each([
  // Published examples: ISO 6166 and the exchanges' own pages.
  ['US037833100', 5],
  ['AU0000XVGZA', 3],
  ['GB000263494', 6],
])('the check digit of %s is %i', (body, digit) => {
  expect(checkDigit(body)).toBe(digit);
});

test('an invented ISIN belongs to no country and has twelve characters', () => {
  expect(isinOf('SLVE')).toMatch(/^ZZ00000SLVE\d$/);
});
