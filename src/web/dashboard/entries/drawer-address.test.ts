import { expect, test } from 'vitest';
import { drawerSearch } from './drawer-address.ts';

test.each([
  ['?tab=fees', { drawer: 'transaction' }, '?tab=fees&drawer=transaction'],
  ['?drawer=transaction&entry=1&tab=fees', { drawer: 'transaction', symbol: 'VOD' }, '?tab=fees&drawer=transaction&symbol=VOD'],
  ['?drawer=transaction&entry=1', undefined, ''],
] as const)('%s with %j is %s', (search, open, expected) => {
  expect(drawerSearch(search, open)).toBe(expected);
});
