import type { Locale } from '#contracts/ids.ts';
import { transactionFields } from '#collections/transaction-fields.ts';
import { type SheetColumn, sheetColumns } from '#contracts/ledger/sheet.ts';
import { type TransactionType, transactionTypes } from '#finance/ledger/ledger.ts';
import { sentDecimal, shownDecimal } from '../../ui/fields/typed-decimal.ts';
import { dayIn } from '../../ui/mantine/day-in.ts';

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
    return [column, shownCell(column, typed[column] ?? '', locale)];
  });
  return Object.fromEntries(shown);
}

function shownCell(column: SheetColumn, text: string, locale: Locale): string {
  if (column === 'day') return shownDay(text);
  return decimals.has(column) ? shownDecimal(text, locale) : text;
}

/** 31/03/2026 in both languages; what is no day stays to be read. */
function shownDay(text: string): string {
  return dayIn(text)?.split('-').toReversed().join('/') ?? text;
}

/** As it is sent: what the type does not ask for is left out. */
export function sentCells(cells: Cells, locale: Locale): Partial<Cells> {
  const asked = askedColumns(cells.type);
  const sent = sheetColumns.filter((column) => asked.has(column));
  return Object.fromEntries(sent.map((column) => [column, sentCell(column, cells[column], locale)]));
}

function sentCell(column: SheetColumn, text: string, locale: Locale): string {
  if (column === 'day') return dayIn(text) ?? text.trim();
  return decimals.has(column) ? sentDecimal(text, locale) : text.trim();
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

/** Without the hour that some spreadsheets add. */
function pastedDay(text: string): string {
  const [day = text] = text.split(/[ T]/);
  return dayIn(day) ? shownDay(day) : text;
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
