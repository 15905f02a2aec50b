import { expect, test } from 'vitest';
import { getMajorUnit } from './currency.ts';

test.each([
  ['GBX', 'GBP', 0.01],
  ['GBp', 'GBP', 0.01],
  ['GBx', 'GBP', 0.01],
  ['GBP', 'GBP', 1],
  ['ZAc', 'ZAR', 0.01],
  ['ILA', 'ILS', 0.01],
  ['USD', 'USD', 1],
  ['toString', 'toString', 1],
])('one %s is in %s worth %d', (code, currency, factor) => {
  expect(getMajorUnit(code)).toEqual({ currency, factor });
});
