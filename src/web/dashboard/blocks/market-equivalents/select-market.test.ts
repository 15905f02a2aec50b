import { expect, test } from 'vitest';
import type { MarketFigures } from '#contracts/datasets/private-equity.ts';
import { available, type Figure, unavailable } from '#finance/figure.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { marketRows } from './market-rows.ts';
import { selectMarket } from './select-market.ts';

const figures = (ratio: Figure): MarketFigures => ({
  netIrr: available(0.12),
  figures: {
    kaplanSchoarPme: ratio,
    directAlpha: available(0.02),
    longNickelsPme: unavailable('index-account-overdrawn'),
    pmePlus: available(0.09),
    modifiedPme: available(0.1),
  },
});
const shown = selectMarket({
  marketEquivalents: {
    asOf: '2026-06-30',
    currency: 'EUR',
    benchmark: 'Listed shares',
    total: figures(available(1.1)),
    funds: [
      { id: 'a', name: 'Weak', ...figures(available(0.9)) },
      { id: 'b', name: 'Young', ...figures(unavailable('nothing-paid-in')) },
      { id: 'c', name: 'Strong', ...figures(available(1.3)) },
    ],
  },
});

test('the best against the market stands first, one without a ratio last', () => {
  expect(shown.funds.map(({ name }) => name)).toEqual(['Strong', 'Weak', 'Young']);
});

test('the file has the programme first, factors and fractions; what is missing is blank', () => {
  const { header, rows } = marketRows(shown, textsByLocale.en);
  expect(header).toEqual(['Fund', 'Net IRR', 'PME', 'Direct alpha', 'Benchmark IRR, same cash flows', 'PME+', 'Modified PME']);
  expect(rows[0]).toEqual(['Programme', 0.12, 1.1, 0.02, null, 0.09, 0.1]);
});
