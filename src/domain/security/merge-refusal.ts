import type { ErrorCode } from '../errors.ts';

/** Prices and units of one security. */
export interface MergedSecurity {
  readonly id: string;
  readonly type: string;
  readonly currency: string;
  readonly quoteUnit: string | null;
}

/** Statements of both securities about the same thing. */
export interface MergeConflicts {
  /** Prices of one day that differ by more than a tenth: these are no prices of one security. */
  readonly farPrices: number;
  /** Portfolios that have both, and a split of one of them: it would count twice. */
  readonly splits: number;
  /** Commitments, reported values, dividends and weights in benchmarks that both have. */
  readonly others: number;
}

/** Types whose units or prices mean something of their own. */
const ownUnits: readonly string[] = ['Bond', 'Property', 'PrivateEquity', 'Index', 'Cash'];

/** Returns why a security cannot become part of another one; null where it can. */
export function mergeRefusal(from: MergedSecurity, into: MergedSecurity, conflicts: MergeConflicts): ErrorCode | null {
  return otherMeaning(from, into) ?? disagreement(conflicts);
}

function otherMeaning(from: MergedSecurity, into: MergedSecurity): ErrorCode | null {
  if (from.id === into.id) return 'security-merge-itself';
  if (from.currency !== into.currency) return 'security-merge-currency';
  if ((from.quoteUnit ?? from.currency) !== (into.quoteUnit ?? into.currency)) return 'security-merge-unit';
  const areOwn = [from.type, into.type].some((type) => ownUnits.includes(type));
  return from.type !== into.type && areOwn ? 'security-merge-type' : null;
}

function disagreement(conflicts: MergeConflicts): ErrorCode | null {
  if (conflicts.farPrices > 0) return 'security-merge-prices';
  if (conflicts.splits > 0) return 'security-merge-splits';
  return conflicts.others > 0 ? 'security-merge-both' : null;
}
