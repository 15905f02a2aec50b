import { expect, test } from 'vitest';
import { sentDecimal, shownDecimal } from './typed-decimal.ts';

test.each([
  ['en', '1,234.5', '1234.5'],
  ['en', '1,234', '1234'],
  ['en', '12,5', '12.5'],
  ['en', '0,125', '0.125'],
  ['en', '1.2345', '1.2345'],
  ['en', '1,23,456.7', '1,23,456.7'],
  ['en', '1.2.3', '1.2.3'],
  ['en', ' 1 000 ', '1000'],
  ['el', '1.234,5', '1234.5'],
  ['el', '1.234', '1234'],
  ['el', '12.5', '12.5'],
  ['el', '-1.000.000,25', '-1000000.25'],
  ['el', 'δέκα', 'δέκα'],
] as const)('%s: %j is sent as %j', (locale, typed, sent) => {
  expect(sentDecimal(typed, locale)).toBe(sent);
});

test('what was sent is shown with the point of the language', () => {
  expect([shownDecimal('1234.5', 'en'), shownDecimal('1234.5', 'el'), shownDecimal('7', 'el')]).toEqual(['1234.5', '1234,5', '7']);
});
