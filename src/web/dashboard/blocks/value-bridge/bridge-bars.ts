/** One bar of a bridge: from where to where it leads. Those of the values themselves begin at nothing; what is paid in or out is no gain and no loss. */
export interface BridgeBar {
  readonly kind: 'total' | 'in' | 'out' | 'gain' | 'loss';
  readonly amount: number;
  readonly from: number;
  readonly to: number;
}

interface BridgeStep {
  readonly amount: number;
  readonly isTotal: boolean;
  readonly isPayment: boolean;
}

function kindOf({ amount, isTotal, isPayment }: BridgeStep): BridgeBar['kind'] {
  if (isTotal) return 'total';
  if (isPayment) return amount < 0 ? 'out' : 'in';
  return amount < 0 ? 'loss' : 'gain';
}

/** Signed amounts of one currency in their order, the values at the ends among them, as bars that begin where the one before ended. */
export function bridgeBars<Line extends BridgeStep>(lines: readonly Line[]): (Line & BridgeBar)[] {
  let reached = 0;
  return lines.map((line) => {
    const { amount, isTotal } = line;
    const from = isTotal ? 0 : reached;
    // In pence, so that the dust of binary fractions never adds up.
    reached = isTotal ? amount : Math.round((reached + amount) * 100) / 100;
    return { ...line, kind: kindOf(line), from, to: reached };
  });
}
