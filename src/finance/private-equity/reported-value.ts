import { isStale } from '../prices/price-series.ts';
import type { FundFlow } from './fund-totals.ts';

/** Age of the report on which a fund's value on a day rests. */
export interface ReportAge {
  /** Day of the last report; `null` before the first one, when the value is what was paid in and not paid back. */
  readonly reportedOn: number | null;
  /** Days since that report. */
  readonly age: number | null;
  /** Calls and distributions since then are added and taken off. */
  readonly isRolled: boolean;
  /** Older than a fund that reports every half year can excuse. */
  readonly isStale: boolean;
}

/** Returns the age on `day` of the last of the `reported` days, and whether money has moved in or out of the fund since. */
export function reportAgeOn(reported: readonly number[], flows: readonly FundFlow[], day: number): ReportAge {
  const known = reported.filter((one) => one <= day);
  const reportedOn = known.length === 0 ? null : Math.max(...known);
  return {
    reportedOn,
    age: reportedOn === null ? null : day - reportedOn,
    isRolled: flows.some((flow) => movesValue(flow) && flow.day <= day && flow.day > (reportedOn ?? -Infinity)),
    isStale: reportedOn !== null && isStale('PrivateEquity', reportedOn, day),
  };
}

/** Fees beside the commitment are spent, not invested. */
function movesValue(flow: FundFlow): boolean {
  return !(flow.kind === 'call' && flow.isFee && flow.isOutsideCommitment);
}
