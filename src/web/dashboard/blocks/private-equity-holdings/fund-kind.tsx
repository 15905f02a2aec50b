import type { ShownFund } from './select-funds.ts';

/** Shows the kind of a fund: its strategy and sub-strategy, its region and, on request, its vintage. */
export function FundKind({ fund: { strategy, subStrategy, region, vintage }, hasVintage = false }: FundKindProps) {
  return [strategy, subStrategy, region, hasVintage ? vintage : null].filter(Boolean).join(' · ');
}

interface FundKindProps {
  readonly fund: ShownFund;
  readonly hasVintage?: boolean;
}
