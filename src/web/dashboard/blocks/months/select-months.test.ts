import { expect, test } from 'vitest';
import type { Risk } from '#contracts/datasets/returns.ts';
import { available, unavailable } from '#finance/figure.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { monthRows } from './month-rows.ts';
import { selectMonths } from './select-months.ts';

const none = unavailable('too-few-returns');
const cell = (rate: number, isPartial = false) => ({ rate: available(rate), isPartial });
const year = (of: number, first: Risk['years'][number]['months'][number], isPartial = false): Risk['years'][number] => ({
  year: of,
  months: [first, ...Array.from({ length: 11 }, () => null)],
  whole: cell(0.01, isPartial),
});
const risk: Risk = {
  asOf: '2026-06-30',
  period: { from: '2025-06-30', to: '2026-06-30' },
  hasBenchmark: false,
  months: 12,
  positiveMonths: 7,
  riskFree: 0,
  figures: { volatility: none, sharpe: none, sortino: none, beta: none, trackingError: none, informationRatio: none, drawdown: none },
  benchmarkVolatility: none,
  bestMonth: none,
  worstMonth: none,
  drawdowns: none,
  years: [year(2026, cell(0.0475), true), year(2025, cell(-0.0215), true)],
};

test.each([
  [0.0475, 26],
  [-0.0215, 15],
  [0.0001, 3],
  [0, 0],
  [0.5, 26],
])('a month of %d has a tint of %d', (rate, tint) => {
  expect(selectMonths({ risk: { ...risk, years: [year(2026, cell(rate))] } }).years[0]?.months[0]?.tint).toBe(tint);
});

test('the present year is a part of one anyway; an earlier one is marked', () => {
  const { years, hasPartial } = selectMonths({ risk });
  expect(years.map(({ whole }) => whole.isPartial)).toEqual([false, true]);
  expect(hasPartial).toBe(true);
  expect(selectMonths({ risk: { ...risk, years: [year(2026, cell(0.01), true)] } }).hasPartial).toBe(false);
});

test('a month without a return has a reason and no tint', () => {
  const months = selectMonths({ risk: { ...risk, years: [year(2026, { rate: unavailable('not-invested'), isPartial: false })] } });
  expect(months.years[0]?.months[0]).toMatchObject({ rate: { available: false }, tint: 0 });
});

test('the rows are months as fractions, blank where there is none', () => {
  const { header, rows } = monthRows(selectMonths({ risk }), textsByLocale.en);
  expect(header).toHaveLength(14);
  expect(rows[0]).toEqual([2026, 0.0475, ...Array.from({ length: 11 }, () => null), 0.01]);
});
