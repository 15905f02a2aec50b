import type { BridgeParts, ValueBridge } from '#contracts/gain-datasets.ts';
import type { FigureId } from '#contracts/figures.ts';
import type { BridgeLine } from '#finance/gains/bridge-lines.ts';
import { type Figure, mapFigure } from '#finance/figure.ts';
import type { NeedsOf } from '../block.tsx';

export interface ShownBridge {
  readonly period: ValueBridge['period'];
  readonly currency: string;
  readonly lines: Figure<readonly ShownLine[]>;
  /** Null where the portfolios' currencies keep growth from being told apart. */
  readonly parts: BridgeParts | null;
  readonly dealingCosts: Figure;
}

/** One bar: from where to where it leads. Those of the values themselves begin at nothing. */
export interface ShownLine {
  readonly line: BridgeLine;
  readonly kind: 'total' | 'gain' | 'loss';
  readonly amount: number;
  readonly from: number;
  readonly to: number;
  /** What explains it; null of what nothing explains. */
  readonly figure: FigureId | null;
}

const figures: Readonly<Record<BridgeLine, FigureId | null>> = {
  opening: 'openingValue',
  paidIn: 'paidIn',
  paidOut: 'paidOut',
  income: 'income',
  growth: 'growth',
  currency: 'currencyEffect',
  charges: 'charges',
  taxes: 'taxes',
  unexplained: null,
  closing: 'value',
};

/** Lines that most portfolios do not have. */
const onlyWhereMoved: ReadonlySet<BridgeLine> = new Set<BridgeLine>(['currency', 'taxes']);

export function selectBridge({ valueBridge: { period, currency, lines, parts, dealingCosts } }: NeedsOf<'valueBridge'>): ShownBridge {
  return {
    period,
    currency,
    lines: mapFigure(lines, shownLines),
    parts: parts.available ? parts.value : null,
    dealingCosts,
  };
}

function shownLines(lines: readonly { readonly line: BridgeLine; readonly amount: number }[]): ShownLine[] {
  let reached = 0;
  return lines
    .filter(({ line, amount }) => amount !== 0 || !onlyWhereMoved.has(line))
    .map(({ line, amount }) => {
      const isTotal = line === 'opening' || line === 'closing';
      const from = isTotal ? 0 : reached;
      // In pence, so that the dust of binary fractions never adds up.
      reached = isTotal ? amount : Math.round((reached + amount) * 100) / 100;
      return { line, kind: isTotal ? 'total' : amount < 0 ? 'loss' : 'gain', amount, from, to: reached, figure: figures[line] };
    });
}
