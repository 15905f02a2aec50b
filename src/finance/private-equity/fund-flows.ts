import type { CallCategory, DistributionCategory, LedgerEntry } from '../ledger/ledger.ts';
import type { FundCall, FundFlow } from './fund-totals.ts';

/**
 * What a transaction of a private fund is among its calls and distributions; nothing for what moves no money. `factor` is what
 * 1 of its currency is in the wanted one; NaN leaves amounts that are NaN. Charges of a fund and its fees beside the commitment count
 * as paid in, though not against the commitment; so does what was paid to another for their stake. A refunded charge is a call below zero.
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
