import type { TransactionType } from '#finance/ledger/ledger.ts';
import type { DateShape } from '../read/read-day.ts';
import type { NumberShape } from '../read/read-number.ts';

/**
 * Format in which a broker, custodian or platform writes its transactions: data only. Columns are named as the file names them;
 * capitals and spaces do not matter. `¤` in a name stands for a currency: `Total (¤)`. Patterns are regular expressions, whose first
 * group counts.
 */
export interface Layout {
  /** The issuer of the export. With the portfolio it forms the source of the transactions; layouts of one source share ids. */
  readonly source: string;
  /** Date and number formats, used where the file itself does not show them. */
  readonly dates: DateShape;
  readonly numbers: NumberShape;
  /** Texts of cells that count as blank. */
  readonly blanks?: readonly string[];
  /** A cell near the top that tells it from another layout with the same columns. */
  readonly mark?: string;
  readonly tables: readonly Table[];
  /** Several of its rows are one transaction, or take each other back: `joinRows`. */
  readonly joinsRows?: true;
}

export interface Table {
  /** Columns by which its header line is recognised. */
  readonly header: readonly string[];
  /** The header line has these columns and no others: those that many files have tell too little. */
  readonly isWhole?: true;
  /** Rows and header begin with the name of their section, and the file has others. */
  readonly isSection?: true;
  /** First cells of rows that sum up and end the table. */
  readonly endsAt?: readonly string[];
  /** Beginning of the notes below the table. */
  readonly notes?: string;
  readonly date: string;
  readonly settleDate?: string;
  /** The broker's own number of the transaction; in those with these words there is none. */
  readonly reference?: { readonly column: string; readonly unless?: string };
  readonly security?: SecuritySources;
  /** The account or portfolio of the row, where a file has those of several. */
  readonly account?: TextSource;
  readonly currency: CurrencySource;
  /** Currency of `price`. */
  readonly priceUnit?: CurrencySource;
  readonly note?: TextSource;
  readonly amount: NumberSource;
  readonly units?: NumberSource;
  readonly price?: NumberSource;
  readonly charges?: NumberSource;
  readonly tax?: NumberSource;
  /** The file has no column of charges: they are what the amount of a trade differs from units times price, in the same currency. */
  readonly derivesCharges?: true;
  readonly fxRate?: NumberSource;
  /** The cash that the account has after the row. */
  readonly balance?: NumberSource;
  /** Interest that was bought or sold with a bond, as a size inside `amount`. */
  readonly accrued?: NumberSource;
  /** The first that fits says what a row is. */
  readonly kinds: readonly Kind[];
}

/** The conditions under which a row is a transaction of a type, and the columns of its own. */
export interface Kind extends Partial<
  Pick<Table, 'date' | 'amount' | 'units' | 'price' | 'charges' | 'tax' | 'fxRate' | 'security' | 'accrued'>
> {
  readonly when: readonly Condition[];
  /** `reversal` takes another row back: neither of them is a transaction. */
  readonly type: TransactionType | 'ignored' | 'reversal';
  /** Reason for leaving a row out, if more specific than being no transaction. */
  readonly why?: LeftOutReason;
  /** The row has both sides of an exchange of currencies: this is the other one. */
  readonly otherSide?: { readonly amount: NumberSource; readonly currency: CurrencySource; readonly charges?: NumberSource };
  /** The row is income and what was bought with it. */
  readonly isReinvested?: true;
  readonly category?: string;
  /** Direction of the cash if the column has no sign, or not ours: received, paid, or none. */
  readonly cash?: 'in' | 'out' | 'none';
  /** Original cost of units that come without cash. */
  readonly cost?: NumberSource;
}

/** Reasons why a row of a file is no transaction. `joined` rows are part of another one, `reversed` ones take each other back. */
export const leftOutReasons = ['cancelled', 'pending', 'reversed', 'joined', 'internal'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export interface Condition {
  readonly column: string;
  readonly is?: readonly string[];
  /** The words that a cell begins with, up to its numbers: `kindPhrase`. */
  readonly phrase?: string;
  /** Probable meaning of the words of a cell: `guessMeaning`. */
  readonly meaning?: string;
  readonly matches?: string;
  readonly sign?: 'in' | 'out';
}

export interface SecuritySources {
  readonly isin?: TextSource;
  readonly sedol?: TextSource;
  readonly symbol?: TextSource;
  readonly name?: TextSource;
}

/** A column, the group of a pattern in it, or the first of several that is not blank. */
export type TextSource = string | { readonly column: string; readonly pattern: string } | readonly TextSource[];

export type CurrencySource =
  | { readonly column: string; readonly pattern?: string }
  | { readonly always: string }
  /** The `¤` of the header. */
  | { readonly from: 'header' }
  /** The file does not say it: the portfolio's. */
  | { readonly from: 'portfolio' }
  /** The cell after these, in a row before the table. */
  | { readonly after: readonly string[] };

/** A column or what is computed of some; blank cells count as nothing. */
export type NumberSource =
  | string
  | { readonly always: string }
  | { readonly column: string; readonly pattern: string }
  | { readonly sum: readonly NumberSource[] }
  | { readonly difference: readonly [NumberSource, NumberSource] }
  | { readonly product: readonly NumberSource[] }
  | { readonly quotient: readonly [NumberSource, NumberSource] }
  | { readonly size: NumberSource }
  | { readonly negative: NumberSource }
  /** Money of a currency of its own; another one than the amount's is divided by the rate. */
  | { readonly money: string; readonly in: string; readonly rate: NumberSource };
