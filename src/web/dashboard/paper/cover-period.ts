import type { Period } from '#contracts/datasets/period.ts';
import { type IsoDate, isQuarterEnd, monthsBefore } from '#finance/iso-date.ts';

interface NamedPeriod {
  readonly opening: IsoDate;
  readonly to: IsoDate;
}

/** The period that the cover names: the quarter that a quarterly report closes, else the period of the headline figures, if there are any. */
export function coverPeriod(asOf: IsoDate, headline: Period | undefined): NamedPeriod | null {
  if (isQuarterEnd(asOf)) return { opening: monthsBefore(asOf, 3), to: asOf };
  return headline ? { opening: headline.from, to: headline.to } : null;
}
