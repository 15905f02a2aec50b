import { available, type Figure, unavailable } from '../figure.ts';
import { isStale, lastOnOrBefore, type PricePoint } from '../price-series.ts';
import { rolledForward } from '../quotation.ts';
import type { FundFlow } from './fund-totals.ts';

/** The value of a fund on a day, and what it rests on. */
export interface RolledValue {
  readonly value: Figure;
  /** Day of the last report; `null` before the first one, when the value is what was paid in and not paid back. */
  readonly reportedOn: number | null;
  /** Days since that report. */
  readonly age: number | null;
  /** Calls and distributions since then are added and taken off. */
  readonly isRolled: boolean;
  /** Older than a fund that reports every half year can excuse. */
  readonly isStale: boolean;
}

/** The last reported value on or before `day`, rolled forward with the calls and distributions since, with its age. */
export function rolledValueOn(reports: readonly PricePoint[], flows: readonly FundFlow[], day: number): RolledValue {
  const known = reports.filter((report) => report.day <= day);
  const since = flows.filter((flow) => flow.day <= day);
  const added = since.map((flow) => ({ day: flow.day, added: flow.kind === 'call' ? flow.amount : -flow.amount }));
  const last = lastOnOrBefore(rolledForward(known, added), day);
  const reportedOn = known.length === 0 ? null : Math.max(...known.map((report) => report.day));
  return {
    value: last ? available(last.price) : unavailable('no-reported-value'),
    reportedOn,
    age: reportedOn === null ? null : day - reportedOn,
    isRolled: last !== null && last.day !== reportedOn,
    isStale: reportedOn !== null && isStale('PrivateEquity', reportedOn, day),
  };
}
