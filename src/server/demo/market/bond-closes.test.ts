import { describe, expect, test } from 'vitest';
import { yieldToMaturity } from '#finance/bond/bond-yield.ts';
import { instruments as british } from '../ashcombe-hale/instruments.ts';
import { instruments as greek } from '../iolkos/instruments.ts';
import { bondCloses } from './bond-closes.ts';
import { calendarOf } from './calendar.ts';
import { marketOrigin } from './factor-levels.ts';

const bonds = [...british, ...greek].filter(({ type }) => type === 'Bond');
const calendar = calendarOf(marketOrigin, '2035-06-29');

describe.each(bonds)('the closes of $symbol', (instrument) => {
  const closes = bondCloses(instrument, calendar);
  const { maturity = '', coupon = 0, from } = instrument.traits;
  const matures = calendar.onOrAfter(maturity);

  test('come to par by the maturity', () => {
    expect(Math.abs((closes[matures - 5] ?? 0) - 100)).toBeLessThan(0.25);
    expect(closes[matures]).toBe(100);
    expect(closes.at(-1)).toBe(100);
  });

  test('begin on the day of issue', () => {
    const first = from ? calendar.onOrAfter(from) : 0;
    expect(closes.findIndex((close) => !Number.isNaN(close))).toBe(first);
  });

  test('yield between nothing and nine per cent', () => {
    const bond = { couponRate: coupon, couponsAYear: instrument.payout.months.length, maturity, dayCount: 'ACT/ACT-ICMA' } as const;
    const quarters = calendar.days.flatMap((day, at) => (at % 65 === 0 && day < '2026-12-31' && !Number.isNaN(closes[at]) ? [at] : []));
    for (const at of quarters) {
      const figure = yieldToMaturity(bond, calendar.days[at] ?? '', closes[at] ?? 0);
      expect(figure).toMatchObject({ available: true, value: expect.toSatisfy((value: number) => value > -0.01 && value < 0.09) });
    }
  });
});
