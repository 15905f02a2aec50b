import { sameSplitDays } from '#finance/ledger/security-splits.ts';
import type { RecordedSplit } from '../../db/queries/market/judged-prices.ts';

/** Each split once, on the day that most portfolios have it on (of equally many the first). */
export function agreedSplits(recorded: readonly RecordedSplit[]): RecordedSplit[] {
  const agreed: RecordedSplit[] = [];
  for (const split of recorded.toSorted((a, b) => b.portfolios - a.portfolios || a.day - b.day)) {
    const isKnown = agreed.some(({ day, ratio }) => ratio === split.ratio && Math.abs(day - split.day) <= sameSplitDays);
    if (!isKnown) agreed.push(split);
  }
  return agreed.toSorted((a, b) => a.day - b.day);
}
