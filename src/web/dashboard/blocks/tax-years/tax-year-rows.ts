import type { TaxYears } from '#contracts/datasets/gains.ts';
import { taxYearName } from '#finance/tax-year.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';

/** The years as a table to take away, in pounds. */
export function taxYearRows({ years }: TaxYears, texts: Texts): BlockTable {
  const columns = ['proceeds', 'costs', 'gains', 'losses', 'net'] as const;
  return {
    header: [texts('taxYears.year'), texts('taxYears.disposals'), ...columns.map((column) => `${texts(`taxYears.${column}`)} (GBP)`)],
    rows: years.map(({ disposals, proceeds, allowableCosts, gains, losses, net, ...year }) => [
      taxYearName(year),
      disposals,
      proceeds,
      allowableCosts,
      gains,
      losses,
      net,
    ]),
  };
}
