import { expect, test } from 'vitest';
import { healthAddress } from './health-address.ts';

test.each([
  [
    'a filter leads to the first page and closes what was open',
    { page: 3, finding: 'no-price~a' },
    { severity: 'wrong' },
    '/h?severity=wrong',
  ],
  ['a page keeps the filters', { severity: 'wrong' }, { page: 2 }, '/h?severity=wrong&page=2'],
  ['a finding opens where it is', { page: 2 }, { finding: 'stale-rate~USD/GBP' }, '/h?page=2&finding=stale-rate%7EUSD%2FGBP'],
  ['nothing is left of the last filter', { kind: 'no-price' }, { kind: undefined }, '/h'],
] as const)('%s', (_case, query, change, address) => {
  expect(healthAddress('/h', query, change)).toBe(address);
});
