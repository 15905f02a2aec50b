import type { ClientTotals } from '#contracts/datasets/lists.ts';
import { type AttentionMatter, attentionMatters } from '#contracts/reports/report-choices.ts';
import type { ReportFrame } from '../block.tsx';

export interface ShownAttention {
  readonly count: number;
  readonly matters: readonly ShownMatter[];
}

export interface ShownMatter {
  readonly matter: AttentionMatter;
  readonly count: number;
  /** Whether the list shows only those whom it concerns. */
  readonly isChosen: boolean;
}

/** What there is to look at, the most urgent first; what concerns no client is left out. A client may count in several. */
export function selectAttention(
  { clientTotals: { attention } }: { readonly clientTotals: Pick<ClientTotals, 'attention'> },
  { query }: Pick<ReportFrame, 'query'>,
): ShownAttention {
  const matters = attentionMatters
    .map((matter) => ({ matter, count: attention[matter], isChosen: matter === query.attention }))
    .filter(({ count }) => count > 0);
  return { count: matters.reduce((sum, { count }) => sum + count, 0), matters };
}
