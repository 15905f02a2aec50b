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

// Each as published, and computed once more from the definitions in tests/golden/bonds/proof.py.
describe('published examples', () => {
  // Excel: the examples of support.microsoft.com with the digits that Excel shows (tests of PhpSpreadsheet and LibreOffice).
  // MATLAB: bnddury. QuantLib 1.43: FixedRateBond, ActualActual(ISMA) or Thirty360(USA), compounded semi-annually.
  // The last two: a textbook of the CFA Institute, as the tests of finx-analytics have them (85.503075, 99.990423 + 0.95).
  test.each([
    ["Excel's PRICE", '5.75% 2 2017-11-15 30U/360', '2008-02-15', 0.065, [94.63436162132213, 1.4375, 7.4164846964, 7.1830360255]],
    ["Excel's DURATION", '8% 2 2048-01-01 ACT/ACT-ICMA', '2018-07-01', 0.09, [89.716633485, 0, 10.919145281591925, 10.4489428532]],
    ["Excel's MDURATION", '8% 2 2016-01-01 ACT/ACT-ICMA', '2008-01-01', 0.09, [94.3829924754, 0, 5.993774955545185, 5.735669813918838]],
    ['MATLAB', '8% 2 2016-01-01 ACT/ACT-ICMA', '2008-01-05', 0.09, [94.3864310585, 0.0879120879, 5.982785945, 5.725154014]],
    ['MATLAB, without coupon', '0% 2 2016-01-01 ACT/ACT-ICMA', '2008-01-05', 0.09, [49.4947905882, 0, 7.989010989010988, 7.644986592]],
    ['QuantLib', '8.65% 2 2029-02-13 ACT/ACT-ICMA', '2026-09-30', 0.1363, [90.1682271075, 1.1282608696, 2.1579056192, 2.0202271396]],
    [
      'QuantLib, a day old',
      '12.5% 2 2033-03-29 ACT/ACT-ICMA',
      '2026-09-30',
      0.1217,
      [101.4520521674, 0.0345303867, 4.6470308519, 4.3804787217],
    ],
    [
      'QuantLib, the last coupon',
      '6% 2 2026-11-19 ACT/ACT-ICMA',
      '2026-09-28',
      0.066241,
      [99.9037068045, 2.152173913, 0.1413043478, 0.1367743142],
    ],
    ['ten years, a coupon a year', '8% 1 2030-01-01 ACT/ACT-ICMA', '2020-01-01', 0.104, [85.5030745648, 0, 7.0028839343, 6.3431919694]],
    ['eight years, between coupons', '6% 2 2027-02-14 30/360-ISDA', '2019-04-11', 0.06, [99.990423187, 0.95, 6.3106342101, 6.1268293302]],
  ] as const)('%s: clean price, accrued interest, durations', (_source, written, day, yearlyYield, expected) => {
    const of = bond(written);
    const found = [
      cleanPriceAt(of, day, yearlyYield),
      valueOf(accruedInterest(of, day)),
      valueOf(macaulayDuration(of, day, yearlyYield)),
      valueOf(modifiedDuration(of, day, yearlyYield)),
    ];
    expect(found).toEqual(expected.map((number) => expect.closeTo(number, 8) as number));
    expect(valueOf(yieldToMaturity(of, day, expected[0]))).toBeCloseTo(yearlyYield, 8);
  });

  test("Excel's YIELD: 6.5 % of 5.75 % to 15 November 2016 at 95.04287", () => {
    expect(valueOf(yieldToMaturity(bond('5.75% 2 2016-11-15 30U/360'), '2008-02-15', 95.04287))).toBeCloseTo(0.065, 7);
  });

  test.each([
    ["Excel's ACCRINT: 16.666667 of 1000 from 1 March to 1 May 2008", '10% 2 2010-09-01 30U/360', '2008-05-01', 1.6666667],
    // QuantLib's daycounters.cpp has 0.417582417582 of a year for it.
    ['ISDA, Actual/Actual 1999: 152 of 182 days of half a year', '100% 2 2000-07-30 ACT/ACT-ICMA', '2000-06-30', 41.7582417582],
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

  test('no one waits longer than to the maturity, and without coupon exactly so long', () => {
    fc.assert(
      fc.property(bonds, yields, (one, yearlyYield) => {
        const without = valueOf(macaulayDuration({ ...one, couponRate: 0 }, day, yearlyYield));
        expect(valueOf(macaulayDuration(one, day, yearlyYield))).toBeLessThanOrEqual(without + 1e-12);
      }),
    );
  });

  test('interest accrues day by day up to one coupon, and begins again', () => {
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
