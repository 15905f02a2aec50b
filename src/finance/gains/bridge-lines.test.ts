import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bridgeLines } from './bridge-lines.ts';
import { decimal, sum, zero } from '../decimal.ts';

const none = {
  opening: zero,
  paidIn: zero,
  paidOut: zero,
  income: zero,
  growth: zero,
  currency: null,
  charges: zero,
  taxes: zero,
  closing: zero,
  residual: zero,
};

test('the year of docs/calculations/performance-bridge.md, with what exchange rates did apart', () => {
  const lines = bridgeLines({
    opening: decimal('2495'),
    paidIn: decimal('120'),
    paidOut: decimal('300'),
    income: decimal('40'),
    growth: decimal('277.6'),
    currency: decimal('-80'),
    charges: decimal('12.34'),
    taxes: decimal('6.5'),
    closing: decimal('2533.76'),
    residual: zero,
  });
  expect(lines.map(({ line, amount }) => `${line} ${amount.toString()}`)).toEqual([
    'opening 2495',
    'paidIn 120',
    'paidOut -300',
    'income 40',
    'growth 277.6',
    'currency -80',
    'charges -12.34',
    'taxes -6.5',
    'closing 2533.76',
  ]);
});

test('three lines of a third of a penny: growth takes what rounding them leaves', () => {
  const third = decimal('0.004');
  const lines = bridgeLines({ ...none, income: third, growth: third, currency: third, closing: decimal('0.012') });
  expect(lines.filter(({ amount }) => !amount.isZero()).map(({ line, amount }) => `${line} ${amount.toString()}`)).toEqual([
    'growth 0.01',
    'closing 0.01',
  ]);
});

test('what the lines do not explain is a line of its own', () => {
  const lines = bridgeLines({ ...none, opening: decimal(100), growth: decimal(5), closing: decimal(107), residual: decimal(2) });
  expect(lines.map(({ line }) => line)).toContain('unexplained');
  expect(lines.find(({ line }) => line === 'growth')?.amount).toEqual(decimal(5));
});

test('the lines between always lead from the opening to the closing value', () => {
  const money = fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => decimal(thousandths).div(decimal(1000)));
  fc.assert(
    fc.property(fc.record({ opening: money, paidIn: money, paidOut: money, income: money, growth: money, currency: money }), (some) => {
      const closing = sum([some.opening, some.paidIn, some.income, some.growth, some.currency]).minus(some.paidOut);
      const lines = bridgeLines({ ...none, ...some, closing });
      const between = lines.filter(({ line }) => line !== 'closing').map(({ amount }) => amount);
      expect(sum(between).toString()).toBe(closing.rounded(2).toString());
      expect(
        lines
          .find(({ line }) => line === 'growth')
          ?.amount.minus(some.growth)
          .toNumber(),
      ).toBeCloseTo(0, 1);
    }),
  );
});
