import type { TransactionType } from './ledger.ts';

/** In the order in which lists offer them. */
export const transactionGroups = [
  'grossInterest',
  'paymentsIn',
  'paymentsOut',
  'managementCharges',
  'dividends',
  'tradeBuys',
  'tradeSales',
  'transfers',
  'exchanges',
  'taxes',
  'calls',
  'distributions',
  'corporateActions',
] as const;

export type TransactionGroup = (typeof transactionGroups)[number];

/** Every charge is among the management charges, with its category shown. */
const groups: Record<TransactionType, TransactionGroup> = {
  Interest: 'grossInterest',
  Contribution: 'paymentsIn',
  Withdrawal: 'paymentsOut',
  Charge: 'managementCharges',
  Dividend: 'dividends',
  Purchase: 'tradeBuys',
  Sale: 'tradeSales',
  TransferIn: 'transfers',
  TransferOut: 'transfers',
  Exchange: 'exchanges',
  Tax: 'taxes',
  Call: 'calls',
  Distribution: 'distributions',
  Split: 'corporateActions',
  CorporateAction: 'corporateActions',
  Adjustment: 'corporateActions',
};

export function transactionGroupOf(type: TransactionType): TransactionGroup {
  return groups[type];
}
