import { expect, test } from 'vitest';
import { explorerAddress } from './explorer-address.ts';

const path = '/dashboard/p/explorer';

test.each([
  [{}, {}, path],
  [{ type: 'ETF', page: 3 }, { search: 'world' }, `${path}?type=ETF&search=world`],
  [{ type: 'ETF' }, { type: undefined }, path],
  [{ order: 'charge' }, { page: 2 }, `${path}?order=charge&page=2`],
  [{ search: 'a&b' }, {}, `${path}?search=a%26b`],
] as const)('%j with %j', (query, change, expected) => {
  expect(explorerAddress(path, query, change)).toBe(expected);
});
