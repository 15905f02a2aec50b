import type { ShownFund } from './select-funds.ts';

/** Shows the kind of a fund: its strategy, its region and, on request, its vintage. */
export function FundKind({ fund: { strategy, region, vintage }, hasVintage = false }: FundKindProps) {
  return [strategy, region, hasVintage ? vintage : null].filter(Boolean).join(' · ');
}

interface FundKindProps {
  readonly fund: ShownFund;
  readonly hasVintage?: boolean;
}
