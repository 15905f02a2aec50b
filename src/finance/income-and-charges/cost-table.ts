import type { BookedAmount, BookedKind } from '../ledger/booked-amounts.ts';
import { bookedOver, bookedTotal } from '../ledger/booked-total.ts';
import { averageValue, rateAYear } from './charges.ts';
import type { DailySeries, Period } from '../daily-series.ts';
import type { Decimal } from '../decimal.ts';
import { combineFigures, type Figure } from '../figure.ts';

/** One type of cost over a period; refunds off. */
export interface CostLine {
  readonly category: string;
  readonly money: Figure<Decimal>;
  /** Cost as a fraction of the average daily value, over the period as it is (not annualised). */
  readonly rate: Figure;
}

export interface CostTable {
  readonly lines: readonly CostLine[];
  readonly money: Figure<Decimal>;
  readonly rate: Figure;
  /** The rate spread over years of 365 days. Unavailable under a year: costs are not annualised from a part of one. */
  readonly rateAYear: Figure;
}

/**
 * Costs booked over (from, to] by type, the largest first: management charges by category, or costs of dealing by the
 * transaction that they were paid on. The lines add up to the total, exactly. Decision: docs/calculations/charges.md.
 */
export function costTable(
  lines: readonly BookedAmount[],
  kind: Extract<BookedKind, 'charge' | 'dealing-cost'>,
  { series, period }: { series: DailySeries; period: Period },
): CostTable {
  const booked = bookedOver(lines, kind, period);
  const average = averageValue(series, period);
  const costOf = (own: readonly BookedAmount[]) => {
    const money = bookedTotal(own);
    return { money, rate: combineFigures(money, average, (amount, value) => amount.toNumber() / value) };
  };
  const byType = [...Map.groupBy(booked, ({ category }) => category)].map(([category, own]) => ({ category, ...costOf(own) }));
  const total = costOf(booked);
  return {
    lines: byType.sort((a, b) => sizeOf(b) - sizeOf(a) || (a.category < b.category ? -1 : 1)),
    ...total,
    rateAYear: rateAYear(total.rate, period),
  };
}

function sizeOf({ money }: CostLine): number {
  return money.available ? money.value.toNumber() : Infinity;
}
