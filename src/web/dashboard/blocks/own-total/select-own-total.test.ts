import { expect, test } from 'vitest';
import type { OwnAccount, OwnAccounts } from '#contracts/datasets/lists.ts';
import { available, unavailable } from '#finance/figure.ts';
import { selectOwnAccounts } from '../own-accounts/select-own-accounts.ts';
import { selectOwnTotal } from './select-own-total.ts';

function buildAccount(changes: Partial<OwnAccount> = {}): OwnAccount {
  return {
    id: 'a1',
    name: 'Family',
    portfolioTypes: ['GIA'],
    currency: 'GBP',
    value: available(1200.5),
    valueInTotal: available(1200.5),
    change: { gain: available(20), rate: available(0.017), benchmark: unavailable('no-benchmark') },
    sparkline: [],
    ...changes,
  };
}

const ownAccounts: OwnAccounts = {
  asOf: '2026-06-30',
  currency: 'GBP',
  total: available(2064.5),
  change: { gain: available(37), rate: available(0.018) },
  rows: [buildAccount(), buildAccount({ id: 'a2', currency: 'EUR', value: available(1000), valueInTotal: available(864) })],
};

test.each([
  ['this year, before anybody chose', {}, 'ytd'],
  ['over the chosen period', { period: '3m' }, '3m'],
] as const)('the total and the list are of one period: %s', (_case, query, period) => {
  expect(selectOwnTotal({ ownAccounts }, { query, access: 'full' })).toMatchObject({
    accounts: 2,
    change: { period, gain: available(37) },
  });
  expect(selectOwnAccounts({ ownAccounts }, { query, access: 'full' }).period).toBe(period);
});

test('values in another currency than the total’s are shown in both', () => {
  expect(selectOwnAccounts({ ownAccounts }, { query: {}, access: 'full' }).rows.map(({ isForeign }) => isForeign)).toEqual([false, true]);
});

test('limited access keeps values and leaves out what rests on returns', () => {
  const total = selectOwnTotal({ ownAccounts }, { query: {}, access: 'limited' });
  const list = selectOwnAccounts({ ownAccounts }, { query: {}, access: 'limited' });
  expect([total.total, total.change, list.period]).toEqual([available(2064.5), null, null]);
});
