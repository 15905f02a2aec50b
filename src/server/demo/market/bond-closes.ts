import { textTable } from '../text-table.ts';
import type { AccruingBond } from '#finance/bond/accrued-on.ts';
import type { Bond } from '#finance/bond/bond.ts';
import { accruedInterest, dirtyPriceAtYield } from '#finance/bond/bond-price.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { anchoredPath } from './anchored-path.ts';
import type { Calendar } from './calendar.ts';
import type { DemoInstrument } from './demo-instrument.ts';
import { anchorsOf, shocks, stormScale } from './factor-paths.ts';

/** The yields of governments' bonds of a few years on memorable days, in percent a year. */
const levels = textTable(`
  date       | GBP  | EUR
  2015-07-01 | 1.55 | 1.90
  2016-06-23 | 0.90 | 1.40
  2016-08-15 | 0.35 | 1.10
  2017-12-29 | 0.80 | 0.95
  2018-10-10 | 1.30 | 1.60
  2019-12-31 | 0.65 | 0.35
  2020-03-23 | 0.40 | 1.30
  2020-12-31 | 0.05 | 0.10
  2021-12-31 | 0.85 | 0.45
  2022-09-27 | 4.35 | 3.55
  2022-12-30 | 3.60 | 3.30
  2023-07-31 | 4.30 | 3.10
  2023-12-29 | 3.45 | 2.30
  2024-07-16 | 3.90 | 2.75
  2025-02-18 | 4.15 | 2.55
  2025-10-31 | 3.85 | 2.45
`);

/** Ordinary volatility of a yield from day to day, a fraction: three basis points. */
const dailyVolatility = 0.0003;

/** The terms of a bond; `null` of anything else. */
export function demoBond({ payout, traits }: Pick<DemoInstrument, 'payout' | 'traits'>): AccruingBond | null {
  const { coupon, maturity } = traits;
  if (coupon === undefined || maturity === undefined) return null;
  return { couponRate: coupon, couponsAYear: payout.months.length, maturity, dayCount: 'ACT/ACT-ICMA', faceValue: 100 };
}

/**
 * The clean closes of a bond per 100 of nominal: what its payments are worth at the government's yield of its currency and the
 * bond's own spread. So they come to 100 on the maturity, and stay there. NaN before the bond is issued.
 */
export function bondCloses({ currency, payout, traits }: DemoInstrument, calendar: Calendar): Float64Array {
  const { spread, from } = traits;
  const bond = demoBond({ payout, traits });
  if (!bond || spread === undefined) throw new RangeError('a bond without its terms');
  const firstDay = from ? calendar.onOrAfter(from) : 0;
  return governmentYields(currency, calendar).map((yearly, day) =>
    day < firstDay ? Number.NaN : cleanPrice(bond, calendar.days[day] ?? '', yearly + spread),
  );
}

function cleanPrice(bond: Bond, day: IsoDate, yearlyYield: number): number {
  const dirty = dirtyPriceAtYield(bond, day, yearlyYield);
  const accrued = accruedInterest(bond, day);
  return dirty.available && accrued.available ? Math.round((dirty.value - accrued.value) * 100) / 100 : 100;
}

/** Yearly fractions, one per day of the calendar. */
function governmentYields(currency: string, calendar: Calendar): Float64Array {
  const shock = shocks(`yield ${currency}`, calendar.days.length);
  let sum = 0;
  const noise = stormScale(calendar).map((times, day) => (sum += dailyVolatility * times * (shock[day] ?? 0)));
  const anchors = levels.map((row) => ({ date: row('date'), level: 1 + Number(row(currency)) / 100 }));
  return anchoredPath(noise, anchorsOf(anchors, calendar), 0).map(Math.expm1);
}
