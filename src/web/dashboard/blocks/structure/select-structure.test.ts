import { expect, test } from 'vitest';
import { available, type Figure, unavailable } from '#finance/figure.ts';
import { selectStructure, shareOf } from './select-structure.ts';

const portfolio = (id: string, type: string, value: Figure, isClosed = false) => ({
  id,
  type,
  valueInTotal: value,
  currency: 'EUR',
  isClosed,
});

const branches = (...rows: readonly ReturnType<typeof portfolio>[]) =>
  selectStructure({ portfolios: { currency: 'EUR', total: available(100), rows } } as never, { query: {}, access: 'full' }).branches.map(
    ({ type, value, portfolios }) => [type, value, portfolios.map(({ id }) => id)],
  );

const unpriced = unavailable('no-price');

test('portfolios stand below their types, each with the value of all of its own', () => {
  expect(
    branches(
      portfolio('a', 'GIA', available(60)),
      portfolio('b', 'Trust', available(30)),
      portfolio('c', 'GIA', available(10)),
      portfolio('old', 'ISA', available(0), true),
    ),
  ).toEqual([
    ['GIA', available(70), ['a', 'c']],
    ['Trust', available(30), ['b']],
  ]);
});

test('no level of types stands between portfolios of one type', () => {
  expect(branches(portfolio('a', 'Fund', available(60)), portfolio('b', 'Fund', unpriced))).toEqual([
    [null, available(60), ['a']],
    [null, unpriced, ['b']],
  ]);
});

test('a type with a portfolio that has no value has none', () => {
  expect(
    branches(portfolio('a', 'GIA', available(60)), portfolio('b', 'GIA', unpriced), portfolio('c', 'Trust', available(1)))[0]?.[1],
  ).toEqual(unpriced);
});

test.each<readonly [Figure, Figure, Figure]>([
  [available(25), available(100), available(0.25)],
  [available(0), available(100), available(0)],
  [available(25), available(0), unavailable('not-invested')],
  [available(-5), available(100), unavailable('not-invested')],
  [unpriced, available(100), unpriced],
  [available(25), unpriced, unpriced],
])('the share of %o in %o', (part, whole, share) => {
  expect(shareOf(part, whole)).toEqual(share);
});
