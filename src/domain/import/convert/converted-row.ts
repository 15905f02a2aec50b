import type { TransactionType } from '#finance/ledger/ledger.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { LeftOutReason } from '../layouts/layout.ts';
import type { RowProblem } from '../row-problem.ts';

/** Identifiers that a file gives a security. */
export interface SecurityNames {
  readonly isin: string | null;
  readonly sedol: string | null;
  readonly symbol: string | null;
  readonly name: string | null;
}

/** A row of a broker's file as a transaction of ours. Numbers are written with a point; `null` where there is none. */
export interface ConvertedRow {
  /** Unique within the source, and the same in every export that has the row. */
  readonly id: string;
  readonly date: IsoDate;
  readonly settleDate: IsoDate | null;
  readonly type: TransactionType;
  readonly security: SecurityNames | null;
  readonly units: string | null;
  readonly price: string | null;
  /** The currency or quote unit of the price. */
  readonly priceUnit: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly fxRate: string | null;
  readonly charges: string | null;
  readonly tax: string | null;
  readonly category: string | null;
  readonly note: string | null;
  readonly cost: string | null;
  /** Name in the file of the row's account or portfolio. */
  readonly account: string | null;
  /** Reference shared by both sides of an exchange of currencies. */
  readonly transferId: string | null;
}

/** Data by which rows of a file are recognised as belonging together. */
export interface Belonging {
  /** The broker's own number, such as that of the order. */
  readonly reference: string | null;
  /** Also of a row whose type has none. */
  readonly security: SecurityNames | null;
}

/**
 * Result of converting a row: a transaction, a reversal, a row that the layout declares to be no transaction, or a faulty row with
 * what could be read of it.
 */
export type Conversion =
  | {
      readonly kind: 'row';
      readonly line: number;
      /** 1 for the second transaction of a line. */
      readonly part?: 1;
      readonly row: ConvertedRow;
      readonly belonging: Belonging;
    }
  | {
      /** A row that takes another one back; `joinRows` finds which. */
      readonly kind: 'reversal';
      readonly line: number;
      readonly row: ConvertedRow;
      readonly belonging: Belonging;
      readonly cells: readonly string[];
    }
  | {
      readonly kind: 'ignored';
      readonly line: number;
      readonly cells: readonly string[];
      readonly why?: LeftOutReason;
      /** The line that it is part of, or that it takes back. */
      readonly with?: number;
    }
  | {
      readonly kind: 'faulty';
      readonly line: number;
      readonly row: Partial<ConvertedRow>;
      readonly problems: readonly RowProblem[];
    };
