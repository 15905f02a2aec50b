import type { ShownFund } from './select-funds.ts';

/** What a fund is, in a few words: its strategy and where it invests. */
export function FundKind({ fund: { strategy, region, vintage }, hasVintage = false }: FundKindProps) {
  return [strategy, region, hasVintage ? vintage : null].filter(Boolean).join(' · ');
}

interface FundKindProps {
  readonly fund: ShownFund;
  readonly hasVintage?: boolean;
}
