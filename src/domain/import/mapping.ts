import type { MappedMeaning } from './kind-words.ts';
import type { DateShape } from './read-day.ts';
import type { NumberShape } from './read-number.ts';

/** What a column of a file can be. */
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
 * How amounts say whether cash came in: by their sign, by the opposite sign, or not at all, so that the type says it. Of `trades-by-type` only
 * the sign of a purchase or sale says nothing: it is the holding's.
 */
export const signRules = ['signed', 'reversed', 'by-type', 'trades-by-type'] as const;
export type SignRule = (typeof signRules)[number];

/** Whether amounts have charges or tax in them already, or are to be added to what is paid and taken from what is received. */
export const costBases = ['inside', 'outside'] as const;
export type CostBasis = (typeof costBases)[number];

/** What a file may have on top of its amounts: charges and tax of trades, and tax of dividends and interest. */
export const costKinds = ['charges', 'tax', 'incomeTax'] as const;
export type CostKind = (typeof costKinds)[number];
export type CostBases = Readonly<Partial<Record<CostKind, CostBasis | 'unknown'>>>;

/** How someone has explained a file that no layout knows. */
export interface Mapping {
  /** Whose export it is. */
  readonly source: string;
  /** All columns of its header line. */
  readonly header: readonly string[];
  /** What they are, by the names in the header. */
  readonly columns: Readonly<Partial<Record<MappedColumn, string>>>;
  /** Where the file itself does not show it. */
  readonly dates: DateShape;
  readonly numbers: NumberShape;
  readonly signs: SignRule;
  /** Where no column says it; `null` for the portfolio's. */
  readonly currency: string | null;
  readonly pricesInPence: boolean;
  /** What the words in the column of types mean; without one, what money in and money out are. */
  readonly words: readonly { readonly word: string; readonly meaning: MappedMeaning }[];
  readonly unnamed: { readonly in: MappedMeaning; readonly out: MappedMeaning };
  /** Of charges and tax that the file has. Not there in what was explained before it was asked: inside. */
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

/** What is still missing before rows can be read. */
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
