import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectAttention, type ShownAttention } from './select-attention.ts';

/** What an advisor should look at, and nothing else. */
export const attention = block<'attention', ShownAttention>({
  select: selectAttention,
  View: lazy(async () => ({ default: (await import('./attention-view.tsx')).AttentionView })),
  rows: ({ matters }, texts) => ({
    header: [texts('overview.attention'), texts('overview.clients')],
    rows: matters.map(({ matter, count }) => [texts(`overview.${matter}`), count]),
  }),
  height: 150,
  section: 'summary',
});
