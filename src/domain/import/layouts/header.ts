import type { Table } from './layout.ts';

const currencySign = '¤';

/** Header line of a table in a file, with the order of its columns. */
export interface Header {
  readonly table: Table;
  /** The names of the columns, each once: `columnNames`. */
  readonly cells: readonly string[];
  /** Currency in the place of `¤`. */
  readonly currency: string | null;
}

/** The line as a header of the table, if it names all of its columns. */
export function headerOf(table: Table, cells: readonly string[]): Header | null {
  const currency = currencyIn(table, cells);
  const given = new Set(cells.map(bare));
  if (!table.header.some((name) => given.has(bare(written(name, currency))))) return null;
  const columns = columnNames(cells);
  const names = new Set(columns.map(bare));
  const isWhole = table.header.every((name) => names.has(bare(written(name, currency))));
  return isWhole ? { table, cells: columns, currency } : null;
}

/** Returns the names of columns with each name once: a second `Amount` is `Amount (2)`, and the ninth column without a name is `#9`. */
export function columnNames(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, at) => {
    const name = cell.trim();
    if (name === '') return `#${at + 1}`;
    const count = (seen.get(bare(name)) ?? 0) + 1;
    seen.set(bare(name), count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** Returns the index of a column; -1 if the file lacks it. */
export function columnAt({ cells, currency }: Pick<Header, 'cells' | 'currency'>, name: string): number {
  const wanted = bare(written(name, currency));
  return cells.findIndex((cell) => bare(cell) === wanted);
}

function written(name: string, currency: string | null): string {
  return currency === null ? name : name.replace(currencySign, currency);
}

function currencyIn({ header }: Table, cells: readonly string[]): string | null {
  const name = header.find((each) => each.includes(currencySign));
  if (name === undefined) return null;
  const [before = '', after = ''] = bare(name).split(currencySign);
  const named = cells
    .map(bare)
    .find((cell) => cell.startsWith(before) && cell.endsWith(after) && cell.length === before.length + after.length + 3);
  return named === undefined ? null : named.slice(before.length, before.length + 3).toUpperCase();
}

function bare(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
