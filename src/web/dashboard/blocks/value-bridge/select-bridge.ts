import type { BridgeParts, ValueBridge } from '#contracts/datasets/gains.ts';
import type { FigureId } from '#contracts/reports/figures.ts';
import type { BridgeLine } from '#finance/gains/bridge-lines.ts';
import { type Figure, mapFigure } from '#finance/figure.ts';
import type { NeedsOf } from '../block.tsx';
import { type BridgeBar, bridgeBars } from './bridge-bars.ts';

export interface ShownBridge {
  readonly period: ValueBridge['period'];
  readonly currency: string;
  readonly lines: Figure<readonly ShownLine[]>;
  /** Null where a holding has no gain, so that growth cannot be told apart. */
  readonly parts: BridgeParts | null;
  readonly dealingCosts: Figure;
}

export interface ShownLine extends BridgeBar {
  readonly line: BridgeLine;
  /** The id of the figure that explains the line; null if none does. */
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
  const shown = lines.filter(({ line, amount }) => amount !== 0 || !onlyWhereMoved.has(line));
  return bridgeBars(
    shown.map(({ line, amount }) => ({
      line,
      amount,
      isTotal: line === 'opening' || line === 'closing',
      isPayment: line === 'paidIn' || line === 'paidOut',
      figure: figures[line],
    })),
  );
}
