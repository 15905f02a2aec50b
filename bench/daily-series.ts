import { carriedForward } from '#finance/exchange-rates.ts';
import { buildBook } from '#finance/portfolio-book.ts';
import { ledgerEntry } from '#server/db/ledger-entry.ts';
import { randomPortfolio, years } from './support/random-book.ts';
import { median, milliseconds } from './support/timing.ts';

/**
 * The books of 100 portfolios (50 instruments with 2 000 transactions over ten years: positions with lots, daily value, flows and
 * time-weighted index) from parsed ledgers and prices in memory, against one pass of multiply-add over the same prices, a
 * typed array a day and instrument.
 */
const size = { instruments: 50, transactions: 2000 };
const days = years.lastDay - years.firstDay + 1;
const portfolios = Array.from({ length: 100 }, (_, at) => {
  const { rows, market } = randomPortfolio(at + 1, size);
  const matrix = new Float64Array(size.instruments * days);
  for (const [which, series] of [...market.prices.values()].entries()) {
    matrix.set(carriedForward(series, { firstDay: years.firstDay, days }), which * days);
  }
  return { market, matrix, entries: rows.map(ledgerEntry) };
});

const pass = await median(5, () => {
  for (const { matrix } of portfolios) multiplyAdd(matrix);
});
const books = await median(5, () => {
  for (const { entries, market } of portfolios) buildBook({ ...market, entries, settlement: 'cash', through: years.lastDay });
});
console.log(
  `daily series of 100 portfolios ${milliseconds(books)}, one pass over their prices ${milliseconds(pass)}, ratio ${(books / pass).toFixed(1)}`,
);

/** Units × price of every instrument added up for every day. */
function multiplyAdd(matrix: Float64Array): Float64Array {
  const total = new Float64Array(days);
  for (let which = 0; which < size.instruments; which += 1) {
    const units = which + 1;
    const start = which * days;
    for (let at = 0; at < days; at += 1) total[at] = (total[at] ?? 0) + units * (matrix[start + at] ?? 0);
  }
  return total;
}
