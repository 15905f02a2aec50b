import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { available, unavailable } from '../figure.ts';
import { type ForecastAssumptions, forecastIrr, fundForecast, newFund, rateOfPart } from './forecast.ts';

/** The example of Takahashi and Alexander: 25 %, a third, a half; 12 years, bow 2.5, growth 13 %. */
const paper: ForecastAssumptions = {
  commitment: 100,
  callRates: [0.25, 1 / 3, 0.5],
  lastInvestmentYear: null,
  life: 12,
  bow: 2.5,
  growth: 0.13,
  yield: 0,
  periodsPerYear: 1,
  callTiming: 'end',
};

function periodsOf(assumptions: ForecastAssumptions, opening = newFund) {
  const figure = fundForecast(assumptions, opening);
  if (!figure.available) throw new Error('The assumptions are possible.');
  return figure.value.periods;
}

// The table of the paper's parameters, as jzhang1223/CBA publishes it too.
test("the paper's example", () => {
  const periods = periodsOf(paper);
  expect(periods.slice(0, 5).map(({ called }) => called)).toEqual([25, 25, 25, 12.5, 6.25].map((amount) => expect.closeTo(amount, 9)));
  expect(periods[4]).toMatchObject({ distributed: expect.closeTo(12.690172483950512, 9), value: expect.closeTo(106.79872421174468, 9) });
  expect(periods.at(-1)?.value).toBeCloseTo(0.048828125, 9);
});

test('calls end with the investment period; the rest is never called', () => {
  const figure = fundForecast({ ...paper, lastInvestmentYear: 2 });
  expect(figure.available && figure.value.uncalled).toBeCloseTo(50, 9);
  expect(figure.available && figure.value.periods.at(-1)?.value).toBe(0);
});

test('the least yield binds while the bow would give less', () => {
  const [, second] = periodsOf({ ...paper, life: 20, bow: 5, yield: 0.06 });
  expect(second?.distributed).toBeCloseTo(25 * 1.13 * 0.06, 9);
});

test('a living fund goes on from where it stands', () => {
  const whole = periodsOf(paper);
  const soFar = whole.slice(0, 5);
  const called = soFar.reduce((sum, period) => sum + period.called, 0);
  const rest = periodsOf(paper, { called, value: soFar.at(-1)?.value ?? NaN, age: 5 });
  expect(rest).toEqual(whole.slice(5).map((period) => ({ ...period, called: expect.closeTo(period.called, 9) })));
});

test('four quarters call what the year does, and grow as much', () => {
  const quarters = periodsOf({ ...paper, periodsPerYear: 4 });
  const years = periodsOf(paper);
  expect(quarters).toHaveLength(48);
  years.forEach((year, at) => {
    const own = quarters.slice(at * 4, at * 4 + 4);
    expect(own.reduce((sum, { called }) => sum + called, 0)).toBeCloseTo(year.called, 9);
  });
  // jzhang1223/CBA, rates of 25 % and 50 % in thirds of a year: 0.09144 and 0.20630.
  expect(rateOfPart(0.25, 3)).toBeCloseTo(0.09144, 5);
  expect(rateOfPart(0.5, 3)).toBeCloseTo(0.2063, 5);
});

test.each([
  ['a call rate below 0', { callRates: [0.3, -0.1] }],
  ['a call rate above 1', { callRates: [1.1] }],
  ['no call rate', { callRates: [] }],
  ['half a year of life', { life: 0.5 }],
  ['no bow', { bow: 0 }],
  ['a loss of everything', { growth: -1 }],
  ['a yield above everything', { yield: 1.5 }],
])('no forecast from %s', (_case, own) => {
  expect(fundForecast({ ...paper, ...own })).toEqual(unavailable('assumption-out-of-range'));
});

test('no forecast of a fund beyond its life or its commitment', () => {
  expect(fundForecast(paper, { called: 50, value: 10, age: 12 })).toEqual(unavailable('assumption-out-of-range'));
  expect(fundForecast(paper, { called: 150, value: 10, age: 2 })).toEqual(unavailable('assumption-out-of-range'));
});

test('the fund earns exactly what it is assumed to grow by, and its value is never below 0', () => {
  const assumptions = fc.record({
    callRates: fc.array(fc.double({ min: 0.05, max: 1, noNaN: true }), { minLength: 1, maxLength: 5 }),
    life: fc.integer({ min: 3, max: 15 }),
    bow: fc.double({ min: 0.5, max: 6, noNaN: true }),
    growth: fc.double({ min: -0.1, max: 0.3, noNaN: true }),
    yield: fc.double({ min: 0, max: 0.2, noNaN: true }),
    periodsPerYear: fc.constantFrom(1 as const, 4 as const),
    callTiming: fc.constantFrom('start' as const, 'end' as const),
  });
  fc.assert(
    fc.property(assumptions, (own) => {
      const all = { ...paper, ...own };
      const figure = fundForecast(all);
      if (!figure.available) throw new Error('The assumptions are possible.');
      expect(figure.value.periods.every(({ value }) => value >= 0)).toBe(true);
      const irr = forecastIrr(figure.value, all);
      if (irr.available) expect(irr.value).toBeCloseTo(own.growth, 6);
      else expect(irr.reason).toBe('several-rates');
    }),
  );
});

test('so does what is left of a living fund', () => {
  const opening = { called: 80, value: 90, age: 6 };
  const figure = fundForecast(paper, opening);
  expect(figure.available && forecastIrr(figure.value, paper, opening)).toEqual(available(expect.closeTo(0.13, 9)));
});
