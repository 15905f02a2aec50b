import type { TransactionType } from '#finance/ledger/ledger.ts';
import type { CurrencySource, Kind, Layout, NumberSource, SecuritySources, Table } from './layout.ts';
import type { DateShape } from './read-day.ts';
import type { NumberShape } from './read-number.ts';
import { transactionNeeds } from './transaction-needs.ts';

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
  'currency',
  'charges',
  'tax',
  'fxRate',
  'settleDate',
  'note',
  'id',
] as const;
export type MappedColumn = (typeof mappedColumns)[number];

/** What a word for the type of a row can mean. Transactions of two rows, and those of private equity, need a layout of their own. */
export const mappedMeanings = [
  'Purchase',
  'Sale',
  'Dividend',
  'Interest',
  'Charge',
  'Tax',
  'Contribution',
  'Withdrawal',
  'payment',
  'TransferIn',
  'TransferOut',
  'CorporateAction',
  'Adjustment',
  'ignored',
] as const;
export type MappedMeaning = (typeof mappedMeanings)[number];

/** How amounts say whether cash came in: by their sign, by the opposite sign, or not at all, so that the type says it. */
export const signRules = ['signed', 'reversed', 'by-type'] as const;
export type SignRule = (typeof signRules)[number];

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
}

/** In characters and numbers, of what someone may explain. */
export const mappingLimits = { columns: 200, columnName: 200, words: 100, word: 200, source: 80 };

/** What is still missing before rows can be read. */
export type MappingGap = 'date' | 'amount' | 'words' | 'source' | 'repeated-column';

export function gapsIn({ columns, words, source }: Mapping): Exclude<MappingGap, 'repeated-column'>[] {
  const hasAmount = columns.amount !== undefined || (columns.units !== undefined && columns.price !== undefined);
  return [
    ...(source === '' ? (['source'] as const) : []),
    ...(columns.date === undefined ? (['date'] as const) : []),
    ...(hasAmount ? [] : (['amount'] as const)),
    ...(columns.type !== undefined && words.length === 0 ? (['words'] as const) : []),
  ];
}

/** The same as a layout, which files are read by as by any other. */
export function layoutOf(mapping: Mapping): Layout {
  const { source, header, columns, dates, numbers } = mapping;
  const currency = currencyOf(mapping);
  const table: Table = {
    header,
    date: columns.date ?? '',
    currency,
    priceUnit: mapping.pricesInPence ? { always: 'GBX' } : currency,
    security: securityIn(columns),
    amount: columns.amount ?? gross(mapping),
    kinds: kindsOf(mapping),
    ...given(columns.id, (column) => ({ reference: { column } })),
    ...given(columns.settleDate, (settleDate) => ({ settleDate })),
    ...given(columns.note, (note) => ({ note })),
    ...given(columns.units, (units) => ({ units })),
    ...given(columns.price, (price) => ({ price })),
    ...given(columns.charges, (size) => ({ charges: { size } })),
    ...given(columns.tax, (size) => ({ tax: { size } })),
    ...given(columns.fxRate, (fxRate) => ({ fxRate })),
  };
  return { source, dates, numbers, tables: [table] };
}

function given<Part extends object>(column: string | undefined, part: (column: string) => Part): Part | undefined {
  return column === undefined ? undefined : part(column);
}

function currencyOf({ columns, currency }: Mapping): CurrencySource {
  if (columns.currency !== undefined) return { column: columns.currency };
  return currency === null ? { from: 'portfolio' } : { always: currency };
}

function securityIn({ isin, sedol, symbol, name }: Mapping['columns']): SecuritySources {
  return {
    ...given(isin, (column) => ({ isin: column })),
    ...given(sedol, (column) => ({ sedol: column })),
    ...given(symbol, (column) => ({ symbol: column })),
    ...given(name, (column) => ({ name: column })),
  };
}

/** Units times price, in the currency. */
function gross({ columns: { units = '', price = '' }, pricesInPence }: Mapping): NumberSource {
  return { product: [{ size: units }, price, ...(pricesInPence ? [{ always: '0.01' }] : [])] };
}

function kindsOf(mapping: Mapping): Kind[] {
  const { columns, words, unnamed, signs } = mapping;
  const { type, amount } = columns;
  if (type !== undefined) return words.flatMap(({ word, meaning }) => ofMeaning(mapping, meaning, [{ column: type, is: [word] }]));
  const isIn = signs === 'reversed' ? 'out' : 'in';
  const isOut = signs === 'reversed' ? 'in' : 'out';
  const signed = (sign: 'in' | 'out') => (amount === undefined ? [] : [{ column: amount, sign }]);
  return [...ofMeaning(mapping, unnamed.in, signed(isIn)), ...ofMeaning(mapping, unnamed.out, signed(isOut))];
}

/** A payment is one in or one out by its sign. */
function ofMeaning(mapping: Mapping, meaning: MappedMeaning, when: Kind['when']): Kind[] {
  if (meaning === 'ignored') return [{ when, type: 'ignored' }];
  if (meaning !== 'payment') return [kindOf(mapping, meaning, when)];
  const { amount } = mapping.columns;
  const isReversed = mapping.signs === 'reversed';
  const signed = (sign: 'in' | 'out') => (amount === undefined ? when : [...when, { column: amount, sign }]);
  return [
    kindOf(mapping, 'Contribution', signed(isReversed ? 'out' : 'in')),
    kindOf(mapping, 'Withdrawal', signed(isReversed ? 'in' : 'out')),
  ];
}

const cashless: ReadonlySet<TransactionType> = new Set(['TransferIn', 'TransferOut', 'CorporateAction']);
/** Of those whose sign the type does not settle: what they mostly are. */
const usual: Readonly<Partial<Record<TransactionType, 'in' | 'out'>>> = { Dividend: 'in', Interest: 'in', Charge: 'out', Tax: 'out' };

function kindOf(mapping: Mapping, type: TransactionType, when: Kind['when']): Kind {
  const { columns, signs } = mapping;
  const needs = transactionNeeds[type];
  return {
    when,
    type,
    ...(type === 'Charge' && { category: 'Other' }),
    ...(needs?.units === 'required' && columns.units !== undefined && { units: { size: columns.units } }),
    ...(cashless.has(type)
      ? { cash: 'none', ...(columns.amount !== undefined && type === 'TransferIn' && { cost: { size: columns.amount } }) }
      : cashOf(mapping, type, signs)),
  };
}

function cashOf(mapping: Mapping, type: TransactionType, signs: SignRule): Pick<Kind, 'amount' | 'cash'> {
  const { columns } = mapping;
  const direction = directionOf(type);
  if (columns.amount === undefined)
    return { amount: computed(mapping, direction), ...(direction && type !== 'Sale' && { cash: direction }) };
  if (signs === 'by-type') return direction ? { cash: direction } : {};
  return signs === 'reversed' ? { amount: { negative: columns.amount } } : {};
}

function directionOf(type: TransactionType): 'in' | 'out' | undefined {
  const cash = transactionNeeds[type]?.cash;
  return cash === undefined ? usual[type] : cash === 'received' ? 'in' : 'out';
}

/** What was paid is more by charges and tax, what was received less. */
function computed(mapping: Mapping, direction: 'in' | 'out' | undefined): NumberSource {
  const { charges, tax } = mapping.columns;
  const costs = [charges, tax].flatMap((column) => (column === undefined ? [] : [{ size: column }]));
  if (costs.length === 0) return gross(mapping);
  return direction === 'out' ? { sum: [gross(mapping), ...costs] } : { difference: [gross(mapping), { sum: costs }] };
}
