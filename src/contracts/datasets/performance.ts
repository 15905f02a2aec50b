import type { Figure } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Period } from './period.ts';
import type { Drawdown, ReturnRow } from './returns.ts';

export interface Performance {
  readonly period: Period;
  readonly currency: string;
  readonly benchmark: string | null;
  readonly hasBenchmark: boolean;
  /** One entry a drawn day, the opening day first. Returns since the opening day as fractions; null = not available. */
  readonly points: readonly PerformancePoint[];
  readonly payments: readonly { readonly day: IsoDate; readonly paidIn: number; readonly paidOut: number }[];
  /** True when no holding had a price in the period: the line is level because no value is known. */
  readonly isUnpriced?: boolean;
  readonly deepest: Figure<Drawdown>;
  readonly returns: readonly ReturnRow[];
  /** Years that may be chosen as the period, the latest first; tax years where they are not those of the calendar. */
  readonly years: Readonly<Record<YearKind, readonly NamedYear[]>>;
}

export type YearKind = 'calendar' | 'tax';

/** A year with its name, `2025` or `2025/26`; the present one up to the page's day. */
export interface NamedYear extends Period {
  readonly name: string;
}

export interface PerformancePoint {
  readonly day: IsoDate;
  readonly value: number | null;
  readonly portfolio: number | null;
  readonly benchmark: number | null;
  /** Fall from the highest point of the return index so far, 0 or negative. */
  readonly drawdown: number | null;
}
