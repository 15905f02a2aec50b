import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toPercent } from '../to-percent.ts';
import { toNumberOrNull } from '../to-number-or-null.ts';
import { incomeKind } from './income-kind.ts';
import type { ShownIncome } from './select-income.ts';

/** The sources of the period as a table to take away; shares in percent. */
export function incomeRows({ sources, currency }: ShownIncome, texts: Texts): BlockTable {
  return {
    header: [
      texts('income.source'),
      texts('income.category'),
      `${texts('income.beforeTax')} (${currency})`,
      `${texts('income.share')} (%)`,
    ],
    rows: sources.map(({ name, category, amount, share }) => [name, incomeKind(category, texts), toNumberOrNull(amount), toPercent(share)]),
  };
}
