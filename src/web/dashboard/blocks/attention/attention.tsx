import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectAttention, type ShownAttention } from './select-attention.ts';

/** The matters that need an advisor's attention. */
export const attention = block<'attention', ShownAttention>({
  select: selectAttention,
  View: lazy(async () => ({ default: (await import('./attention-view.tsx')).AttentionView })),
  height: 150,
  section: 'summary',
});
