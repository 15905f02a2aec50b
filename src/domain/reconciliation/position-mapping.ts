import { guessNamedColumns } from '../import/map/column-names.ts';
import { columnsOfFile } from '../import/map/guess-mapping.ts';
import { type NumberShape, numberShapeOf } from '../import/read/read-number.ts';

/** The meanings that a column of a custodian's list can have. */
export const positionColumns = ['portfolio', 'isin', 'sedol', 'symbol', 'name', 'units', 'currency', 'balance', 'value'] as const;
export type PositionColumn = (typeof positionColumns)[number];

/** Columns and number format of a list of positions. */
export interface PositionMapping {
  /** All columns of its header line. */
  readonly header: readonly string[];
  /** The meaning of each column, by its name in the header. */
  readonly columns: Readonly<Partial<Record<PositionColumn, string>>>;
  readonly numbers: NumberShape;
}

/** The meanings that are still missing before positions can be read. */
export type PositionGap = 'portfolio' | 'security' | 'units' | 'repeated-column';

export function positionGaps({ columns }: PositionMapping): PositionGap[] {
  const { portfolio, isin, sedol, symbol, units } = columns;
  return [
    ...(portfolio === undefined ? (['portfolio'] as const) : []),
    ...(isin === undefined && sedol === undefined && symbol === undefined ? (['security'] as const) : []),
    ...(units === undefined ? (['units'] as const) : []),
  ];
}

/** Usual names of columns, beside those of transactions; the surest come first. */
const names: readonly (readonly [PositionColumn, RegExp])[] = [
  ['portfolio', /portfolio|account|client|χαρτοφυλ|λογαριασμ|πελάτ|μερίδα|κωδικός/],
  ['balance', /balance|cash|υπόλοιπο|ρευστά|μετρητά/],
  ['value', /value|amount|αξία|ποσό/],
];

/** Guesses the mapping of a list before a user has confirmed it. */
export function guessPositionMapping(header: readonly string[], rows: readonly (readonly string[])[]): PositionMapping {
  const left = new Set(header.filter((name) => name.trim() !== ''));
  const own: Partial<Record<PositionColumn, string>> = {};
  for (const [column, pattern] of names) {
    const name = [...left].find((each) => pattern.test(each.trim().toLowerCase()) && !/name|όνομα|currency|νόμισμα/i.test(each));
    if (name === undefined) continue;
    own[column] = name;
    left.delete(name);
  }
  const columnsLeft = columnsOfFile(header, rows).filter((column) => left.has(column.name));
  const { isin, sedol, symbol, name, units, currency } = guessNamedColumns(columnsLeft, new Set());
  const found = { ...own, isin, sedol, symbol, name, units, currency };
  const columns: PositionMapping['columns'] = Object.fromEntries(
    positionColumns.flatMap((column) => (found[column] === undefined ? [] : [[column, found[column]]])),
  );
  const cells = (['units', 'balance', 'value'] as const).flatMap((column) => {
    const at = header.indexOf(columns[column] ?? '\0');
    return at < 0 ? [] : rows.map((row) => (row[at] ?? '').trim()).filter((cell) => /\d/.test(cell));
  });
  return { header, columns, numbers: numberShapeOf(cells) ?? 'point' };
}
