import type { BreakdownDimension } from '#finance/breakdown/breakdown-by.ts';
import type { IsoDate } from '#finance/iso-date.ts';

/** The division of the value, as weights without amounts. */
export interface Weights {
  readonly asOf: IsoDate;
  /** As of the breakdowns: the first is shown before anyone chose. */
  readonly choices: readonly BreakdownDimension[];
  readonly by: Readonly<Record<BreakdownDimension, readonly Weight[]>>;
}

export interface Weight {
  readonly key: string;
  /** Percent with two decimals; null for a group of a value below zero. */
  readonly percent: number | null;
}
