import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { unavailable } from '../figure.ts';
import { reductionInYield } from './reduction-in-yield.ts';

const tenYears = { startValue: 10_000, growth: 0.05, years: 10, annualCharge: 0.015, initialCharge: 0 };

test('ten years at 5 % and 1.5 % a year charged: 1.05 × 0.985 − 1 is left', () => {
  expect(reductionInYield(tenYears)).toEqual({
    available: true,
    value: {
      grossValue: expect.closeTo(16_288.9463, 4),
      netValue: expect.closeTo(14_004.103, 4),
      netGrowth: expect.closeTo(0.03425, 12),
      reductionInYield: expect.closeTo(0.01575, 12),
    },
  });
});

/** 5 % taken once, at the start. */
const overYears = (years: number) => {
  const figure = reductionInYield({ ...tenYears, annualCharge: 0, initialCharge: 0.05, years });
  return figure.available ? figure.value.reductionInYield : NaN;
};

test('5 % taken at the start weighs less the longer it is held: 0.95^(1/n)', () => {
  expect(overYears(1)).toBeCloseTo(1.05 * 0.05, 12);
  expect(overYears(10)).toBeCloseTo(1.05 * (1 - 0.95 ** 0.1), 12);
});

test.each([
  ['no time', { years: 0 }, 'too-short'],
  ['nothing to begin with', { startValue: 0 }, 'not-invested'],
  ['everything charged', { annualCharge: 1 }, 'loss-beyond-total'],
  ['everything lost', { growth: -1 }, 'loss-beyond-total'],
] as const)('none with %s', (_case, changed, reason) => {
  expect(reductionInYield({ ...tenYears, ...changed })).toEqual(unavailable(reason));
});

test('the sum and the number of years do not matter to a yearly charge', () => {
  const rate = fc.double({ min: 0, max: 0.5, noNaN: true });
  fc.assert(
    fc.property(
      rate,
      rate,
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      (growth, annualCharge, years, startValue) => {
        const figure = reductionInYield({ startValue, growth, years, annualCharge, initialCharge: 0 });
        expect(figure.available && figure.value.reductionInYield).toBeCloseTo((1 + growth) * annualCharge, 10);
      },
    ),
  );
});
