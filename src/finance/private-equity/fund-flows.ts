import type { CallCategory, DistributionCategory, LedgerEntry } from '../ledger/ledger.ts';
import type { FundCall, FundFlow } from './fund-totals.ts';

/**
 * Converts a transaction of a private fund to its calls and distributions; empty if it moves no money. `factor` is the value of 1 of
 * its currency in the target currency; NaN gives NaN amounts. A fund's charges and its fees outside the commitment count as paid in,
 * but not against the commitment; so does the price paid to another investor for their stake. A refunded charge is a call below zero.
 */
export function fundFlows(entry: Pick<LedgerEntry, 'day' | 'type' | 'category' | 'amount' | 'charges'>, factor: number): FundFlow[] {
  const { day, type, category, amount, charges } = entry;
  const paid = (amount.isZero() ? charges : amount.negated()).toNumber() * factor;
  const received = amount.toNumber() * factor;
  switch (type) {
    case 'Call':
      return called(day, paid, callPurposes[(category as CallCategory | null) ?? 'Investment']);
    case 'Purchase':
      return called(day, paid, { isFee: false, isOutsideCommitment: true });
    case 'Charge':
      return called(day, paid, callPurposes.FeesOutside);
    case 'Distribution':
      return distributed(day, received, category as DistributionCategory | null);
    case 'Sale':
      return distributed(day, received, null);
    default:
      return [];
  }
}

type CallPurpose = Required<Pick<FundCall, 'isFee' | 'isOutsideCommitment'>>;

const callPurposes: Readonly<Record<CallCategory, CallPurpose>> = {
  Investment: { isFee: false, isOutsideCommitment: false },
  Fees: { isFee: true, isOutsideCommitment: false },
  FeesOutside: { isFee: true, isOutsideCommitment: true },
};

function called(day: number, amount: number, purpose: CallPurpose): FundFlow[] {
  return amount === 0 ? [] : [{ kind: 'call', day, amount, ...purpose }];
}

function distributed(day: number, amount: number, category: DistributionCategory | null): FundFlow[] {
  return amount === 0 ? [] : [{ kind: 'distribution', day, amount, ...(category && { category }) }];
}
