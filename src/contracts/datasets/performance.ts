import type { Figure } from '#finance/figure.ts';
import { dayNumber, isoDate, type IsoDate } from '#finance/iso-date.ts';
import type { Period } from './period.ts';
import type { DatedDrawdown, ReturnRow } from './returns.ts';

export interface Performance {
  readonly period: Period;
  readonly currency: string;
  readonly benchmark: string | null;
  readonly hasBenchmark: boolean;
  /** One entry a drawn day, the opening day first. */
  readonly points: PackedPoints;
  readonly payments: readonly { readonly day: IsoDate; readonly paidIn: number; readonly paidOut: number }[];
  /** True when no holding had a price in the period: the line is level because no value is known. */
  readonly isUnpriced?: boolean;
  readonly deepest: Figure<DatedDrawdown>;
  readonly returns: readonly ReturnRow[];
  /** Years that may be chosen as the period, the latest first; tax years where they are not those of the calendar. */
  readonly years: Readonly<Record<YearKind, readonly NamedYear[]>>;
}

export type YearKind = 'calendar' | 'tax';

/** A year with its name, `2025` or `2025/26`; the present one up to the page's day. */
export interface NamedYear extends Period {
  readonly name: string;
}

/** A drawn day. Returns since the opening day as fractions; null = not available. */
export interface PerformancePoint {
  readonly day: IsoDate;
  readonly value: number | null;
  readonly portfolio: number | null;
  readonly benchmark: number | null;
  /** Fall from the highest point of the return index so far, 0 or negative. */
  readonly drawdown: number | null;
}

/** Points as one text, column by column, which `unpackPoints` reads: hundreds of objects would take longer to send than to compute. */
export type PackedPoints = string & { readonly of?: PerformancePoint };

export function packPoints(points: readonly PerformancePoint[]): PackedPoints {
  const [value, portfolio, benchmark, drawdown] = (['value', 'portfolio', 'benchmark', 'drawdown'] as const).map((column) =>
    points.map((point) => point[column]),
  );
  return JSON.stringify({ days: points.map(({ day }) => dayNumber(day)), value, portfolio, benchmark, drawdown });
}

export function unpackPoints(packed: PackedPoints): readonly PerformancePoint[] {
  const columns = JSON.parse(packed) as { readonly days: readonly number[] } & Record<
    Exclude<keyof PerformancePoint, 'day'>,
    readonly (number | null)[]
  >;
  return columns.days.map((day, at) => ({
    day: isoDate(day),
    value: columns.value[at] ?? null,
    portfolio: columns.portfolio[at] ?? null,
    benchmark: columns.benchmark[at] ?? null,
    drawdown: columns.drawdown[at] ?? null,
  }));
}
