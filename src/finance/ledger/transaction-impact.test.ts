import { expect, test } from 'vitest';
import { impactOf } from './transaction-impact.ts';

test.each([
  ['Sale', '12.43', 'Increase'],
  ['Purchase', '-0.01', 'Decrease'],
  ['Adjustment', '-3', 'Decrease'],
  ['TransferIn', '0', 'Increase'],
  ['TransferOut', '0.00', 'Decrease'],
  ['Split', '0', null],
] as const)('%s of %s', (type, amount, impact) => {
  expect(impactOf({ type, amount })).toBe(impact);
});
