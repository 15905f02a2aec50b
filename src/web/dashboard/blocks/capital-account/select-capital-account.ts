import type { CapitalAccounts } from '#contracts/datasets/private-equity.ts';
import type { PerformanceRange } from '#contracts/reports/report-choices.ts';
import type { DistributionsByKind } from '#finance/private-equity/capital-account.ts';
import { pressedRange } from '../../period-words.ts';
import type { NeedsOf, ReportFrame } from '../block.tsx';

export interface ShownCapitalAccount extends CapitalAccounts {
  /** The chosen span; null for days of one's own. */
  readonly range: PerformanceRange | null;
  /** The distributions of all funds by kind, without kinds that are zero. */
  readonly kinds: readonly { readonly kind: keyof DistributionsByKind; readonly amount: number }[];
}

export function selectCapitalAccount(
  { capitalAccounts }: NeedsOf<'capitalAccount'>,
  { query }: Pick<ReportFrame, 'query'>,
): ShownCapitalAccount {
  const { total } = capitalAccounts;
  const kinds = total.available ? Object.entries(total.value.distributions) : [];
  return {
    ...capitalAccounts,
    range: pressedRange(capitalAccounts.period, query),
    kinds: kinds.flatMap(([kind, amount]) => (amount === 0 ? [] : [{ kind: kind as keyof DistributionsByKind, amount }])),
  };
}
