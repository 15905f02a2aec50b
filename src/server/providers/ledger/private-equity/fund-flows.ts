import { decimal } from '#finance/decimal.ts';
import type { CallCategory, DistributionCategory } from '#finance/ledger/ledger.ts';
import type { FundCall, FundFlow } from '#finance/private-equity/fund-totals.ts';
import type { LedgerRow } from '../../../db/queries/ledger/transactions.ts';

/**
 * What a transaction of a private fund is among its calls and distributions; nothing for what moves no money. `factor` is what
 * 1 of its currency is in the page's. Charges of a fund and its fees beside the commitment count as paid in, though not against
 * the commitment; so does what was paid to another for their stake. A refunded charge is a call below zero.
 */
export function fundFlows(row: LedgerRow, factor: number): FundFlow[] {
  const amount = decimal(row.amount);
  const paid = (amount.isZero() ? decimal(row.charges) : amount.negated()).toNumber() * factor;
  const received = amount.toNumber() * factor;
  switch (row.type) {
    case 'Call':
      return called(row.day, paid, callPurposes[(row.category as CallCategory | null) ?? 'Investment']);
    case 'Purchase':
      return called(row.day, paid, { isFee: false, isOutsideCommitment: true });
    case 'Charge':
      return called(row.day, paid, callPurposes.FeesOutside);
    case 'Distribution':
      return distributed(row.day, received, row.category as DistributionCategory | null);
    case 'Sale':
      return distributed(row.day, received, null);
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
