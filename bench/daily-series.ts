import { CarriedPrices } from '#finance/prices/carried-prices.ts';
import { carriedForward } from '#finance/prices/exchange-rates.ts';
import { buildBook } from '#tests/support/build-book.ts';
import { dailySeries } from '#finance/book/portfolio-series.ts';
import { ledgerEntry } from '#server/db/ledger-entry.ts';
import { randomLedger, randomMarket, years } from './support/random-book.ts';
import { bestInTurns, milliseconds } from './support/timing.ts';
import { sortEntries } from '#finance/ledger/ordered-entries.ts';

/**
 * The daily time-weighted series of 100 portfolios (50 instruments, 2 000 transactions over ten years) from parsed ledgers and
 * prices in memory, against one pass of multiply-add over the same prices: for each portfolio, a place in a typed array a day and
 * instrument. Beside it the whole books: the same series, and positions with lots, disposals and booked amounts.
 */
const days = years.lastDay - years.firstDay + 1;
const market = randomMarket(50);
const matrix = [...market.prices.values()].map((series) => carriedForward(series, { firstDay: years.firstDay, days }));
const ledgers = Array.from({ length: 100 }, (_, at) => randomLedger(at + 1, market, 2000).map(ledgerEntry));

const best = bestInTurns(15, {
  pass: () => ledgers.forEach(multiplyAdd),
  series: () => forEachInput(dailySeries),
  books: () => forEachInput(buildBook),
});
const { pass, series, books } = best;
console.log(
  `daily series of 100 portfolios ${milliseconds(series.wall)}, one pass over their prices ${milliseconds(pass.wall)}, ratio ${(series.wall / pass.wall).toFixed(1)} (of processor time ${(series.processor / pass.processor).toFixed(1)})`,
);
console.log(
  `whole books of the same ${milliseconds(books.wall)}, ratio ${(books.wall / pass.wall).toFixed(1)} (of processor time ${(books.processor / pass.processor).toFixed(1)})`,
);

/** The portfolios of one run share what they carry forward. */
function forEachInput(make: typeof dailySeries | typeof buildBook): void {
  const carried = new CarriedPrices();
  for (const entries of ledgers) make({ ...market, entries: sortEntries(entries), carried, settlement: 'cash', through: years.lastDay });
}

/** Units × price of every instrument added up for every day. */
function multiplyAdd(): Float64Array {
  const total = new Float64Array(days);
  for (const [which, prices] of matrix.entries()) {
    const units = which + 1;
    for (let at = 0; at < days; at += 1) total[at] = (total[at] ?? 0) + units * (prices[at] ?? 0);
  }
  return total;
}
