import { expect, test } from 'vitest';
import type { DisposalRow } from '#contracts/datasets/gains.ts';
import { available } from '#finance/figure.ts';
import { getFormats } from '#wording/formats.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { disposalNote } from './disposal-note.ts';
import { disposalRows } from './disposal-rows.ts';

const sold: DisposalRow = {
  id: '1',
  day: '2024-05-15',
  instrumentId: 'acme',
  name: 'ACME plc',
  symbol: 'ACME',
  units: '10',
  proceeds: available(120),
  cost: available(100),
  gain: available(20),
  priceEffect: available(20),
  currencyEffect: available(0),
  heldSince: '2020-01-02',
};
const distributed: DisposalRow = { ...sold, id: '2', units: null, cost: available(0), gain: available(120), heldSince: null };

const texts = textsByLocale.en;

test('a gain without a sale has no units in the file, and says on the page what it is', () => {
  const shown = {
    period: { from: '2024-01-01', to: '2024-12-31' },
    currency: 'GBP',
    basis: 'fifo',
    total: available({
      proceeds: 240,
      cost: 100,
      gain: 140,
      gains: 140,
      losses: 0,
      priceEffect: available(140),
      currencyEffect: available(0),
    }),
    unrealised: { gain: available(0), priceEffect: available(0), currencyEffect: available(0) },
    rows: [sold, distributed],
  } as const;
  expect(disposalRows(shown, texts).rows.map((row) => row.slice(3, 8))).toEqual([
    ['2020-01-02', '10', 120, 100, 20],
    [null, null, 120, 0, 120],
  ]);
  const words = { texts, formats: getFormats('en') };
  expect([sold, distributed].map((row) => disposalNote(row, words))).toEqual(['since 02/01/2020', 'distributed without a sale']);
});
