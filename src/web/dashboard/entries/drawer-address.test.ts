import { expect, test } from 'vitest';
import { drawerSearch, isOnlyAnotherDrawer } from './drawer-address.ts';

test.each([
  ['?tab=fees', { drawer: 'transaction' }, '?tab=fees&drawer=transaction'],
  ['?drawer=transaction&entry=1&tab=fees', { drawer: 'transaction', symbol: 'VOD' }, '?tab=fees&drawer=transaction&symbol=VOD'],
  ['?drawer=transaction&entry=1', undefined, ''],
] as const)('%s with %j is %s', (search, open, expected) => {
  expect(drawerSearch(search, open)).toBe(expected);
});

test.each([
  ['/p?tab=fees', '/p?tab=fees&drawer=transaction', true],
  ['/p?drawer=transaction&entry=1', '/p', true],
  ['/p?tab=fees', '/p?drawer=transaction', false],
  ['/p', '/q', false],
])('%s to %s', (one, other, is) => {
  expect(isOnlyAnotherDrawer(new URL(one, 'http://h'), new URL(other, 'http://h'))).toBe(is);
});
