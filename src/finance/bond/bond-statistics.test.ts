import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Figure } from '../figure.ts';
import { addDays, addMonths } from '../iso-date.ts';
import { type Bond, bondDayCounts, dayCountWords, isCouponFrequency } from './bond.ts';
import { macaulayDuration, modifiedDuration } from './bond-duration.ts';
import { accruedInterest, dirtyPriceAtYield } from './bond-price.ts';
import { bondStatistics } from './bond-statistics.ts';
import { runningYield, yieldToMaturity } from './bond-yield.ts';
import { couponPeriodOf } from './coupon-period.ts';

/** A bond written as `8% 2 2016-01-01 ACT/ACT-ICMA`. */
function bond(written: string): Bond {
  const [coupon = '', couponsAYear = '', maturity = '', dayCount = ''] = written.split(' ');
  return {
    couponRate: Number.parseFloat(coupon) / 100,
    couponsAYear: Number(couponsAYear),
    maturity,
    dayCount: dayCount as Bond['dayCount'],
  };
}

function valueOf(figure: Figure): number {
  return figure.available ? figure.value : Number.NaN;
}

function cleanPriceAt(of: Bond, day: string, yearlyYield: number): number {
  return valueOf(dirtyPriceAtYield(of, day, yearlyYield)) - valueOf(accruedInterest(of, day));
}

describe('published examples', () => {
  test("Excel's PRICE help page: 94.63 for 5.75 % to 15 November 2017 at 6.5 %", () => {
    expect(cleanPriceAt(bond('5.75% 2 2017-11-15 30U/360'), '2008-02-15', 0.065)).toBeCloseTo(94.63436162, 8);
  });

  test.each([
    ["Excel's YIELD help page", '5.75% 2 2016-11-15 30U/360', '2008-02-15', 95.04287, 0.065, 7],
    ['@YIELD of Lotus eSuite', '5.5% 2 1998-12-01 30U/360', '1993-07-01', 99.5, 0.056072, 6],
    [
      'a textbook bond of ten years at 85.503075 (CFA Institute, Introduction to Fixed Income)',
      '8% 1 2030-01-01 ACT/ACT-ICMA',
      '2020-01-01',
      85.503075,
      0.104,
      8,
    ],
  ])('yield to maturity: %s', (_source, written, day, price, expected, digits) => {
    expect(valueOf(yieldToMaturity(bond(written), day, price))).toBeCloseTo(expected, digits);
  });

  test.each([
    ["Excel's DURATION help page", '8% 2 2048-01-01 ACT/ACT-ICMA', '2018-07-01', 0.09, 10.9191453, 7],
    ["the one before it, Excel 2007's", '8% 2 2016-01-01 ACT/ACT-ICMA', '2008-01-01', 0.09, 5.993775, 6],
    ['the textbook bond of ten years', '8% 1 2030-01-01 ACT/ACT-ICMA', '2020-01-01', 0.104, 7.0029, 4],
    ['the textbook bond between two coupons: 12.621268 half-years', '6% 2 2027-02-14 30/360-ISDA', '2019-04-11', 0.06, 12.621268 / 2, 6],
  ])('Macaulay duration: %s', (_source, written, day, yearlyYield, expected, digits) => {
    expect(valueOf(macaulayDuration(bond(written), day, yearlyYield))).toBeCloseTo(expected, digits);
  });

  test.each([
    ["Excel's MDURATION help page", '8% 2 2016-01-01 ACT/ACT-ICMA', '2008-01-01', 0.09, 5.73567, 5],
    ['the textbook bond of ten years', '8% 1 2030-01-01 ACT/ACT-ICMA', '2020-01-01', 0.104, 6.3432, 4],
    ['the textbook bond between two coupons', '6% 2 2027-02-14 30/360-ISDA', '2019-04-11', 0.06, 6.126829, 6],
  ])('modified duration: %s', (_source, written, day, yearlyYield, expected, digits) => {
    expect(valueOf(modifiedDuration(bond(written), day, yearlyYield))).toBeCloseTo(expected, digits);
  });

  test('the textbook bond between two coupons costs 100.940423 at 6 %', () => {
    expect(valueOf(dirtyPriceAtYield(bond('6% 2 2027-02-14 30/360-ISDA'), '2019-04-11', 0.06))).toBeCloseTo(100.940423, 6);
  });

  test.each([
    ["Excel's ACCRINT help page: 16.666667 of 1000 from 1 March to 1 May 2008", '10% 2 2010-09-01 30U/360', '2008-05-01', 1.6666667],
    ['ISDA, Actual/Actual 1999: 152 of 182 days of half a year', '100% 2 2000-07-30 ACT/ACT-ICMA', '2000-06-30', 41.7582418],
    ['calendar days / 360', '3.6% 1 2025-03-01 ACT/360', '2024-06-09', 1],
    ['calendar days / 365, leap day or not', '3.65% 1 2025-02-01 ACT/365F', '2024-05-11', 1],
    ['Eurobond months of thirty days', '3.6% 1 2025-01-31 30E/360', '2024-05-31', 1.2],
  ])('accrued interest: %s', (_source, written, day, expected) => {
    expect(valueOf(accruedInterest(bond(written), day))).toBeCloseTo(expected, 7);
  });
});

test.each([
  ['5% 2 2030-08-31 ACT/ACT-ICMA', '2024-02-28', '2023-08-31', '2024-02-29', 14],
  ['5% 2 2030-08-31 ACT/ACT-ICMA', '2024-02-29', '2024-02-29', '2024-08-31', 13],
  ['5% 4 2030-05-30 ACT/ACT-ICMA', '2029-12-01', '2029-11-30', '2030-02-28', 2],
  ['5% 1 2030-05-30 ACT/ACT-ICMA', '2030-05-29', '2029-05-30', '2030-05-30', 1],
  ['5% 12 2060-01-15 ACT/ACT-ICMA', '2020-01-15', '2020-01-15', '2020-02-15', 480],
])('of %s, %s lies between %s and %s with %i coupons to come', (written, day, start, end, couponsLeft) => {
  expect(couponPeriodOf(bond(written), day)).toEqual({ start, end, couponsLeft });
});

describe('not computable', () => {
  const any = bond('5% 2 2030-06-30 ACT/ACT-ICMA');
  const matured = { available: false, reason: 'matured' };

  test.each(['2030-06-30', '2031-01-01'])('anything on %s, when it has matured', (day) => {
    expect(Object.values(bondStatistics(any, day, 100))).toEqual(Array.from({ length: 6 }, () => matured));
    expect(dirtyPriceAtYield(any, day, 0.05)).toEqual(matured);
  });

  test('yields and durations without a price', () => {
    const none = { available: false, reason: 'no-price' };
    expect(bondStatistics(any, '2029-01-01', 0)).toMatchObject({ runningYield: none, yieldToMaturity: none, modifiedDuration: none });
  });

  test('a price at a yield that loses everything in a period', () => {
    expect(dirtyPriceAtYield(any, '2029-01-01', -2)).toEqual({ available: false, reason: 'loss-beyond-total' });
    expect(modifiedDuration(any, '2029-01-01', -3)).toEqual({ available: false, reason: 'loss-beyond-total' });
  });
});

test('the running yield is the coupon against the price', () => {
  expect(runningYield(bond('4% 2 2030-06-30 ACT/ACT-ICMA'), '2029-01-01', 80)).toEqual({ available: true, value: 0.05 });
});

test('words for a convention are of one that bonds have', () => {
  for (const ours of Object.values(dayCountWords)) expect(bondDayCounts).toContain(ours);
  expect([0, 1, 2, 3, 4, 5, 6, 12].filter(isCouponFrequency)).toEqual([1, 2, 3, 4, 6, 12]);
});

describe('always', () => {
  const bonds = fc.record({
    couponRate: fc.integer({ min: 0, max: 1500 }).map((points) => points / 10_000),
    couponsAYear: fc.constantFrom(1, 2, 4, 12),
    maturity: fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2025-01-02', days)),
    dayCount: fc.constantFrom(...bondDayCounts),
  });
  const yields = fc.integer({ min: -100, max: 3000 }).map((points) => points / 10_000);
  const day = '2025-01-01';

  test('the yield at the price of a yield is that yield', () => {
    fc.assert(
      fc.property(bonds, yields, (one, yearlyYield) => {
        const clean = cleanPriceAt(one, day, yearlyYield);
        fc.pre(clean > 0 && one.maturity > '2025-02-01');
        expect(valueOf(yieldToMaturity(one, day, clean))).toBeCloseTo(yearlyYield, 7);
      }),
    );
  });

  test('on a coupon day a bond at par yields its coupon', () => {
    fc.assert(
      fc.property(bonds, fc.integer({ min: 1, max: 60 }), (one, coupons) => {
        const on = addMonths('2025-01-15', (coupons * 12) / one.couponsAYear);
        const regular = { ...one, maturity: on };
        expect(cleanPriceAt(regular, '2025-01-15', one.couponRate)).toBeCloseTo(100, 9);
        expect(valueOf(accruedInterest(regular, '2025-01-15'))).toBe(0);
      }),
    );
  });

  test('the modified duration is the slope of the price', () => {
    fc.assert(
      fc.property(bonds, yields, (one, yearlyYield) => {
        const step = 1e-6;
        const at = (rate: number) => valueOf(dirtyPriceAtYield(one, day, rate));
        const slope = (at(yearlyYield - step) - at(yearlyYield + step)) / (2 * step) / at(yearlyYield);
        const duration = valueOf(modifiedDuration(one, day, yearlyYield));
        expect(Math.abs(slope - duration)).toBeLessThan(1e-5 * Math.max(1, duration));
      }),
    );
  });

  test('nobody waits longer than to the maturity, and without coupon exactly so long', () => {
    fc.assert(
      fc.property(bonds, yields, (one, yearlyYield) => {
        const without = valueOf(macaulayDuration({ ...one, couponRate: 0 }, day, yearlyYield));
        expect(valueOf(macaulayDuration(one, day, yearlyYield))).toBeLessThanOrEqual(without + 1e-12);
      }),
    );
  });

  test('interest accrues day by day up to one coupon, and begins anew', () => {
    fc.assert(
      fc.property(bonds, fc.integer({ min: 0, max: 400 }), (one, later) => {
        const accrued = valueOf(accruedInterest(one, addDays(day, later)));
        fc.pre(!Number.isNaN(accrued));
        const coupon = (100 * one.couponRate) / one.couponsAYear;
        expect(accrued).toBeGreaterThanOrEqual(0);
        // Some conventions count up to three days more than their period has.
        expect(accrued).toBeLessThanOrEqual(coupon + (100 * one.couponRate * 6) / 360);
      }),
    );
  });
});
