import { valueTicks } from '../../../ui/chart/value-ticks.ts';
import type { BridgeBar } from './bridge-bars.ts';

/** The vertical axis of the bridge. */
export interface BridgeScale {
  readonly low: number;
  readonly high: number;
  readonly step: number;
  readonly ticks: readonly number[];
  /** The scale does not begin at zero, so that the lines between two large values can be seen. */
  readonly isCut: boolean;
}

/** From which part of the highest value on the ground below all lines is left out. */
const worthCutting = 0.4;

export function bridgeScale(lines: readonly BridgeBar[]): BridgeScale {
  const reached = lines.map(({ to }) => to);
  const lowest = Math.min(...reached);
  const highest = Math.max(...reached, 0);
  const isCut = lowest > highest * worthCutting;
  const span = highest - (isCut ? lowest : Math.min(lowest, 0)) || Math.max(Math.abs(highest), 1);
  const high = highest + span * 0.14;
  if (!isCut)
    return { low: Math.min(lowest, 0) - (lowest < 0 ? span * 0.14 : 0), high, ...valueTicks(Math.min(lowest, 0), high, 6), isCut };
  const { step } = valueTicks(lowest - span * 0.2, high, 6);
  const low = Math.max(0, Math.floor((lowest - span * 0.1) / step) * step);
  return { low, high, ...valueTicks(low, high, 6), isCut: low > 0 };
}
