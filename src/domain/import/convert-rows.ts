import type { IsoDate } from '#finance/iso-date.ts';
import type { Conversion, ConvertedRow } from './converted-row.ts';
import { convertRow } from './convert-row.ts';
import type { Shapes } from './detect-layout.ts';
import type { Header } from './header.ts';
import type { Condition, CurrencySource, Kind, Layout, Table } from './layout.ts';
import type { RowCells } from './row-cells.ts';
import { type Century, type DayReading, hasShortYear, writtenDay } from './read-day.ts';
import { RowIds } from './row-ids.ts';
import { TableRows } from './table-rows.ts';

export interface Converting {
  readonly layout: Layout;
  readonly shapes: Shapes;
  /** Of the portfolio that the file belongs to. */
  readonly currency: string;
  /** The firm's. */
  readonly timeZone: string;
  /** The century of years with two digits, once someone has said it. */
  readonly century?: Century | undefined;
}

/** Of so many words for the kind of a row it is said that they are known. */
const mostKnown = 12;

/** Turns the rows of one file into transactions, in the order of the file. */
export class RowConverter {
  readonly #converting: Converting;
  readonly #rows: TableRows;
  readonly #ids = new RowIds();
  #shortYear: string | null = null;

  constructor(converting: Converting) {
    this.#converting = converting;
    this.#rows = new TableRows(converting.layout, converting.shapes.numbers);
  }

  /** Whether a line has been recognised as a header. */
  get hasTable(): boolean {
    return this.#rows.row !== null;
  }

  /** The day of the first cell whose year has two digits, by the century that it may be of. */
  get shortYear(): Readonly<Record<Century, IsoDate | null>> | null {
    const cell = this.#shortYear;
    if (cell === null) return null;
    const { shape } = this.#days();
    return { '20': writtenDay(cell, { shape, century: '20' }), '19': writtenDay(cell, { shape, century: '19' }) };
  }

  /** `null` for blank lines, headers, and what stands above the first table; sums, notes and other sections below it are ignored by name. */
  take(cells: readonly string[], line: number): Conversion | null {
    const place = this.#rows.place(cells);
    const { header, row } = this.#rows;
    if (place === 'nothing') return null;
    if (place === 'ignored' || !header || !row) return { kind: 'ignored', line, cells };
    const kind = header.table.kinds.find(({ when }) => when.every((condition) => isMet(row, condition)));
    if (kind?.type === 'ignored') return { kind: 'ignored', line, cells };
    checkCells(row, header, cells);
    return this.#converted({ row, header, kind: kind ?? null }, line);
  }

  #converted({ row, header, kind }: { row: RowCells; header: Header; kind: Kind | null }, line: number): Conversion {
    const { table } = header;
    if (kind === null) reportKind(row, table);
    const unitOf = (source: CurrencySource) => this.#unit(row, source);
    const days = this.#days();
    this.#noteShortYear(row, table);
    const converted = convertRow({ row, table, kind: kind ?? { when: [], type: 'ignored' }, days, unitOf });
    if (row.problems.length > 0) return { kind: 'faulty', line, row: converted, problems: row.problems };
    const whole = converted as Omit<ConvertedRow, 'id'>;
    // By the day that the file writes: the id stays what it was before stamps were read in the firm's time zone.
    const date = writtenDay(row.cell(table.date), days) ?? whole.date;
    return { kind: 'row', line, row: { ...whole, id: this.#ids.of(referenceOf(row, table), { ...whole, date }) } };
  }

  #days(): DayReading {
    const { shapes, timeZone, century = null } = this.#converting;
    return { shape: shapes.dates, timeZone, century };
  }

  #noteShortYear(row: RowCells, { date, settleDate }: Table): void {
    if (this.#shortYear !== null) return;
    const cells = [date, settleDate].flatMap((column) => (column === undefined ? [] : [row.cell(column)]));
    this.#shortYear = cells.find((cell) => hasShortYear(cell, this.#converting.shapes.dates)) ?? null;
  }

  #unit(row: RowCells, source: CurrencySource): string | null {
    if ('column' in source) return row.cell(source.column) || null;
    if ('always' in source) return source.always;
    if ('after' in source) return this.#rows.fact(source.after);
    return source.from === 'header' ? (this.#rows.header?.currency ?? null) : this.#converting.currency;
  }
}

function isMet(row: RowCells, { column, is, matches, sign }: Condition): boolean {
  if (is && !is.includes(row.cell(column))) return false;
  if (matches !== undefined && !row.matches(column, matches)) return false;
  if (sign === undefined) return true;
  const amount = row.number(column);
  return amount !== null && amount.startsWith('-') === (sign === 'out');
}

function checkCells(row: RowCells, header: Header, cells: readonly string[]): void {
  const most = header.cells.length;
  if (cells.slice(most).some((cell) => cell.trim() !== ''))
    row.report({ column: null, found: String(cells.length), expected: 'cells', details: { count: String(most) } });
}

function reportKind(row: RowCells, { kinds }: Table): void {
  const conditions = kinds.flatMap(({ when }) => when);
  const column = conditions[0]?.column ?? '';
  const known = new Set(conditions.flatMap((each) => (each.column === column ? (each.is ?? []) : [])));
  const found = row.cell(column);
  if (known.size === 0) row.report({ column, found, expected: 'known-kind' });
  else row.report({ column, found, expected: 'kind', details: { known: [...known].slice(0, mostKnown).join(', ') } });
}

function referenceOf(row: RowCells, { reference }: Table): string | null {
  const number = reference ? row.cell(reference.column) : '';
  const isNone = reference?.unless !== undefined && row.matches(reference.column, reference.unless);
  return number === '' || isNone ? null : number;
}
