import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, sum } from '../decimal.ts';
import { dayNumber } from '../iso-date.ts';
import { section104, type ShareEvent } from './section-104.ts';

const bought = (date: string, units: number | string, cost: number | string): ShareEvent => ({
  kind: 'acquire',
  day: dayNumber(date),
  units: decimal(units),
  cost: decimal(cost),
});

const sold = (date: string, units: number | string, proceeds: number | string, expenses = 0): ShareEvent => ({
  kind: 'dispose',
  day: dayNumber(date),
  units: decimal(units),
  proceeds: decimal(proceeds),
  expenses: decimal(expenses),
});

const split = (date: string, ratio: string): ShareEvent => ({ kind: 'split', day: dayNumber(date), ratio: decimal(ratio) });

const gains = (events: readonly ShareEvent[]) => section104(events).disposals.map(({ gain }) => gain.rounded(20).toString());

/** Each match as `rule units cost`. */
const matchesOf = (events: readonly ShareEvent[]) =>
  section104(events).disposals.map(({ matches }) =>
    matches.map(({ rule, units, cost }) => `${rule} ${units.toString()} ${cost.rounded(2).toString()}`).join(', '),
  );

test("HMRC's worked example HS284, 3: two sales from the pool", () => {
  const { disposals, pool } = section104([
    bought('2014-04-01', 1000, 4150),
    bought('2017-09-01', 500, 2130),
    sold('2020-05-01', 700, 3360, 100),
    sold('2021-02-01', 400, 2080, 105),
  ]);
  expect(disposals.map(({ gain }) => gain.rounded(2).toNumber())).toEqual([329.33, 300.33]);
  expect(pool.units.toNumber()).toBe(400);
  expect(pool.cost.rounded(2).toNumber()).toBe(1674.67);
});

test("ACCA's Keith sold on 2 December and bought back on the 10th: a gain of 100, not a loss of 8 000", () => {
  const { disposals, pool: left } = section104([
    bought('2020-07-05', 1000, 10_000),
    sold('2020-12-02', 1000, 2000),
    bought('2020-12-10', 1000, 1900),
  ]);
  expect(disposals[0]?.gain.toNumber()).toBe(100);
  expect(left.cost.toNumber()).toBe(10_000);
});

test("ACCA's Benazir: 200 bought back within 30 days, 800 from the pool", () => {
  const { disposals, pool: left } = section104([
    bought('2016-05-31', 1500, 20_000),
    bought('2017-06-30', 500, 10_000),
    sold('2019-02-28', 1000, 25_000),
    bought('2019-03-07', 200, 4000),
  ]);
  expect(disposals[0]?.matches.map(({ rule, cost }) => [rule, cost.toNumber()])).toEqual([
    ['thirty-days', 4000],
    ['pool', 12_000],
  ]);
  expect([left.units.toNumber(), left.cost.toNumber()]).toEqual([1200, 18_000]);
});

test("HMRC's worked example CRYPTO22252, 2: all of a day is one purchase and one sale", () => {
  const { disposals, pool } = section104([
    bought('2020-01-01', 5000, 500),
    sold('2020-06-23', 1000, 800),
    bought('2020-06-23', 1600, 1000),
    sold('2020-06-23', 500, 600),
  ]);
  expect(disposals).toHaveLength(1);
  expect(disposals[0]?.gain.toNumber()).toBe(462.5);
  expect(pool).toEqual({ units: decimal(5100), cost: decimal(562.5) });
});

const pool = bought('2019-01-01', 100, 200);

test.each([
  ['day 30 is in', [pool, sold('2020-01-01', 10, 100), bought('2020-01-31', 10, 30)], ['thirty-days 10 30']],
  ['day 31 is out', [pool, sold('2020-01-01', 10, 100), bought('2020-02-01', 10, 30)], ['pool 10 20']],
  ['same day before the rest', [pool, bought('2020-01-01', 4, 12), sold('2020-01-01', 10, 100)], ['same-day 4 12, pool 6 12']],
  [
    'earliest repurchase first',
    [pool, sold('2020-01-01', 10, 100), bought('2020-01-20', 6, 24), bought('2020-01-10', 6, 18)],
    ['thirty-days 6 18, thirty-days 4 16'],
  ],
  [
    'the earlier of two sales has the first claim',
    [pool, sold('2020-01-01', 10, 1), sold('2020-01-02', 10, 1), bought('2020-01-03', 15, 45)],
    ['thirty-days 10 30', 'thirty-days 5 15, pool 5 10'],
  ],
  [
    "a later day's own sale comes before an earlier claim",
    [pool, sold('2020-01-01', 10, 1), bought('2020-01-10', 10, 30), sold('2020-01-10', 8, 1)],
    ['thirty-days 2 6, pool 8 16', 'same-day 8 24'],
  ],
  [
    'units of a repurchase after a split count as those sold',
    [pool, sold('2020-01-01', 10, 100), split('2020-01-05', '2'), bought('2020-01-10', 10, 30)],
    ['thirty-days 5 30, pool 5 10'],
  ],
  [
    'what is traded on the day of a split is counted in new units',
    [pool, split('2020-01-01', '2'), sold('2020-01-01', 10, 1)],
    ['pool 10 10'],
  ],
  ['sold first, bought long after', [sold('2020-01-01', 10, 100), bought('2020-06-01', 10, 30)], ['later 10 30']],
])('%s', (_case, events, expected) => {
  expect(matchesOf(events)).toEqual(expected);
});

test('for what was never bought there is neither cost nor gain', () => {
  const [disposal] = section104([bought('2020-01-01', 5, 50), sold('2020-06-01', 20, 400)]).disposals;
  expect(disposal?.unmatched.toNumber()).toBe(15);
  expect(disposal?.cost.toNumber()).toBe(50);
  expect(disposal?.gain.toNumber()).toBe(50);
});

const eventsOf = (trades: readonly { kind: string; day: number; units: number; money: number }[], scale = 1) =>
  trades.map(({ kind, day, units, money }): ShareEvent =>
    kind === 'acquire'
      ? { kind, day, units: decimal(units * scale), cost: decimal(money) }
      : { kind: 'dispose', day, units: decimal(units * scale), proceeds: decimal(money), expenses: decimal(1) },
  );
const totals = (events: readonly ShareEvent[]) => {
  const { disposals, pool: left } = section104(events);
  const cost = sum([...disposals.map((disposal) => disposal.cost), left.cost]);
  const units = sum([...disposals.map((disposal) => disposal.units.minus(disposal.unmatched)), left.units]);
  return { cost: cost.rounded(20).toString(), units: units.rounded(20).toString() };
};

describe('of any trades', () => {
  const trade = fc.record({
    kind: fc.constantFrom('acquire', 'acquire', 'dispose'),
    day: fc.integer({ min: 0, max: 120 }),
    units: fc.integer({ min: 1, max: 50 }),
    money: fc.integer({ min: 0, max: 5000 }),
  });
  test('every unit bought and every penny paid is in a disposal or in the pool, once', () => {
    fc.assert(
      fc.property(fc.array(trade, { maxLength: 40 }), (trades) => {
        const own = trades.filter(({ kind }) => kind === 'acquire');
        const paid = own.reduce((total, { money }) => total + money, 0);
        const units = own.reduce((total, one) => total + one.units, 0);
        expect(totals(eventsOf(trades))).toEqual({ cost: `${paid}`, units: `${units}` });
      }),
    );
  });

  test('a split changes no gain', () => {
    fc.assert(
      fc.property(
        fc.array(trade, { maxLength: 30 }),
        fc.integer({ min: 0, max: 120 }),
        fc.integer({ min: 2, max: 9 }),
        (trades, day, ratio) => {
          const before = trades.filter((one) => one.day < day);
          const after = trades.filter((one) => one.day >= day);
          const happened: ShareEvent = { kind: 'split', day, ratio: decimal(ratio) };
          expect(gains([...eventsOf(before), happened, ...eventsOf(after, ratio)])).toEqual(gains(eventsOf(trades)));
        },
      ),
    );
  });

  test('the order of the rows does not matter', () => {
    fc.assert(
      fc.property(fc.array(trade, { maxLength: 30 }), (trades) => {
        expect(section104(eventsOf(trades.toReversed()))).toEqual(section104(eventsOf(trades)));
      }),
    );
  });
});
