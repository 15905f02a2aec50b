import { expect, test } from 'vitest';
import { adminListAddress } from './admin-list-address.ts';

test.each([
  [{}, '/x'],
  [{ find: undefined, page: 1 }, '/x'],
  [{ find: '', page: 2 }, '/x?page=2'],
  [{ find: 'a b&c', page: 1 }, '/x?find=a+b%26c'],
  [{ show: 'out', find: 'a', page: 3 }, '/x?show=out&find=a&page=3'],
])('%o: %s', (query, address) => {
  expect(adminListAddress('/x', query)).toBe(address);
});
