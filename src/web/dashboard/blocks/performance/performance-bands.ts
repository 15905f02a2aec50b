import { type ChartFrame, isWide } from '../../../ui/chart/chart-option.ts';

/** A horizontal part of the chart, in pixels from its upper edge. */
export interface Band {
  readonly top: number;
  readonly height: number;
}

/** The chart's parts below each other on one time axis: returns, payments in a lane of their own, falls from the peak. */
export interface Bands {
  readonly left: number;
  readonly right: number;
  readonly returns: Band;
  readonly payments: Band | null;
  readonly falls: Band;
}

const daysBelow = 28;
const laneHeight = 24;

/** Labels at the ends of the lines need room at the right, where there is some. */
export function performanceBands(frame: ChartFrame, hasPayments: boolean): Bands {
  const wide = isWide(frame);
  const fallsHeight = wide ? 84 : 66;
  const falls = { top: frame.height - daysBelow - fallsHeight, height: fallsHeight };
  const payments = hasPayments ? { top: falls.top - 12 - laneHeight, height: laneHeight } : null;
  const top = 10;
  const bottom = (payments?.top ?? falls.top) - 16;
  return { left: wide ? 48 : 46, right: wide ? 108 : 12, returns: { top, height: bottom - top }, payments, falls };
}
