import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toPercent } from '../to-percent.ts';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownAccountReturns } from './select-account-returns.ts';

/** A row a span: return and benchmark in percent, the gain in money. */
export function accountReturnRows(shown: ShownAccountReturns | null, texts: Texts): BlockTable {
  return {
    header: [
      texts('accountReturns.span'),
      texts('overview.changeRate'),
      texts('overview.benchmarkRate'),
      `${texts('overview.changeAmount')} (${shown?.currency ?? ''})`,
    ],
    rows: (shown?.changes ?? []).map(({ span, rate, benchmark, gain }) => [
      texts(`accountReturns.over.${span}`, { date: shown?.day }),
      toPercent(rate),
      toPercent(benchmark),
      toNumberOrNull(gain),
    ]),
  };
}
