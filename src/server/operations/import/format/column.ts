/** The kind of value in a column. `readAs` maps other words for a value to ours. */
export type ColumnKind =
  | { readonly kind: 'text'; readonly maxLength?: number; readonly readAs?: Words }
  | { readonly kind: 'decimal'; readonly sign?: 'positive' | 'not-negative' }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  /** Any day, or one that is not more than a year ahead. */
  | { readonly kind: 'date'; readonly latest?: 'in-a-year' }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly readAs?: Words }
  | { readonly kind: 'currency' }
  /** A currency or one of its quote units, GBX for pence. Case matters. */
  | { readonly kind: 'quote-unit' }
  /** The https address of a page. */
  | { readonly kind: 'page' }
  | { readonly kind: 'email' }
  /** Several addresses, parted by semicolons. */
  | { readonly kind: 'emails' }
  /** Several words, separated by semicolons. */
  | { readonly kind: 'texts' };

export type Words = Readonly<Record<string, string>>;

/** The kind of record that a value must be the key of, in the same import or in the database. */
export type Reference = 'instrument' | 'benchmark' | 'model' | 'advisor' | 'account' | 'portfolio';

export type Column = ColumnKind & {
  readonly required?: true;
  /** Returns the value that a blank stands for; without it a blank is no value. */
  readonly whenBlank?: (sourceName: string) => string;
  readonly refersTo?: Reference;
};

/** Says what a row as a whole gets wrong. `value` gives a column's value as it is stored, `null` where blank. */
export type RowRule = (value: (column: string) => string | null, report: (column: string, expected: string) => void) => void;

/** One file of the import format. */
export interface FileFormat {
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, Column>>;
  readonly rule?: RowRule;
  /** The file may have (or must have) a line for each day and a column for each value of `across`. */
  readonly wide?: { readonly across: string; readonly day: string; readonly value: string; readonly always: boolean };
}
