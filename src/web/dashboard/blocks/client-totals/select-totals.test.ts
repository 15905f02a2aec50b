import { expect, test } from 'vitest';
import { textsByLocale } from '#wording/catalogues.ts';
import type { ClientTotals } from '#contracts/datasets/lists.ts';
import { available, unavailable } from '#finance/figure.ts';
import { selectTotals } from './select-totals.ts';
import { totalRows } from './total-rows.ts';

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
  expect(selectTotals({ clientTotals }, { access: 'full' }).map(({ total }) => total)).toEqual([
    'clients',
    'assets',
    'netFlows',
    'aheadOfBenchmark',
    'signedIn',
  ]);
});

test('private funds are told of by their commitments', () => {
  const programme = { commitment: available(150), called: available(133), unfunded: available(17.4) };
  const totals = selectTotals({ clientTotals: { ...clientTotals, programme } }, { access: 'full' });
  expect(totalRows(totals, textsByLocale.en).rows).toEqual([
    ['Clients', 60, null],
    ['Total value', 4_821_000, 'GBP'],
    ['Commitments', 150, 'GBP'],
    ['Unfunded', 17.4, 'GBP'],
    ['Signed in', 12, null],
  ]);
});

test('limited access leaves out what rests on returns', () => {
  const totals = selectTotals({ clientTotals }, { access: 'limited' });
  expect(totals.map(({ total }) => total)).toEqual(['clients', 'assets', 'netFlows', 'signedIn']);
  expect(totals).toMatchObject([{}, { value: available(4_821_000), change: null }, {}, {}]);
});

test('the table leaves out what is not available', () => {
  expect(totalRows(selectTotals({ clientTotals }, { access: 'full' }), textsByLocale.en).rows).toEqual([
    ['Clients', 60, null],
    ['Total value', 4_821_000, 'GBP'],
    ['Net flows this quarter', 38_600, 'GBP'],
    ['Ahead of benchmark', null, '%'],
    ['Signed in', 12, null],
  ]);
});
