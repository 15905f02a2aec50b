/** One bar of a bridge: from where to where it leads. Those of the values themselves begin at nothing. */
export interface BridgeBar {
  readonly kind: 'total' | 'gain' | 'loss';
  readonly amount: number;
  readonly from: number;
  readonly to: number;
}

/** Signed amounts of one currency in their order, the values at the ends among them, as bars that begin where the one before ended. */
export function bridgeBars<Line extends { readonly amount: number; readonly isTotal: boolean }>(
  lines: readonly Line[],
): (Line & BridgeBar)[] {
  let reached = 0;
  return lines.map((line) => {
    const { amount, isTotal } = line;
    const from = isTotal ? 0 : reached;
    // In pence, so that the dust of binary fractions never adds up.
    reached = isTotal ? amount : Math.round((reached + amount) * 100) / 100;
    return { ...line, kind: isTotal ? 'total' : amount < 0 ? 'loss' : 'gain', from, to: reached };
  });
}
