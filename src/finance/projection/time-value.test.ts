import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { available, unavailable } from '../figure.ts';
import {
  effectiveAnnualRate,
  futureValue,
  levelPayment,
  nominalAnnualRate,
  numberOfPeriods,
  presentValue,
  ratePerPeriod,
} from './time-value.ts';

const close = (value: number, digits = 6) => available(expect.closeTo(value, digits));

test.each([
  ["Excel's FV help page, first", 0.06 / 12, 10, -200, -500, 'begin', 2581.40337406],
  ["Excel's FV help page, second", 0.12 / 12, 12, -1000, 0, 'end', 12_682.50301320],
  ["Excel's FV help page, third", 0.11 / 12, 35, -2000, 0, 'begin', 82_846.24637190],
  ["Excel's FV help page, fourth", 0.06 / 12, 12, -100, -1000, 'begin', 2301.40183034],
  ['without interest', 0, 5, 100, 0, 'end', -500],
] as const)('future value: %s', (_case, rate, periods, payment, opening, timing, expected) => {
  expect(futureValue({ rate, periods, payment, presentValue: opening, timing })).toEqual(close(expected));
});

test("present value: Excel's help page", () => {
  const annuity = { rate: 0.08 / 12, periods: 240, payment: 500, futureValue: 0, timing: 'end' } as const;
  expect(presentValue(annuity)).toEqual(close(-59_777.1458512));
});

test.each([
  ["Excel's PMT help page", 0.08 / 12, 10, 10_000, 0, 'end', -1037.0320893591],
  ["Excel's PMT help page, paid at the beginning", 0.08 / 12, 10, 10_000, 0, 'begin', -1030.16432717797],
  ["Excel's PMT help page, saving for 18 years", 0.06 / 12, 216, 0, 50_000, 'end', -129.0811608679],
] as const)('payment: %s', (_case, rate, periods, opening, closing, timing, expected) => {
  expect(levelPayment({ rate, periods, presentValue: opening, futureValue: closing, timing })).toEqual(close(expected));
});

test.each([
  ["Excel's NPER help page", 0.01, -100, -1000, 10_000, 'begin', 59.6738656742946],
  ["Excel's NPER help page, paid at the end", 0.01, -100, -1000, 10_000, 'end', 60.0821228537617],
  ['without interest', 0, -2000, 0, 100_000, 'end', 50],
] as const)('number of periods: %s', (_case, rate, payment, opening, closing, timing, expected) => {
  const figure = numberOfPeriods({ rate, payment, presentValue: opening, futureValue: closing, timing });
  expect(figure).toEqual(close(expected));
});

test.each([
  ["Excel's NPER help page, nothing to reach (it says -9.58)", 0.01, -100, -1000, 0],
  ['saved more than the goal', 0, -10, -300, 200],
  ['saved just the goal', 0.01, -10, -200, 200],
  ['just the goal, and nothing is paid', 0, 0, -200, 200],
  ['more than the goal, and nothing is paid', 0.01, 0, -300, 200],
  ['a goal that is a debt, reached by savings', 0, -10, -100, -200],
  ['drawn down further than to be left', 0, 10, -100, 200],
  ['repaid', 0.05, -10, 0, 0],
] as const)('a target that is reached already takes no period: %s', (_case, rate, payment, opening, closing) => {
  expect(numberOfPeriods({ rate, payment, presentValue: opening, futureValue: closing, timing: 'end' })).toEqual(available(0));
});

test.each([
  ["Excel's RATE help page", 48, -200, 8000, 0, 0.0077014724882],
  ['numpy-financial issue 48', 2, 0, -593.06, 214.07, -0.39920185],
] as const)('rate: %s', (_case, periods, payment, opening, closing, expected) => {
  expect(ratePerPeriod({ periods, payment, presentValue: opening, futureValue: closing, timing: 'end' })).toEqual(close(expected, 8));
});

test("effective and nominal: Excel's help pages", () => {
  expect(effectiveAnnualRate(0.0525, 4)).toBeCloseTo(0.0535427, 7);
  expect(nominalAnnualRate(0.053543, 4)).toBeCloseTo(0.0525003198, 9);
});

const terms = { rate: -1, periods: 12, payment: -10, presentValue: -100, futureValue: 200, timing: 'end' } as const;

test.each([
  ['future value at −100 %', futureValue(terms), 'loss-beyond-total'],
  ['present value at −100 %', presentValue(terms), 'loss-beyond-total'],
  ['payment at −100 %', levelPayment(terms), 'loss-beyond-total'],
  ['periods at −100 %', numberOfPeriods(terms), 'loss-beyond-total'],
  ['payment in no period', levelPayment({ ...terms, rate: 0.01, periods: 0 }), 'too-short'],
  ['nothing paid towards it', numberOfPeriods({ ...terms, rate: 0, payment: 0 }), 'never-reached'],
  [
    'a debt that grows faster than it is paid',
    numberOfPeriods({ ...terms, rate: 0.2, presentValue: 100, futureValue: 0 }),
    'never-reached',
  ],
  ['rate of half a period', ratePerPeriod({ ...terms, periods: 0.5 }), 'too-short'],
  ['rate of payments of one sign', ratePerPeriod({ ...terms, futureValue: -1 }), 'flows-of-one-sign'],
] as const)('not available: %s', (_case, figure, reason) => {
  expect(figure).toEqual(unavailable(reason));
});

const annuities = fc.record({
  rate: fc.double({ min: -0.02, max: 0.05, noNaN: true }).filter((rate) => Math.abs(rate) > 1e-6),
  periods: fc.integer({ min: 1, max: 240 }),
  payment: fc.integer({ min: -1000, max: -1 }),
  presentValue: fc.integer({ min: -100_000, max: -1 }),
  timing: fc.constantFrom('end', 'begin'),
});

test('each is the inverse of the others', () => {
  fc.assert(
    fc.property(annuities, (annuity) => {
      const closing = futureValue(annuity);
      fc.pre(closing.available);
      const whole = { ...annuity, futureValue: closing.value };
      expect(presentValue(whole)).toEqual(close(annuity.presentValue, 4));
      expect(levelPayment(whole)).toEqual(close(annuity.payment, 4));
      expect(ratePerPeriod(whole)).toEqual(close(annuity.rate, 4));
    }),
  );
});

test('a nominal rate made effective and back is itself', () => {
  fc.assert(
    fc.property(fc.double({ min: -0.5, max: 1, noNaN: true }), fc.integer({ min: 1, max: 365 }), (nominal, times) => {
      expect(nominalAnnualRate(effectiveAnnualRate(nominal, times), times)).toBeCloseTo(nominal, 9);
    }),
  );
});
