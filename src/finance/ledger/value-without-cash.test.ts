import { expect, test } from 'vitest';
import { available, type Figure, unavailable } from '../figure.ts';
import type { InstrumentType } from './ledger.ts';
import { valueWithoutCash } from './value-without-cash.ts';

const unpriced = unavailable('no-price');

test.each<readonly [string, readonly (readonly [InstrumentType, Figure])[], Figure]>([
  ['nothing', [], available(0)],
  ['cash alone', [['Cash', available(250)]], available(0)],
  [
    'securities and cash',
    [
      ['Stock', available(700)],
      ['Cash', available(250)],
      ['Fund', available(50)],
    ],
    available(750),
  ],
  [
    'an overdraft',
    [
      ['Stock', available(700)],
      ['Cash', available(-40)],
    ],
    available(700),
  ],
  [
    'a security without a price',
    [
      ['Stock', unpriced],
      ['Cash', available(250)],
    ],
    unpriced,
  ],
  [
    'cash without a rate',
    [
      ['Stock', available(700)],
      ['Cash', unpriced],
    ],
    available(700),
  ],
])('%s', (_, holdings, expected) => {
  expect(valueWithoutCash(holdings.map(([type, value]) => ({ type, value })))).toEqual(expected);
});
