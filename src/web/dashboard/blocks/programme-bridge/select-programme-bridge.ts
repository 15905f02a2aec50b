import type { ProgrammeBridge } from '#contracts/datasets/private-equity.ts';
import type { PerformanceRange } from '#contracts/reports/report-choices.ts';
import { type Figure, mapFigure } from '#finance/figure.ts';
import type { FundBridge } from '#finance/private-equity/fund-bridge.ts';
import { pressedRange } from '../../period-words.ts';
import type { NeedsOf, ReportFrame } from '../block.tsx';
import { type BridgeBar, bridgeBars } from '../value-bridge/bridge-bars.ts';

export type ProgrammeLine = keyof FundBridge;

export interface ShownProgrammeBridge extends Pick<ProgrammeBridge, 'period' | 'currency'> {
  /** The chosen span; null for days of one's own. */
  readonly range: PerformanceRange | null;
  readonly lines: Figure<readonly ProgrammeBar[]>;
}

export interface ProgrammeBar extends BridgeBar {
  readonly line: ProgrammeLine;
}

/** From the opening to the closing value of all funds: what was called goes in, what was distributed goes out. */
export function selectProgrammeBridge(
  { programmeBridge: { period, currency, bridge } }: NeedsOf<'programmeBridge'>,
  { query }: Pick<ReportFrame, 'query'>,
): ShownProgrammeBridge {
  return {
    period,
    currency,
    range: pressedRange(period, query),
    lines: mapFigure(bridge, ({ opening, called, distributed, change, closing }) =>
      bridgeBars<{ readonly line: ProgrammeLine; readonly amount: number; readonly isTotal: boolean; readonly isPayment: boolean }>([
        { line: 'opening', amount: opening, isTotal: true, isPayment: false },
        { line: 'called', amount: called, isTotal: false, isPayment: true },
        { line: 'distributed', amount: -distributed, isTotal: false, isPayment: true },
        { line: 'change', amount: change, isTotal: false, isPayment: false },
        { line: 'closing', amount: closing, isTotal: true, isPayment: false },
      ]),
    ),
  };
}
