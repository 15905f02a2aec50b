import type { TransactionType } from '#finance/ledger/ledger.ts';

/** Values that a broker's row has for a type of transaction. */
export interface Needs {
  /** Direction of the cash; undefined if it may come in or go out. */
  readonly cash?: 'received' | 'paid';
  readonly security?: 'required' | 'optional';
  /** Units are needed; `signed` for a change of units, which has a sign of its own. */
  readonly units?: 'required' | 'signed';
  readonly hasPrice?: true;
}

const trade = { security: 'required', units: 'required' } as const;

/** Needs of each type. Types not listed have neither a security nor units. */
export const transactionNeeds: Readonly<Partial<Record<TransactionType, Needs>>> = {
  Purchase: { ...trade, cash: 'paid', hasPrice: true },
  Sale: { ...trade, cash: 'received', hasPrice: true },
  TransferIn: { ...trade, cash: 'received' },
  TransferOut: { ...trade, cash: 'paid' },
  CorporateAction: { security: 'required', units: 'signed' },
  Contribution: { cash: 'received' },
  Withdrawal: { cash: 'paid' },
  Dividend: { security: 'required' },
  Distribution: { security: 'required' },
  Tax: { security: 'optional' },
};
