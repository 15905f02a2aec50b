import type { Locale } from '#contracts/ids.ts';
import { sentDecimal, shownDecimal } from '../../ui/fields/typed-decimal.ts';
import { dayIn } from '../../ui/mantine/day-in.ts';
import { type CellKind, type Cells, type CellOption, isNumber, type SheetColumns } from './sheet-columns.ts';

export function shownCells<Column extends string>(
  { columns, kinds }: SheetColumns<Column>,
  typed: Readonly<Partial<Record<Column, string>>>,
  locale: Locale,
): Cells<Column> {
  const shown = columns.map((column) => [column, shownCell(kinds[column], typed[column] ?? '', locale)]);
  return Object.fromEntries(shown) as Cells<Column>;
}

function shownCell(kind: CellKind, text: string, locale: Locale): string {
  if (kind === 'day') return shownDay(text);
  return isNumber(kind) ? shownDecimal(text, locale) : text;
}

/** 31/03/2026 in both languages; what is no day stays to be read. */
function shownDay(text: string): string {
  return dayIn(text)?.split('-').toReversed().join('/') ?? text;
}

/** As it is sent: what a row does not ask for is left out. */
export function sentCells<Column extends string>(
  { columns, kinds, asked: listQuestionsOf }: SheetColumns<Column>,
  cells: Cells<Column>,
  locale: Locale,
): Partial<Cells<Column>> {
  const asked = listQuestionsOf(cells);
  const sent = columns.filter((column) => asked.has(column));
  return Object.fromEntries(sent.map((column) => [column, sentCell(kinds[column], cells[column], locale)])) as Partial<Cells<Column>>;
}

function sentCell(kind: CellKind, text: string, locale: Locale): string {
  if (kind === 'day') return dayIn(text) ?? text.trim();
  return isNumber(kind) ? sentDecimal(text, locale) : text.trim();
}

/** Splits text copied from a spreadsheet into rows, and rows into cells at the tabs. A quoted cell may contain line breaks. */
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
  namesOf: (column: Column) => readonly (string | undefined)[],
): (Column | null)[] | null {
  const isCalled = (column: Column, text: string) => [column, ...namesOf(column)].some((name) => name !== undefined && isSame(text, name));
  const named = first.map((text) => columns.find((column) => isCalled(column, text)) ?? null);
  return named.filter((column) => column !== null).length >= 2 ? named : null;
}

export interface Pasted {
  readonly locale: Locale;
  /** The options of a choice cell. */
  readonly options: readonly CellOption[];
}

/** A cell of a spreadsheet as this cell would show it. */
export function pastedCell(kind: CellKind, text: string, { locale, options }: Pasted): string {
  if (kind === 'day') return pastedDay(text);
  if (kind === 'choice') return options.find(({ value, label }) => isSame(text, value) || isSame(text, label))?.value ?? text;
  return isNumber(kind) ? pastedNumber(text, { locale, isSigned: kind === 'number' }) : text;
}

/** Without the hour that some spreadsheets add. */
function pastedDay(text: string): string {
  const [day = text] = text.split(/[ T]/);
  return dayIn(day) ? shownDay(day) : text;
}

/** Without currency signs; brackets are a minus, and sizes have none. */
function pastedNumber(text: string, { locale, isSigned }: { readonly locale: Locale; readonly isSigned: boolean }): string {
  const bare = text
    .replaceAll(/[£$€\s\u00A0]/g, '')
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/^\u2212/, '-');
  return shownDecimal(sentDecimal(isSigned ? bare : bare.replace(/^-/, ''), locale), locale);
}

export function isSame(text: string, other: string): boolean {
  return text.toLocaleLowerCase() === other.toLocaleLowerCase();
}
