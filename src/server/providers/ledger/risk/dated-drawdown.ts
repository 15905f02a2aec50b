import type { Drawdown } from '#contracts/datasets/returns.ts';
import { isoDate } from '#finance/iso-date.ts';
import type { Drawdown as MeasuredDrawdown } from '#finance/risk/drawdown.ts';

/** A fall with its days as dates. */
export function datedDrawdown({ depth, peakDay, troughDay, recoveryDay }: MeasuredDrawdown): Drawdown {
  return { depth, peak: isoDate(peakDay), trough: isoDate(troughDay), recovery: recoveryDay === null ? null : isoDate(recoveryDay) };
}
