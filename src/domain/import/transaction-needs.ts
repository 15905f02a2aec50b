import type { TransactionType } from '#finance/ledger/ledger.ts';

/** What a row of a broker says of a transaction of each type. */
export interface Needs {
  /** Whether cash comes in or goes out; undefined where it may do both. */
  readonly cash?: 'received' | 'paid';
  readonly security?: 'required' | 'optional';
  /** How many, at which price; a change of units has a sign of its own. */
  readonly units?: 'required' | 'signed';
  readonly hasPrice?: true;
}

const trade = { security: 'required', units: 'required' } as const;

/** What is not here has neither a security nor units. */
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
