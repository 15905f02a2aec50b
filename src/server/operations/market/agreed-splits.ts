import type { RecordedSplit } from '../../db/queries/market/judged-prices.ts';

/** Within so many days two records of one ratio are of one split, booked on different days by different custodians. */
const sameSplitDays = 30;

/** Each split once, on the day that most portfolios have it on (of equally many the first). */
export function agreedSplits(recorded: readonly RecordedSplit[]): RecordedSplit[] {
  const agreed: RecordedSplit[] = [];
  for (const split of recorded.toSorted((a, b) => b.portfolios - a.portfolios || a.day - b.day)) {
    const isKnown = agreed.some(({ day, ratio }) => ratio === split.ratio && Math.abs(day - split.day) <= sameSplitDays);
    if (!isKnown) agreed.push(split);
  }
  return agreed.toSorted((a, b) => a.day - b.day);
}
