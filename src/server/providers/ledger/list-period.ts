import type { ClientPeriod } from '#contracts/report-choices.ts';
import type { Period } from '#finance/daily-series.ts';
import { dayNumber, type IsoDate } from '#finance/iso-date.ts';
import { monthsUpTo, yearOpening } from '#finance/period.ts';

const months = { '1m': 1, '3m': 3, '1y': 12 } as const;

/** The half-open period of a list's change that closes on `asOf`. */
export function listPeriod(period: ClientPeriod, asOf: IsoDate): Period {
  return period === 'ytd' ? { from: dayNumber(yearOpening(asOf)), to: dayNumber(asOf) } : monthsUpTo(asOf, months[period]);
}
