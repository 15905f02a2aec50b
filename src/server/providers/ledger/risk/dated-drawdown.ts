import type { DatedDrawdown } from '#contracts/datasets/returns.ts';
import { isoDate } from '#finance/iso-date.ts';
import type { Drawdown } from '#finance/risk/drawdown.ts';

/** A fall with its days as dates. */
export function datedDrawdown({ depth, peakDay, troughDay, recoveryDay }: Drawdown): DatedDrawdown {
  return { depth, peak: isoDate(peakDay), trough: isoDate(troughDay), recovery: recoveryDay === null ? null : isoDate(recoveryDay) };
}
