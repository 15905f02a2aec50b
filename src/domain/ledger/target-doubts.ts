import { type Decimal, decimal } from '#finance/decimal.ts';

/** What is asked about units, or a balance, that someone says are held. */
export const targetDoubts = ['large-change', 'short-position', 'overdrawn'] as const;
export type TargetDoubt = (typeof targetDoubts)[number];

interface Target {
  readonly before: Decimal;
  readonly target: Decimal;
  /** Units or balance of today: after a day of the past more may have gone out. */
  readonly today: Decimal;
  readonly isCash: boolean;
}

const double = decimal(2);

/** What is possible and probably a slip: more than twice what was held, less than half of it, and less than nothing. */
export function doubtsOfTarget({ before, target, today, isCash }: Target): TargetDoubt[] {
  const isBelow = target.cmp(before) < 0 && (target.isNegative() || today.isNegative());
  const below: TargetDoubt[] = isBelow ? [isCash ? 'overdrawn' : 'short-position'] : [];
  const isOther = before.isPositive() && (target.cmp(before.times(double)) > 0 || target.times(double).cmp(before) < 0);
  return isOther ? ['large-change', ...below] : below;
}
