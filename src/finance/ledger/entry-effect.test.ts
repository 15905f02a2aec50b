import { expect, test } from 'vitest';
import { buildEntry } from '#tests/support/build-ledger.ts';
import { computeEffect, putIntoHolding } from './entry-effect.ts';
import type { LedgerEntry } from './ledger.ts';

const on = '2024-01-02';

/** Returns the non-zero effects of an entry as text. */
function written(entry: LedgerEntry, settlement: 'cash' | 'direct' = 'cash') {
  const { holding, ...money } = computeEffect(entry, settlement);
  const moved = Object.entries(money).filter(([, amount]) => !amount.isZero());
  return {
    ...Object.fromEntries(moved.map(([name, amount]) => [name, Number(amount.toString())])),
    ...(holding && { holding: holding.kind }),
  };
}

test.each([
  [
    'purchase',
    buildEntry(on, 'Purchase', { units: 1, amount: -105, charges: 4, tax: 1 }),
    { cash: -105, dealingCosts: 5, holding: 'acquire' },
  ],
  [
    'sale',
    buildEntry(on, 'Sale', { units: 1, amount: 95, charges: 4, tax: 1 }),
    { cash: 95, dealingCosts: 4, taxes: 1, holding: 'dispose' },
  ],
  ['contribution', buildEntry(on, 'Contribution', { amount: 100 }), { cash: 100, external: 100 }],
  ['withdrawal', buildEntry(on, 'Withdrawal', { amount: -100 }), { cash: -100, external: -100 }],
  ['cash transferred in', buildEntry(on, 'TransferIn', { amount: 100 }), { cash: 100, external: 100 }],
  ['units transferred in', buildEntry(on, 'TransferIn', { instrument: 'A', units: 1 }), { holding: 'receive' }],
  ['units transferred out', buildEntry(on, 'TransferOut', { instrument: 'A', units: 1 }), { holding: 'hand-over' }],
  ['a currency given', buildEntry(on, 'Exchange', { amount: -100, charges: 2 }), { cash: -100, exchanged: -100, dealingCosts: 2 }],
  ['a currency got', buildEntry(on, 'Exchange', { amount: 125, currency: 'USD' }), { cash: 125, exchanged: 125 }],
  ['dividend', buildEntry(on, 'Dividend', { amount: 85, tax: 15 }), { cash: 85, income: 100, taxes: 15 }],
  ['dividend reversed', buildEntry(on, 'Dividend', { amount: -85, tax: -15 }), { cash: -85, income: -100, taxes: -15 }],
  ['charge', buildEntry(on, 'Charge', { amount: -10 }), { cash: -10, charges: 10 }],
  ['charge refunded', buildEntry(on, 'Charge', { amount: 10 }), { cash: 10, charges: -10 }],
  ['charge paid from outside', buildEntry(on, 'Charge', { charges: 10 }), { external: 10, charges: 10 }],
  ['tax', buildEntry(on, 'Tax', { amount: -10 }), { cash: -10, taxes: 10 }],
  ['split', buildEntry(on, 'Split', { ratio: 2 }), { holding: 'split' }],
  ['call', buildEntry(on, 'Call', { amount: -10 }), { cash: -10, holding: 'acquire' }],
  ['capital back', buildEntry(on, 'Distribution', { amount: 10, category: 'ReturnOfCapital' }), { cash: 10, holding: 'repay' }],
  ['recallable', buildEntry(on, 'Distribution', { amount: 10, category: 'Recallable' }), { cash: 10, holding: 'repay' }],
  ['gain distributed', buildEntry(on, 'Distribution', { amount: 10, category: 'Gain' }), { cash: 10, holding: 'gain' }],
  ['income distributed', buildEntry(on, 'Distribution', { amount: 9, tax: 1, category: 'Income' }), { cash: 9, income: 10, taxes: 1 }],
  ['units exchanged away', buildEntry(on, 'CorporateAction', { units: -1, cost: 50 }), { costBrought: -50, holding: 'dispose' }],
  ['units exchanged for', buildEntry(on, 'CorporateAction', { units: 1, cost: 50 }), { costBrought: 50, holding: 'acquire' }],
  ['cash of an exchange', buildEntry(on, 'CorporateAction', { amount: 3 }), { cash: 3, holding: 'gain' }],
  ['consolidation', buildEntry(on, 'CorporateAction', { ratio: '0.1' }), { holding: 'split' }],
  ['units corrected', buildEntry(on, 'Adjustment', { units: -1 }), { holding: 'hand-over' }],
  ['units found', buildEntry(on, 'Adjustment', { units: 1 }), { holding: 'receive' }],
  ['cash corrected', buildEntry(on, 'Adjustment', { amount: 5 }), { cash: 5, external: 5 }],
])('%s', (_case, entry, expected) => {
  expect(written(entry)).toEqual(expected);
});

test.each([
  ['a call is paid in', buildEntry(on, 'Call', { amount: -10 }), { external: 10, holding: 'acquire' }],
  ['an exchange of currencies happens elsewhere, with its costs', buildEntry(on, 'Exchange', { amount: -10, charges: 2 }), {}],
  ['a distribution is paid out', buildEntry(on, 'Distribution', { amount: 10 }), { external: -10, holding: 'repay' }],
  ['a charge is paid in and charged', buildEntry(on, 'Charge', { amount: -10 }), { external: 10, charges: 10 }],
  ['cash of the investor passes by', buildEntry(on, 'Contribution', { amount: 10 }), {}],
  ['units transferred are still units', buildEntry(on, 'TransferIn', { instrument: 'A', units: 1 }), { holding: 'receive' }],
])('settled directly: %s', (_case, entry, expected) => {
  expect(written(entry, 'direct')).toEqual(expected);
});

test.each([
  ['a purchase with its costs', buildEntry(on, 'Purchase', { units: 1, amount: -105, charges: 4, tax: 1 }), 105],
  ['proceeds net of costs, before tax', buildEntry(on, 'Sale', { units: 1, amount: 94, charges: 4, tax: 2 }), -96],
  ['a call', buildEntry(on, 'Call', { amount: -10 }), 10],
  ['capital or gains distributed, before tax', buildEntry(on, 'Distribution', { amount: 9, tax: 1, category: 'Gain' }), -10],
  ['nothing for income and its tax', buildEntry(on, 'Dividend', { amount: 85, tax: 15 }), 0],
  ['what it cost to collect income', buildEntry(on, 'Dividend', { amount: 83, tax: 15, charges: 2 }), 2],
  ['nothing for a charge', buildEntry(on, 'Charge', { amount: -10 }), 0],
  ['nothing for a charge paid from outside', buildEntry(on, 'Charge', { charges: 10 }), 0],
  ['nothing for tax', buildEntry(on, 'Tax', { amount: -10 }), 0],
  ['nothing for a payment', buildEntry(on, 'Contribution', { amount: 10, charges: 1 }), 0],
  ['cash for a fraction in a consolidation', buildEntry(on, 'CorporateAction', { ratio: '0.1', amount: 3 }), -3],
  ['the cost that units exchanged bring', buildEntry(on, 'CorporateAction', { units: 1, cost: 50 }), 50],
])('puts into the holding: %s', (_case, entry, expected) => {
  for (const settlement of ['cash', 'direct'] as const) expect(putIntoHolding(computeEffect(entry, settlement)).toNumber()).toBe(expected);
});
