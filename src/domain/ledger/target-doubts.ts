import { type Decimal, decimal } from '#finance/decimal.ts';

/** Doubts that a user must confirm about stated units or a stated balance. */
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

/**
 * Lists possible slips: more than twice or less than half of what was held, and a decrease that leaves less than nothing, then or
 * today.
 */
export function doubtsOfTarget({ before, target, today, isCash }: Target): TargetDoubt[] {
  const isBelow = target.cmp(before) < 0 && (target.isNegative() || today.isNegative());
  const below: TargetDoubt[] = isBelow ? [isCash ? 'overdrawn' : 'short-position'] : [];
  const isOther = before.isPositive() && (target.cmp(before.times(double)) > 0 || target.times(double).cmp(before) < 0);
  return isOther ? ['large-change', ...below] : below;
}
