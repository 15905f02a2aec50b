import type { ClientTotals } from '#contracts/datasets/lists.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { type AttentionMatter, attentionMatters } from '#contracts/reports/report-choices.ts';
import type { ReportFrame } from '../block.tsx';

export interface ShownAttention {
  readonly count: number;
  readonly matters: readonly ShownMatter[];
  /** The day of the latest figures, where some of the matters are of that day and not of the chosen one; null where it is the same. */
  readonly latest: IsoDate | null;
}

export interface ShownMatter {
  readonly matter: AttentionMatter;
  /** The key of its words: private funds have valuations for prices. */
  readonly words: AttentionMatter | 'overdueValues';
  readonly count: number;
  /** True when the list shows only the clients with this matter. */
  readonly isChosen: boolean;
}

/** Selects the matters that need attention, the most urgent first, without those that concern no client. One client may count in several. */
export function selectAttention(
  { clientTotals: { attention, programme } }: { readonly clientTotals: Pick<ClientTotals, 'attention' | 'programme'> },
  { query, asOf, days }: Pick<ReportFrame, 'query' | 'asOf' | 'days'>,
): ShownAttention {
  const matters = attentionMatters
    .map((matter) => ({
      matter,
      words: programme && matter === 'stalePrices' ? ('overdueValues' as const) : matter,
      count: attention[matter],
      isChosen: matter === query.attention,
    }))
    .filter(({ count }) => count > 0);
  const isOfLatest = matters.some(({ matter }) => matter === 'drift' || matter === 'cashDrag');
  const latest = isOfLatest && days && asOf < days.last ? days.last : null;
  return { count: matters.reduce((sum, { count }) => sum + count, 0), matters, latest };
}
