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

test.each([
  ['1234.5', 'en', '1234.5', '1,234.5'],
  ['1234.5', 'el', '1234,5', '1.234,5'],
  ['-1250000', 'el', '-1250000', '−1.250.000'],
  ['-125000.0000000001', 'en', '-125000.0000000001', '−125,000.0000000001'],
  ['100', 'en', '100', '100'],
  ['', 'en', '', ''],
  ['1.2.3', 'el', '1.2.3', '1.2.3'],
] as const)('%j in %s is shown as %j, and read only as %j', (sent, locale, shown, readOnly) => {
  expect([shownDecimal(sent, locale), shownDecimal(sent, locale, true)]).toEqual([shown, readOnly]);
  expect([shown, readOnly].map((each) => sentDecimal(each, locale).replace('−', '-'))).toEqual([sent, sent]);
});
