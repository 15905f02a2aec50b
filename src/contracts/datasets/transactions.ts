import type { IsoDate } from '#finance/iso-date.ts';
import type { TransactionRange } from '../reports/report-choices.ts';
import type { TransactionType } from '#finance/ledger/ledger.ts';
import type { Impact } from '#finance/ledger/transaction-impact.ts';
import type { TransactionGroup } from '#finance/ledger/transaction-groups.ts';

export interface Transactions {
  readonly range: TransactionRange;
  readonly from: IsoDate | null;
  readonly to: IsoDate;
  readonly currency: string;
  readonly count: number;
  /** All transactions of the portfolio whatever the range. */
  readonly total: number;
  /** Newest first, one page. */
  readonly rows: readonly ListedRow[];
  readonly page: number;
  readonly pageSize: number;
  /** Sums of the whole range by group, in the portfolio's currency. */
  readonly groups: readonly { readonly group: TransactionGroup; readonly amount: number; readonly count: number }[];
}

export interface TransactionRow {
  readonly id: string;
  readonly day: IsoDate;
  readonly type: TransactionType;
  readonly group: TransactionGroup;
  readonly category: string | null;
  readonly instrumentId: string | null;
  readonly name: string | null;
  readonly symbol: string | null;
  readonly units: string | null;
  readonly price: string | null;
  readonly priceUnit: string | null;
  /** Signed cash effect in `currency`, exact decimal as text. */
  readonly amount: string;
  readonly currency: string;
  readonly charges: string;
  readonly tax: string;
  readonly note: string | null;
}

/** One of the list, which is in one currency. */
export interface ListedRow extends TransactionRow {
  /** The amount in the currency of the list; null without a rate. */
  readonly converted: number | null;
  /** Null where neither money nor securities come in or go out. */
  readonly impact: Impact | null;
}

/** A page of a list in the closed range of days [from, to]; newest first. */
interface ListedPage<Row> {
  readonly range: TransactionRange;
  readonly from: IsoDate | null;
  readonly to: IsoDate;
  /** In the range. */
  readonly count: number;
  readonly page: number;
  readonly pageSize: number;
  readonly rows: readonly Row[];
}

/** Every movement of cash with the balance after it. */
export interface CashTransactions extends ListedPage<CashRow> {
  /** One a currency: balances are never added up across currencies. */
  readonly accounts: readonly CashAccount[];
}

/** The balance of the currency after the movement, exact decimal as text. */
export interface CashRow extends TransactionRow {
  readonly balance: string;
}

/** Opening + paid in − paid out = closing, exact decimals as text; what went out is a size. */
export interface CashAccount {
  readonly currency: string;
  readonly opening: string;
  readonly paidIn: string;
  readonly paidOut: string;
  readonly closing: string;
}

/** Purchases and sales, each of which has its note. */
export interface ContractNotes extends ListedPage<ContractNoteRow> {
  /** All trades whatever the range. */
  readonly total: number;
}

/** Amounts as sizes, exact decimals as text, in `currency`. */
export interface ContractNoteRow {
  readonly id: string;
  /** As the source numbers its trades. */
  readonly number: string;
  readonly day: IsoDate;
  readonly settleDay: IsoDate | null;
  readonly side: 'Purchase' | 'Sale';
  readonly name: string;
  readonly symbol: string;
  readonly units: string | null;
  readonly price: string | null;
  readonly priceUnit: string | null;
  /** The total of the securities alone, without charges and tax. */
  readonly consideration: string;
  readonly charges: string;
  readonly tax: string;
  /** The amount paid or received. */
  readonly total: string;
  readonly currency: string;
}

/** A trade as its note says it: parties, security, amounts, dates. */
export interface ContractNote extends ContractNoteRow {
  readonly client: string;
  readonly clientNumber: string | null;
  readonly portfolio: string;
  readonly portfolioNumber: string | null;
  readonly portfolioType: string;
  readonly isin: string | null;
  readonly sedol: string | null;
  /** Units of the portfolio's currency for 1 of `currency`, where the trade recorded it. */
  readonly fxRate: string | null;
  readonly portfolioCurrency: string;
}
