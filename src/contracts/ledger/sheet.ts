import type { Problem, Typed } from '#forms/kind.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { EntryChange, EntryDoubt } from './entry.ts';

/** The columns of the sheet of transactions, in order. */
export const sheetColumns = ['day', 'type', 'symbol', 'units', 'price', 'amount', 'currency', 'charges', 'tax', 'note'] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** So many rows are checked and saved at once. */
export const maxSheetRows = 100;

/** A recorded transaction as a row of the sheet. */
export interface SheetEntry {
  readonly id: string;
  readonly typed: Typed;
  readonly name: string | null;
  /** One side of two, which is corrected in its own form. */
  readonly isPaired: boolean;
}

export interface TransactionSheet {
  readonly portfolio: { readonly id: string; readonly name: string; readonly currency: string };
  readonly today: IsoDate;
  readonly count: number;
  readonly page: number;
  readonly pageSize: number;
  readonly rows: readonly SheetEntry[];
}

/** A row that someone has changed, added or struck out; `key` is the sheet's own. */
export interface SheetRow {
  readonly key: string;
  /** The transaction that it is about; null for a new one. */
  readonly entry: string | null;
  readonly isVoided: boolean;
  readonly typed: Typed;
}

/** The error in a row: a problem of a cell, or a key of the catalogue for a refusal of the ledger. */
export interface RowProblem {
  readonly key: string;
  readonly column: string | null;
  readonly problem: Problem | { readonly code: SheetRefusal };
}

export const sheetRefusals = [
  'not-enough-units',
  'reversal-too-large',
  'exchange-sides',
  'instrument-not-found',
  'changed-meanwhile',
  'transfer-paired',
  'cost-of-nothing',
] as const;
export type SheetRefusal = (typeof sheetRefusals)[number];

export interface RowDoubt {
  readonly key: string;
  readonly currency: string;
  readonly doubt: EntryDoubt;
}

/** Exact numbers as text. */
interface Effect {
  readonly before: string;
  readonly after: string;
}

/** The effects of saving, computed in a transaction that is rolled back. */
export interface SheetPreview {
  readonly added: number;
  readonly replaced: number;
  readonly voided: number;
  /** By currency, of today; none where the portfolio has no cash account. */
  readonly cash: readonly (Effect & { readonly currency: string })[];
  /** The units of the affected securities, as of today. */
  readonly units: readonly (Effect & { readonly symbol: string; readonly name: string })[];
  readonly doubts: readonly RowDoubt[];
}

export type SheetAnswer =
  | { readonly problems: readonly RowProblem[] }
  /** The doubts that nobody has confirmed, or that nobody can confirm. */
  | { readonly doubts: readonly RowDoubt[] }
  | { readonly preview: SheetPreview }
  | { readonly done: 'saved' | 'adjusted'; readonly change: EntryChange };
