import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { available, unavailable } from '../figure.ts';
import { projection, type ProjectionAssumptions } from './deterministic.ts';
import { deflateToToday, realGrowth } from './real-growth.ts';
import { futureValue } from './time-value.ts';

const plain: ProjectionAssumptions = {
  startValue: 100_000,
  growth: 0.05,
  years: 10,
  contribution: 0,
  timing: 'end',
  escalation: null,
  inflation: 0,
  charges: 0,
  monthlyRate: 'effective',
};

function project(own: Partial<ProjectionAssumptions>) {
  const figure = projection({ ...plain, ...own });
  if (!figure.available) throw new Error('The assumptions are possible.');
  return { ...figure.value, last: figure.value.years.at(-1) };
}

// Closed forms, computed in Python: compound interest and annuities, those with escalation year by year.
test.each([
  ['a lump sum', {}, 162_889.4626777452],
  ['compounded twelve times at a twelfth', { monthlyRate: 'nominal' }, 164_700.949769028],
  ['charges of 1 %', { charges: 0.01 }, 147_314.3102535676],
  ['contributions at the start of each month', { contribution: 500, timing: 'start' }, 240_385.49064186687],
  [
    'rising 3 % at each anniversary',
    { startValue: 0, contribution: 500, escalation: { rate: 0.03, isFirstRaised: false } },
    87_435.44089685444,
  ],
  [
    'rising from the first one on',
    { startValue: 0, contribution: 500, escalation: { rate: 0.03, isFirstRaised: true } },
    90_058.50412376008,
  ],
] as const)('%s', (_case, own, value) => {
  expect(project(own).last?.value).toBeCloseTo(value, 6);
});

test('today’s money and what was paid in stand beside it', () => {
  const { last } = project({ contribution: 100, inflation: 0.02 });
  expect(last?.real).toBeCloseTo((last?.value ?? NaN) / 1.02 ** 10, 8);
  expect(last?.contributed).toBe(112_000);
});

test('withdrawals stop at nothing and say when', () => {
  const { last, depletedInMonth, years } = project({ startValue: 1000, growth: 0, contribution: -300 });
  expect(depletedInMonth).toBe(4);
  expect(last).toEqual({ year: 10, value: 0, real: 0, contributed: 0 });
  expect(years.map(({ year }) => year)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(project({ startValue: 1200, growth: 0, years: 1, contribution: -100 }).depletedInMonth).toBeNull();
});

test('in 0 years it is the value of today', () => {
  const { years, depletedInMonth } = project({ years: 0, contribution: -500, inflation: 0.02 });
  expect(years).toEqual([{ year: 0, value: 100_000, real: 100_000, contributed: 100_000 }]);
  expect(depletedInMonth).toBeNull();
});

test.each([
  ['less than no year', { years: -1 }],
  ['half a year', { years: 0.5 }],
  ['a debt', { startValue: -1 }],
  ['growth of −100 %', { growth: -1 }],
  ['charges of everything', { charges: 1 }],
])('no projection of %s', (_case, own) => {
  expect(projection({ ...plain, ...own })).toEqual(unavailable('assumption-out-of-range'));
});

test('the annuity formula says the same', () => {
  const amounts = fc.record({
    startValue: fc.integer({ min: 0, max: 1_000_000 }),
    contribution: fc.integer({ min: 0, max: 5_000 }),
    growth: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    years: fc.integer({ min: 1, max: 30 }),
    timing: fc.constantFrom('start' as const, 'end' as const),
  });
  fc.assert(
    fc.property(amounts, (own) => {
      const timing = own.timing === 'start' ? ('begin' as const) : ('end' as const);
      const rate = (1 + own.growth) ** (1 / 12) - 1;
      const terms = { rate, periods: own.years * 12, timing };
      const closed = futureValue({ ...terms, presentValue: -own.startValue, payment: -own.contribution });
      const value = project(own).last?.value ?? NaN;
      expect(closed.available && Math.abs(closed.value - value) / Math.max(1, value)).toBeLessThan(1e-7);
    }),
  );
});

// Fisher: 6 % of growth at 2.5 % of inflation are 3.41 %, not 3.5 %.
test('growth in today’s money', () => {
  expect(realGrowth(0.06, 0.025)).toEqual(available(expect.closeTo(0.034146341463414887, 12)));
  expect(realGrowth(0.06, -1)).toEqual(unavailable('assumption-out-of-range'));
  expect(deflateToToday(110.25, 0.05, 2)).toBeCloseTo(100, 12);
});
