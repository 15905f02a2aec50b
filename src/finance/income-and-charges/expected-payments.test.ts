import { describe, expect, test } from 'vitest';
import { expectedPayments, expectedUntil, type PayingHolding } from './expected-payments.ts';

const share: PayingHolding = { id: 'share', currency: 'GBP', units: 1000, bond: null, announced: [], received: [] };
const gilt: PayingHolding = {
  ...share,
  id: 'gilt',
  units: 50,
  bond: { couponRate: 0.045, couponsAYear: 2, maturity: '2027-01-31', dayCount: 'ACT/ACT-ICMA', faceValue: 100 },
};
const window = { after: '2026-11-27', until: expectedUntil('2026-11-27') };
const expected = (...holdings: PayingHolding[]) =>
  expectedPayments(holdings, window).map(({ holdingId, kind, basis, day, amount }) => [holdingId, kind, basis, day, amount]);

const last = (day: string, perUnit: number | null = 0.5) => ({ day, perUnit, amount: 300, currency: 'GBP' });

test('ninety days ahead', () => {
  expect(window.until).toBe('2027-02-25');
});

describe('a bond pays by its terms', () => {
  test('the last coupon and the nominal on the maturity', () => {
    expect(expected(gilt)).toEqual([
      ['gilt', 'coupon', 'terms', '2027-01-31', 112.5],
      ['gilt', 'redemption', 'terms', '2027-01-31', 5000],
    ]);
  });

  test.each([
    ['each month', { couponsAYear: 12, maturity: '2031-12-15' }, ['2026-12-15', '2027-01-15', '2027-02-15']],
    ['a coupon of the day itself is paid already', { couponsAYear: 1, maturity: '2031-11-27' }, []],
    ['one on the last day counts', { couponsAYear: 1, maturity: '2031-02-25' }, ['2027-02-25']],
    ['one that has matured pays nothing', { maturity: '2026-11-01' }, []],
    ['a zero bond pays none but its nominal', { couponRate: 0, maturity: '2027-01-31' }, ['2027-01-31']],
  ])('%s', (_case, terms, days) => {
    expect(expected({ ...gilt, bond: { ...gilt.bond!, ...terms } }).map(([, , , day]) => day)).toEqual(days);
  });
});

describe('a share', () => {
  test.each<[string, Partial<PayingHolding>, unknown[]]>([
    ['nothing known, nothing expected', {}, []],
    ['paid a year ago: the same for the units of now', { received: [last('2026-01-10')] }, [['2027-01-10', 'estimate', 500]]],
    ['without the units of then: the same amount', { received: [last('2026-01-10', null)] }, [['2027-01-10', 'estimate', 300]]],
    ['a year ago, but outside of the days', { received: [last('2025-11-27'), last('2026-02-26')] }, []],
    [
      'announced: no estimate about the same time, another one stays',
      {
        announced: [{ exDay: '2026-12-20', payDay: '2027-01-20', perUnit: 0.6, currency: 'GBP' }],
        received: [last('2026-01-10'), last('2025-12-01')],
      },
      [
        ['2026-12-01', 'estimate', 500],
        ['2027-01-20', 'announced', 600],
      ],
    ],
    [
      'announced without a day of payment',
      { announced: [{ exDay: '2026-12-20', payDay: null, perUnit: 0.6, currency: 'GBP' }] },
      [['2026-12-20', 'announced', 600]],
    ],
    ['paid already', { announced: [{ exDay: '2026-10-01', payDay: '2026-11-27', perUnit: 0.6, currency: 'GBP' }] }, []],
    ['sold', { units: 0, received: [last('2026-01-10')] }, []],
    ['paid on 29 February', { received: [last('2024-02-29')] }, []],
  ])('%s', (_case, own, payments) => {
    expect(expected({ ...share, ...own }).map(([, , basis, day, amount]) => [day, basis, amount])).toEqual(payments);
  });
});
