import type { BondStatistics } from '#contracts/datasets/breakdowns.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';

/** The bonds as a table to take away: rates as fractions, durations in years. */
export function bondRows({ rows, currency }: BondStatistics, texts: Texts): BlockTable {
  const columns = ['name', 'currency', 'nominal', 'coupon', 'maturity', 'cleanPrice'] as const;
  const figures = ['runningYield', 'yieldToMaturity', 'duration', 'modifiedDuration'] as const;
  return {
    header: [
      ...columns.map((one) => texts(`bonds.${one}`)),
      ...figures.map((one) => texts(`bonds.${one}`)),
      `${texts('bonds.accrued')} (${currency})`,
      `${texts('bonds.value')} (${currency})`,
    ],
    rows: rows.map((row) => [
      row.name,
      row.currency,
      Number(row.nominal),
      row.coupon,
      row.maturity,
      toNumberOrNull(row.cleanPrice),
      ...figures.map((one) => toNumberOrNull(row[one])),
      toNumberOrNull(row.accrued),
      toNumberOrNull(row.value),
    ]),
  };
}
