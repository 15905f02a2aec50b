import type { Period } from '#contracts/datasets.ts';
import { type IsoDate, isQuarterEnd, monthsBefore } from '#finance/iso-date.ts';

/** The period that the cover names: the quarter that a quarterly report closes, else the period of the headline figures. */
export function coverPeriod(asOf: IsoDate, headline: Period): { readonly opening: IsoDate; readonly to: IsoDate } {
  return isQuarterEnd(asOf) ? { opening: monthsBefore(asOf, 3), to: asOf } : { opening: headline.from, to: headline.to };
}
