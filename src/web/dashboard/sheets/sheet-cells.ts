import type { Locale } from '#contracts/ids.ts';
import { transactionFields } from '#collections/transaction-fields.ts';
import { type SheetColumn, sheetColumns } from '#contracts/ledger/sheet.ts';
import { isIsoDate } from '#finance/iso-date.ts';
import { type TransactionType, transactionTypes } from '#finance/ledger/ledger.ts';
import { sentDecimal, shownDecimal } from '../../ui/fields/typed-decimal.ts';

/** What the cells of a row show, as someone types it. */
export type Cells = Readonly<Record<SheetColumn, string>>;

const decimals: ReadonlySet<SheetColumn> = new Set(['units', 'price', 'amount', 'charges', 'tax']);

/** Which cells a type of transaction has. */
export function askedColumns(type: string): ReadonlySet<SheetColumn> {
  const known = transactionTypes.find((each) => each === type);
  if (!known) return new Set(sheetColumns);
  const fields = new Set(transactionFields(known).map(({ id }) => id));
  return new Set(sheetColumns.filter((column) => column === 'type' || fields.has(column)));
}

export function shownCells(typed: Readonly<Record<string, string>>, locale: Locale): Cells {
  const shown = sheetColumns.map((column) => {
    const text = typed[column] ?? '';
    return [column, decimals.has(column) ? shownDecimal(text, locale) : text];
  });
  return Object.fromEntries(shown);
}

/** As it is sent: what the type does not ask for is left out. */
export function sentCells(cells: Cells, locale: Locale): Partial<Cells> {
  const asked = askedColumns(cells.type);
  const sent = sheetColumns.filter((column) => asked.has(column));
  return Object.fromEntries(
    sent.map((column) => [column, decimals.has(column) ? sentDecimal(cells[column], locale) : cells[column].trim()]),
  );
}

export interface PasteWords {
  readonly locale: Locale;
  /** What a type is called in the reader's language. */
  readonly typeName: (type: TransactionType) => string;
  readonly columnName: (column: SheetColumn) => string;
}

/** What was copied from a spreadsheet: lines of cells apart by tabs; those with quotes may hold lines of their own. */
export function pastedRows(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const end = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  const written = text.replaceAll('\r\n', '\n');
  for (let at = 0; at < written.length; at += 1) {
    const sign = written.charAt(at);
    if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (sign === '\t' && !isQuoted) end();
    else if (sign === '\n' && !isQuoted) {
      end();
      rows.push([]);
    } else cell += sign;
  }
  end();
  return rows.filter((row) => row.some((each) => each !== ''));
}

/** The columns that the first line names, where it is the head of a table; else null. */
export function namedColumns<Column extends string>(
  [first = []]: readonly (readonly string[])[],
  columns: readonly Column[],
  nameOf: (column: Column) => string,
): (Column | null)[] | null {
  const named = first.map((text) => columns.find((column) => isSame(text, nameOf(column)) || isSame(text, column)) ?? null);
  return named.filter((column) => column !== null).length >= 2 ? named : null;
}

/** A cell of a spreadsheet as this cell would show it. */
export function pastedCell(column: SheetColumn, text: string, { locale, typeName }: PasteWords): string {
  if (column === 'day') return pastedDay(text);
  if (column === 'type') return transactionTypes.find((type) => isSame(text, type) || isSame(text, typeName(type))) ?? text;
  if (column === 'currency') return text.toUpperCase();
  return decimals.has(column) ? pastedNumber(text, locale) : text;
}

/** 31/03/2026, 31.3.2026 and 2026-03-31; what is no day stays as it is. */
function pastedDay(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  const written = year === '' ? text.slice(0, 10) : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(written) ? written : text;
}

/** Without currency signs; amounts that went out are sizes here, because the type says the direction. */
export function pastedNumber(text: string, locale: Locale): string {
  const bare = text
    .replaceAll(/[£$€\s\u00A0]/g, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^[-\u2212]/, '');
  return shownDecimal(sentDecimal(bare, locale), locale);
}

function isSame(text: string, other: string): boolean {
  return text.toLocaleLowerCase() === other.toLocaleLowerCase();
}
