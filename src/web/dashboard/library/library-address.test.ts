import { expect, test } from 'vitest';
import { libraryAddress } from './library-address.ts';

const path = '/dashboard/p/library';

test.each([
  [{}, {}, path],
  [{ type: 'statement', page: 3 }, { find: 'ISA' }, `${path}?type=statement&find=ISA`],
  [{ type: 'statement' }, { type: undefined }, path],
  [{ type: 'statement' }, { page: 2 }, `${path}?type=statement&page=2`],
  [{ find: 'a&b' }, {}, `${path}?find=a%26b`],
] as const)('%j with %j', (query, change, expected) => {
  expect(libraryAddress(path, query, change)).toBe(expected);
});
