import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomDays, randomLedgers, randomMarket } from '#tests/support/random-ledger.ts';
import { type BookOpening, canContinueFrom } from './book-opening.ts';
import type { Settlement } from '../ledger/entry-effect.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { buildBook } from '#tests/support/build-book.ts';
import type { PortfolioBook } from './portfolio-book.ts';
import { spansOn } from './positions-on.ts';
import { sortEntries } from '../ledger/ordered-entries.ts';

const { lastDay: through } = randomDays;

/** The state of a whole book at the end of the day before `day`, as it would be read from where it is stored. */
function openingOf({ series, positions, inceptionDay }: PortfolioBook, entries: readonly LedgerEntry[], day: number): BookOpening {
  const at = day - 1 - series.firstDay;
  return {
    day,
    inceptionDay: inceptionDay ?? NaN,
    positions: spansOn(positions, day - 1),
    value: series.value[at] ?? NaN,
    index: series.index[at] ?? NaN,
    grossIndex: series.grossIndex[at] ?? NaN,
    earlierEntries: entries.filter((entry) => entry.day < day),
  };
}

function bookOf(entries: readonly LedgerEntry[], settlement: Settlement, opening?: BookOpening): PortfolioBook {
  const own = opening ? entries.filter(({ day }) => day >= opening.day) : entries;
  return buildBook({ ...randomMarket, entries: sortEntries(own), settlement, through, ...(opening && { opening }) });
}

/** Everything of a book from `day` on: exact decimals as text, doubles to 12 digits. */
function tailOf({ positions, disposals, bookedAmounts, problems, series }: PortfolioBook, day: number) {
  const { firstDay, unpriced: _unpriced, ...columns } = series;
  const rest = Object.entries(columns).map(([name, column]) => [name, [...column.subarray(day - firstDay)].map(rounded)] as const);
  return {
    positions: exact(positions.filter(({ toDay }) => (toDay ?? Infinity) >= day)),
    disposals: exact(disposals.filter((one) => one.day >= day)),
    bookedAmounts: exact(bookedAmounts.filter((one) => one.day >= day)),
    problems: problems.filter(({ toDay }) => toDay > day),
    series: Object.fromEntries(rest),
  };
}

const exact = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const rounded = (value: number) => Number(value.toPrecision(12));

test.each(['cash', 'direct'] as const)('settled %s: a book continued from any day is the rest of the whole book', (settlement) => {
  let continued = 0;
  fc.assert(
    fc.property(randomLedgers, fc.integer({ min: randomDays.firstDay + 1, max: through }), (entries, day) => {
      const whole = bookOf(entries, settlement);
      const opening = openingOf(whole, entries, day);
      fc.pre(canContinueFrom(opening));
      continued += 1;
      const rest = bookOf(entries, settlement, opening);
      expect(rest.firstDay).toBe(day);
      expect(tailOf(rest, day)).toEqual(tailOf(whole, day));
    }),
    { numRuns: 150 },
  );
  expect(continued).toBeGreaterThan(20);
});

test('cut on every day in turn, it is always the same book', () => {
  fc.assert(
    fc.property(randomLedgers, (entries) => {
      const whole = bookOf(entries, 'cash');
      let opening: BookOpening | undefined;
      let before = whole;
      for (let day = randomDays.firstDay + 1; day <= through; day += 1) {
        opening = openingOf(before, entries, day);
        fc.pre(canContinueFrom(opening));
        before = bookOf(entries, 'cash', opening);
      }
      expect(tailOf(before, through)).toEqual(tailOf(whole, through));
    }),
    { numRuns: 15 },
  );
});

test('goes on from a value and two indices, not without them', () => {
  expect(canContinueFrom({ value: 0, index: 1, grossIndex: 1 })).toBe(true);
  expect(canContinueFrom({ value: NaN, index: 1, grossIndex: 1 })).toBe(false);
  expect(canContinueFrom({ value: 10, index: NaN, grossIndex: 1 })).toBe(false);
  expect(canContinueFrom({ value: 10, index: 1, grossIndex: NaN })).toBe(false);
});
