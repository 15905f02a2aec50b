import { expect, test } from 'vitest';
import { bondOf } from './bond-of.ts';

const gilt = { coupon: '0.04125', couponFrequency: 2, maturity: '2033-06-07', dayCount: 'ACT/ACT-ICMA' };

test('a stored bond has the terms of its import', () => {
  const bond = { couponRate: 0.04125, couponsAYear: 2, maturity: '2033-06-07', dayCount: 'ACT/ACT-ICMA' };
  expect(bondOf(gilt)).toEqual(bond);
  expect(bondOf({ ...gilt, dayCount: 'ACT/ACT' })).toEqual(bond);
});

test.each([
  { coupon: null },
  { couponFrequency: null },
  { couponFrequency: 5 },
  { maturity: null },
  { dayCount: null },
  { dayCount: 'toString' },
])('with %o it is none', (missing) => {
  expect(bondOf({ ...gilt, ...missing })).toBeNull();
});
