import type { Reason } from '../figure.ts';

/** Something the figures had to do without, for the days from `fromDay` to before `toDay`. */
export interface BookProblem {
  readonly reason: Reason;
  /** The instrument, pair of currencies or transaction that it is about. */
  readonly subject: string;
  readonly fromDay: number;
  readonly toDay: number;
}
