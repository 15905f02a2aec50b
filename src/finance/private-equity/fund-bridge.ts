import type { Period } from '../daily-series.ts';
import { combineFigures, type Figure, sumOfFigures } from '../figure.ts';
import { type FundFlow, sumOfKind } from './fund-totals.ts';

/** Bridge of a programme's value from one day to another: opening + called − distributed + change = closing. */
export interface FundBridge {
  readonly opening: number;
  readonly called: number;
  readonly distributed: number;
  /** Gain or loss in value of the funds, including fees and carry inside them. */
  readonly change: number;
  readonly closing: number;
}

/** A fund over a period: its flows and its values at both ends (0 before its first call). */
export interface FundSpan {
  readonly flows: readonly FundFlow[];
  readonly opening: Figure;
  readonly closing: Figure;
}

/**
 * Value bridge of one fund or of several as one over (from, to]: a call on `from` is in the opening value already. Unavailable
 * when a value is: a fund left out would be a gain or loss of the others.
 */
export function fundBridge(funds: readonly FundSpan[], { from, to }: Period): Figure<FundBridge> {
  const flows = funds.flatMap((fund) => fund.flows).filter(({ day }) => from < day && day <= to);
  const [called, distributed] = [sumOfKind(flows, 'call'), sumOfKind(flows, 'distribution')];
  const ends = [sumOfFigures(funds.map(({ opening }) => opening)), sumOfFigures(funds.map(({ closing }) => closing))] as const;
  return combineFigures(...ends, (opening, closing) => ({
    opening,
    called,
    distributed,
    change: closing - opening - called + distributed,
    closing,
  }));
}
