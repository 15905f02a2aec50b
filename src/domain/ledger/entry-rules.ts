import { callCategories, chargeCategories, distributionCategories, type TransactionType } from '#finance/ledger/ledger.ts';

/** Requirements of a transaction type, for files and manual entry alike. */
export interface EntryRule {
  /** Allowed sign of the cash effect. Zero is always allowed, for units without cash and charges paid from outside. */
  readonly amount: 'in' | 'out' | 'none' | 'either' | 'some';
  /** Charges and tax may leave less than nothing of what came in. */
  readonly mayCostMore?: true;
  readonly symbol: 'required' | 'optional';
  /** A size, or signed. */
  readonly units: 'required' | 'optional' | 'signed';
  readonly ratio: 'required' | 'optional' | 'none';
  readonly categories?: readonly string[];
  /** One of two rows that belong together: its transferId is required, and of the other columns these must be blank. */
  readonly paired?: { readonly blank: readonly string[] };
}

const cash = { symbol: 'optional', units: 'optional', ratio: 'none' } as const;
const trade = { symbol: 'required', units: 'required', ratio: 'none' } as const;
const capital = { symbol: 'required', units: 'optional', ratio: 'none' } as const;

export const entryRules: Readonly<Record<TransactionType, EntryRule>> = {
  Purchase: { ...trade, amount: 'out' },
  Sale: { ...trade, amount: 'in', mayCostMore: true },
  Contribution: { ...cash, amount: 'in' },
  Withdrawal: { ...cash, amount: 'out' },
  Dividend: { ...capital, amount: 'either' },
  Interest: { ...cash, amount: 'either' },
  Charge: { ...cash, amount: 'either', categories: chargeCategories },
  Tax: { ...cash, amount: 'either' },
  TransferIn: { ...cash, amount: 'in' },
  TransferOut: { ...cash, amount: 'out' },
  Exchange: { ...cash, amount: 'some', paired: { blank: ['symbol', 'units', 'nominal', 'fxRate', 'tax', 'category', 'counterPortfolio'] } },
  Split: { symbol: 'required', units: 'optional', ratio: 'required', amount: 'none' },
  Call: { ...capital, amount: 'out', categories: callCategories },
  Distribution: { ...capital, amount: 'in', categories: distributionCategories },
  CorporateAction: { symbol: 'optional', units: 'signed', ratio: 'optional', amount: 'either' },
  Adjustment: { symbol: 'optional', units: 'signed', ratio: 'none', amount: 'either' },
};
