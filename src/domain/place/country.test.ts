import { expect, test } from 'vitest';
import { countryCodes, findCountryCode } from './country.ts';

test('there are 249 codes, each once', () => {
  expect(countryCodes).toHaveLength(249);
  expect(new Set(countryCodes).size).toBe(249);
});

test.each([
  ['GR', 'GR'],
  ['Greece', 'GR'],
  [' greece ', 'GR'],
  ['Ελλάδα', 'GR'],
  ['ΕΛΛΑΔΑ', 'GR'],
  ['Κύπρος', 'CY'],
  ['United Kingdom', 'GB'],
  ['UK', 'GB'],
  ['Hong Kong', 'HK'],
  ['Greece and Cyprus', null],
  ['gr', null],
  ['EU', null],
  ['XX', null],
  ['__proto__', null],
  ['Greece\0', null],
  ['', null],
])('%j is %s', (text, code) => {
  expect(findCountryCode(text)).toBe(code);
});
