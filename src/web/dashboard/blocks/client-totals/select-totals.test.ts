import { expect, test } from 'vitest';
import type { ClientTotals } from '#contracts/datasets/lists.ts';
import { available, unavailable } from '#finance/figure.ts';
import { selectTotals } from './select-totals.ts';

const clientTotals: ClientTotals = {
  asOf: '2026-06-30',
  currency: 'GBP',
  clients: 60,
  assets: available(4_821_000),
  assetsChange: available(0.0341),
  netFlows: 38_600,
  paidIn: 61_200,
  paidOut: 22_600,
  aheadOfBenchmark: unavailable('no-benchmark'),
  programme: null,
  signedInLately: 12,
  attention: {
    drift: 0,
    cashDrag: 0,
    failedInvitation: 0,
    openBreaks: 0,
    reviewDue: 0,
    withoutExternalId: 0,
    stalePrices: 0,
    neverSignedIn: 0,
    notAvailable: 0,
  },
};

test('five figures in their order', () => {
  expect(selectTotals({ clientTotals }, { access: 'full' })).toEqual([
    { total: 'clients', value: available(60) },
    { total: 'assets', value: available(4_821_000), currency: 'GBP', change: available(0.0341) },
    { total: 'netFlows', value: available(38_600), currency: 'GBP', paidIn: 61_200, paidOut: 22_600 },
    { total: 'aheadOfBenchmark', value: unavailable('no-benchmark') },
    { total: 'signedIn', value: available(12) },
  ]);
});

test('private funds are told of by their commitments', () => {
  const programme = { commitment: available(150), called: available(133), unfunded: available(17.4) };
  const totals = selectTotals({ clientTotals: { ...clientTotals, programme } }, { access: 'full' });
  expect(totals).toEqual([
    { total: 'clients', value: available(60) },
    { total: 'assets', value: available(4_821_000), currency: 'GBP', change: null },
    { total: 'commitment', value: available(150), currency: 'GBP', called: available(133) },
    { total: 'unfunded', value: available(17.4), currency: 'GBP' },
    { total: 'signedIn', value: available(12) },
  ]);
});

test('limited access leaves out what rests on returns', () => {
  const totals = selectTotals({ clientTotals }, { access: 'limited' });
  expect(totals.map(({ total }) => total)).toEqual(['clients', 'assets', 'netFlows', 'signedIn']);
  expect(totals).toMatchObject([{}, { value: available(4_821_000), change: null }, {}, {}]);
});
