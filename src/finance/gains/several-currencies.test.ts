import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { marketsOfBook, valuedHoldings } from '#tests/support/book-gains.ts';
import { buildEntry } from '#tests/support/build-ledger.ts';
import { randomDays, randomLedgers, randomMarket } from '#tests/support/random-ledger.ts';
import { consolidated } from '../book/consolidation.ts';
import { buildBook } from '#tests/support/build-book.ts';
import { valueOfSpan } from '../book/positions-on.ts';
import { translatedSpans } from '../book/translated-spans.ts';
import type { DailySeries, Period } from '../daily-series.ts';
import { decimal } from '../decimal.ts';
import { available, type Figure } from '../figure.ts';
import { isoDate } from '../iso-date.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { sortEntries } from '../ledger/ordered-entries.ts';
import { timeWeightedReturn } from '../returns/time-weighted-return.ts';
import { contributions, pointsOfDays } from './contribution.ts';
import { type HoldingGain, holdingGains } from './holding-gain.ts';
import { transferGains } from './transfer-gains.ts';
import { valueBridge } from './value-bridge.ts';

const { firstDay, lastDay } = randomDays;
const currency = 'EUR';

/** A transfer from the portfolio in pounds to the one in dollars; what arrives is not what left. */
interface Transfer {
  readonly day: number;
  readonly out: number;
  readonly arrived: number;
}

const sides = [
  { currency: 'GBP', moved: ({ day, out }: Transfer) => buildEntry(isoDate(day), 'TransferOut', { amount: -out }) },
  {
    currency: 'USD',
    moved: ({ day, arrived }: Transfer) => buildEntry(isoDate(day), 'TransferIn', { amount: arrived, currency: 'USD' }),
  },
];

function arranged(ledgers: readonly (readonly LedgerEntry[])[], transfer: Transfer) {
  const members = sides.map((side, at) => {
    const sources = { ...randomMarket, currency: side.currency, entries: sortEntries([...(ledgers[at] ?? []), side.moved(transfer)]) };
    const book = buildBook({ ...sources, settlement: 'cash', through: lastDay });
    const markets = marketsOfBook(book, { ...sources, currency });
    const spans = translatedSpans(book.positions, (day) => markets.rateOn(side.currency, day));
    return { book, markets, spans, series: book.series, currency: side.currency };
  });
  const inside = [-transfer.out, transfer.arrived];
  const own = members.map((member, at) => ({ ...member, series: withoutFlow(member.series, transfer.day, inside[at] ?? 0) }));
  return { members, whole: consolidated(own, { currency, rates: randomMarket.rates }) };
}

function withoutFlow(series: DailySeries, day: number, amount: number): DailySeries {
  const name = amount > 0 ? 'paidIn' : 'paidOut';
  const column = series[name].slice();
  column[day - series.firstDay] = (column[day - series.firstDay] ?? 0) - Math.abs(amount);
  return { ...series, [name]: column };
}

type Arranged = ReturnType<typeof arranged>;

function gainsOf({ members }: Arranged, period: Period): Figure<readonly HoldingGain[]> {
  const all: HoldingGain[] = [];
  for (const { spans, markets } of members) {
    const gains = holdingGains(spans, period, (span, day) => valueOfSpan(span, markets, day));
    if (!gains.available) return gains;
    all.push(...gains.value);
  }
  return available(all);
}

const day = fc.integer({ min: firstDay - 1, max: lastDay });
const transfers = fc.record({
  day: fc.integer({ min: firstDay, max: lastDay }),
  out: fc.integer({ min: 1, max: 5000 }),
  arrived: fc.integer({ min: 1, max: 5000 }),
});

test('the bridge of portfolios in two currencies, in a third, closes to less than half a penny', () => {
  let closed = 0;
  fc.assert(
    fc.property(randomLedgers, randomLedgers, transfers, fc.tuple(day, day), (some, others, transfer, [one, other]) => {
      const all = arranged([some, others], transfer);
      const period = { from: Math.min(one, other), to: Math.max(one, other) };
      const [gains, between] = [
        gainsOf(all, period),
        transferGains(all.whole, all.members, { period, currency, rates: randomMarket.rates }),
      ];
      if (!gains.available || !between.available) return;
      const bridge = valueBridge(all.whole, period, { gains: gains.value, transfers: between.value });
      if (!bridge.available) return;
      closed += 1;
      expect(bridge.value.residual.abs().cmp(decimal('0.005'))).toBe(-1);
    }),
  );
  expect(closed).toBeGreaterThan(20);
});

test('contributions of all holdings, of charges and of transfers add up to the return of the whole', () => {
  let added = 0;
  fc.assert(
    fc.property(randomLedgers, randomLedgers, transfers, (some, others, transfer) => {
      const all = arranged([some, others], transfer);
      const period = { from: firstDay, to: lastDay };
      const between = transferGains(all.whole, all.members, { period, currency, rates: randomMarket.rates });
      const total = timeWeightedReturn(all.whole, period);
      const parts = all.members.map(({ spans, markets }) => contributions(all.whole, period, valuedHoldings(spans, markets, period)));
      const points = between.available ? pointsOfDays(all.whole, period, between.value) : between;
      if (!points.available || !total.available) return;
      let sum = points.value;
      for (const [at, part] of parts.entries()) {
        if (!part.available) return;
        sum += part.value.rows.reduce((soFar, row) => soFar + row.points, at === 0 ? part.value.charges.points : 0);
      }
      added += 1;
      expect(sum).toBeCloseTo(total.value, 9);
    }),
  );
  expect(added).toBeGreaterThan(20);
});

test('of one transfer: what arrived at the rate of the day less what had left', () => {
  const transfer = { day: firstDay + 10, out: 1000, arrived: 1000 };
  const ledger = [buildEntry(isoDate(firstDay), 'Contribution', { amount: 5000 })];
  const { whole, members } = arranged([ledger, ledger], transfer);
  const period = { from: firstDay, to: lastDay };
  const gains = transferGains(whole, members, { period, currency, rates: randomMarket.rates });
  const perEuro = (code: string) => {
    const series = randomMarket.rates.perEuro.get(code);
    return series?.prices[series.days.findLastIndex((on) => on <= transfer.day)] ?? NaN;
  };
  const expected = 1000 / perEuro('USD') - 1000 / perEuro('GBP');
  expect(gains).toEqual(available([{ day: transfer.day, amount: expect.closeTo(expected, 9) as number }]));
});
