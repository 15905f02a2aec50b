import { expect, test } from 'vitest';
import { firstWish, wishIn, wishQuery } from './holdings-wish.ts';

test.each([
  ['', firstWish],
  ['?by=region&find=gilt', { ...firstWish, grouping: 'region', find: 'gilt' }],
  ['?sort=name', { ...firstWish, sort: 'name', order: 'asc' }],
  ['?sort=gain&order=asc&stale=only', { ...firstWish, sort: 'gain', order: 'asc', isOnlyStale: true }],
  ['?sort=lastLogin&by=letter', firstWish],
] as const)('the address %s', (search, expected) => {
  expect(wishIn(search)).toEqual(expected);
});

test.each([
  [firstWish, {}],
  [
    { ...firstWish, grouping: 'none', find: 'x' },
    { by: 'none', find: 'x' },
  ],
  [
    { ...firstWish, sort: 'value', order: 'asc' },
    { sort: 'value', order: 'asc' },
  ],
  [
    { ...firstWish, sort: 'name', order: 'asc' },
    { sort: 'name', order: 'asc' },
  ],
] as const)('%o as an address', (wish, expected) => {
  const said = Object.entries(wishQuery(wish)).filter(([, value]) => value !== undefined);
  expect(Object.fromEntries(said)).toEqual(expected);
  expect(wishIn(`?${new URLSearchParams(said as [string, string][]).toString()}`)).toEqual(wish);
});
