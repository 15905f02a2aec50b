import type { MappedMeaning } from './kind-words.ts';
import type { DateShape } from '../read/read-day.ts';
import type { NumberShape } from '../read/read-number.ts';

/** Possible meanings of a column of a file. */
export const mappedColumns = [
  'date',
  'type',
  'isin',
  'sedol',
  'symbol',
  'name',
  'units',
  'price',
  'amount',
  'received',
  'paid',
  'balance',
  'currency',
  'charges',
  'moreCharges',
  'tax',
  'accrued',
  'fxRate',
  'settleDate',
  'account',
  'status',
  'note',
  'id',
] as const;
export type MappedColumn = (typeof mappedColumns)[number];

/**
 * Rules for the direction of cash: the amount's sign, the opposite sign, or the type. With `trades-by-type`, only purchases and sales
 * go by type: their sign is the holding's.
 */
export const signRules = ['signed', 'reversed', 'by-type', 'trades-by-type'] as const;
export type SignRule = (typeof signRules)[number];

/** Basis of costs: charges or tax are already inside the amounts, or outside: added to payments and deducted from receipts. */
export const costBases = ['inside', 'outside'] as const;
export type CostBasis = (typeof costBases)[number];

/** Costs that a file may have on top of its amounts: charges and tax of trades, and tax of dividends and interest. */
export const costKinds = ['charges', 'tax', 'incomeTax'] as const;
export type CostKind = (typeof costKinds)[number];
export type CostBases = Readonly<Partial<Record<CostKind, CostBasis | 'unknown'>>>;

/** A user's mapping of a file that no layout recognises. */
export interface Mapping {
  /** The issuer of the export. */
  readonly source: string;
  /** All columns of its header line. */
  readonly header: readonly string[];
  /** Meanings of the columns, by the names in the header. */
  readonly columns: Readonly<Partial<Record<MappedColumn, string>>>;
  /** Date and number formats, used where the file itself does not show them. */
  readonly dates: DateShape;
  readonly numbers: NumberShape;
  readonly signs: SignRule;
  /** Currency if no column has it; `null` for the portfolio's. */
  readonly currency: string | null;
  readonly pricesInPence: boolean;
  /** Meanings of the words in the type column; if there is no such column, those of money in and money out. */
  readonly words: readonly { readonly word: string; readonly meaning: MappedMeaning }[];
  readonly unnamed: { readonly in: MappedMeaning; readonly out: MappedMeaning };
  /** Basis of the file's charges and tax. Absent in mappings older than this field: inside. */
  readonly costs?: CostBases;
  /** Texts of the column of types hold more than the type, such as what was bought. Not there in what was explained before they were read. */
  readonly prose?: Prose | null;
  /** The column of the texts, where it is another than that of types. */
  readonly text?: string;
}

function hasAmount({ amount, received, paid, units, price }: Mapping['columns']): boolean {
  return [[amount], [received, paid], [units, price]].some((names) => !names.includes(undefined));
}

/** `trades` has units and price as `40 @ 61,25 EUR`; `sentences` have units and security behind the type. */
export const proseKinds = ['trades', 'sentences'] as const;
export type Prose = (typeof proseKinds)[number];

/** Cells that say that there is nothing. */
export const blankCells: readonly string[] = ['-', '--', 'n/a', 'N/A', 'n.a.', 'na', 'NA', 'None', 'none', 'null', 'NULL', 'NaN', 'nan'];

/** In characters and numbers, of what someone may explain. */
export const mappingLimits = { columns: 200, columnName: 200, words: 100, word: 200, source: 80 };

/** Gap in a mapping that must be closed before rows can be read. */
export type MappingGap = OwnGap | 'repeated-column' | 'holdings';
type OwnGap = 'date' | 'amount' | 'direction' | 'words' | 'source' | 'costs';

export function gapsIn(mapping: Mapping): OwnGap[] {
  const { columns, words, source, costs = {} } = mapping;
  const isMissing: Readonly<Record<OwnGap, boolean>> = {
    source: source === '',
    date: columns.date === undefined,
    amount: !hasAmount(columns),
    direction: saysNoDirection(mapping),
    words: columns.type !== undefined && words.length === 0,
    costs: Object.values(costs).includes('unknown'),
  };
  return (Object.keys(isMissing) as OwnGap[]).filter((gap) => isMissing[gap]);
}

/** Amounts without a sign, and no word that says whether the money came in or went out. */
function saysNoDirection({ columns, signs }: Mapping): boolean {
  return columns.type === undefined && columns.amount !== undefined && signs === 'by-type';
}
