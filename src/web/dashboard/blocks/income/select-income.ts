import type { Income, IncomeSource } from '#contracts/datasets/gains.ts';
import type { Figure } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { NeedsOf } from '../block.tsx';

export interface ShownIncome {
  readonly period: Income['period'];
  readonly currency: string;
  readonly total: Figure;
  readonly tax: Figure;
  /** Null where a month has no figure. */
  readonly months: readonly ShownMonth[];
  /** All of them, the largest first. */
  readonly sources: readonly IncomeSource[];
  /** True when no income arrived in any month shown, nor in the period. */
  readonly isEmpty: boolean;
}

export interface ShownMonth {
  readonly month: IsoDate;
  readonly amount: number | null;
  readonly yearBefore: number | null;
}

export function selectIncome({ income: { period, currency, total, tax, months, sources } }: NeedsOf<'income'>): ShownIncome {
  const shown = months.map(({ month, amount, yearBefore }) => ({
    month,
    amount: amount.available ? amount.value : null,
    yearBefore: yearBefore.available ? yearBefore.value : null,
  }));
  const isQuiet = shown.every(({ amount, yearBefore }) => !amount && !yearBefore);
  return { period, currency, total, tax, months: shown, sources, isEmpty: isQuiet && sources.length === 0 };
}
