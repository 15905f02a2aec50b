import type { IsoDate } from '#finance/iso-date.ts';
import type { Conversion, ConvertedRow } from './converted-row.ts';
import { decimal } from '#finance/decimal.ts';
import { BalanceCheck, type CheckedBalances } from './balance-check.ts';
import { convertRow, securityIn } from './convert-row.ts';
import type { Shapes } from '../layouts/detect-layout.ts';
import type { Header } from '../layouts/header.ts';
import { guessMeaning, kindPhrase } from '../map/kind-words.ts';
import type { Condition, CurrencySource, Kind, Layout, Table } from '../layouts/layout.ts';
import type { RowCells } from './row-cells.ts';
import { type Century, type DayReading, hasShortYear, writtenDay } from '../read/read-day.ts';
import { RowIds } from './row-ids.ts';
import { TableRows } from './table-rows.ts';

export interface Converting {
  readonly layout: Layout;
  readonly shapes: Shapes;
  /** Currency of the portfolio to which the file belongs. */
  readonly currency: string;
  /** The firm's. */
  readonly timeZone: string;
  /** The century of years with two digits, once someone has said it. */
  readonly century?: Century | undefined;
}

/** Maximum number of known words for the kind of a row that a problem lists. */
const maxKnown = 12;

/** Turns the rows of one file into transactions, in the order of the file. */
export class RowConverter {
  readonly #converting: Converting;
  readonly #rows: TableRows;
  readonly #ids = new RowIds();
  readonly #balances = new BalanceCheck();
  #shortYear: string | null = null;

  constructor(converting: Converting) {
    this.#converting = converting;
    this.#rows = new TableRows(converting.layout, converting.shapes);
  }

  /** True once a line has been recognised as a header. */
  get hasTable(): boolean {
    return this.#rows.row !== null;
  }

  /** Compares the balances that the file states with its rows so far; `null` where it states none. */
  get balances(): CheckedBalances | null {
    return this.#balances.result();
  }

  /** The day of the first cell whose year has two digits, by the century that it may be of. */
  get shortYear(): Readonly<Record<Century, IsoDate | null>> | null {
    const cell = this.#shortYear;
    if (cell === null) return null;
    const { shape } = this.#days();
    return { '20': writtenDay(cell, { shape, century: '20' }), '19': writtenDay(cell, { shape, century: '19' }) };
  }

  /**
   * Converts a line. Returns nothing for blank lines, headers and lines above the first table; sums, notes and other sections below it
   * are ignored by name. A line becomes two transactions if it has interest bought with a bond, or income and what was bought with it.
   */
  take(cells: readonly string[], line: number): readonly Conversion[] {
    const place = this.#rows.place(cells);
    const { header, row } = this.#rows;
    if (place === 'nothing') return [];
    if (place === 'ignored' || !header || !row) return [leftOut(cells, line)];
    const kind = header.table.kinds.find(({ when }) => when.every((condition) => isMet(row, condition))) ?? null;
    if (kind?.type === 'ignored') {
      this.#balances.beginAnew();
      return [leftOut(cells, line, kind.why)];
    }
    checkCells(row, header, cells);
    const converted = this.#converted({ row, header, kind }, line);
    this.#checkBalance(converted, row, header.table);
    return kind === null || converted.kind === 'faulty' ? [converted] : this.#partsOf(converted, { row, header, kind }, cells);
  }

  #checkBalance(converted: ConvertedLine, row: RowCells, { balance }: Table): void {
    if (balance === undefined) return;
    const stated = converted.kind === 'row' ? row.number(balance) : null;
    if (converted.kind === 'row' && stated !== null) this.#balances.add({ line: converted.line, balance: stated, ...converted.row });
    else this.#balances.beginAnew();
  }

  #partsOf(
    line: Row,
    { row, header, kind }: { row: RowCells; header: Header; kind: Kind },
    cells: readonly string[],
  ): readonly Conversion[] {
    if (kind.type === 'reversal') return [{ ...line, kind: 'reversal', cells }];
    return kind.otherSide ? this.#sidesOf(line, row, kind.otherSide) : partsOf(line, { row, kind: { ...header.table, ...kind } });
  }

  #converted({ row, header, kind }: { row: RowCells; header: Header; kind: Kind | null }, line: number): ConvertedLine {
    const { table } = header;
    if (kind === null) reportKind(row, table);
    const unitOf = (source: CurrencySource) => this.#unit(row, source);
    const days = this.#days();
    this.#noteShortYear(row, table);
    const converted = convertRow({ row, table, kind: kind ?? { when: [], type: 'ignored' }, days, unitOf });
    if (row.problems.length > 0) return { kind: 'faulty', line, row: converted, problems: row.problems };
    const whole = converted as Omit<ConvertedRow, 'id'>;
    // By the day that the file writes: the id stays what it was before stamps were read in the firm's time zone.
    const date = writtenDay(row.cell(kind?.date ?? table.date), days) ?? whole.date;
    const reference = referenceOf(row, table);
    const id = this.#ids.of(reference, { ...whole, date });
    const security = securityIn(row, kind?.security ?? table.security);
    return { kind: 'row', line, row: { ...whole, id }, belonging: { reference, security } };
  }

  #sidesOf(line: Row, row: RowCells, { amount, currency, charges }: NonNullable<Kind['otherSide']>): Conversion[] {
    const [cash, code] = [row.number(amount), this.#unit(row, currency)];
    if (cash === null || code === null || !/^[A-Z]{3}$/.test(code)) row.report({ column: null, found: code ?? '', expected: 'other-side' });
    if (row.problems.length > 0) return [{ kind: 'faulty', line: line.line, row: line.row, problems: row.problems }];
    const own = { ...line.row, transferId: line.row.id };
    const other = { ...own, id: `${own.id} other`, amount: cash ?? '', currency: code ?? '', charges: row.number(charges) };
    return [
      { ...line, row: own },
      { ...line, part: 1, row: other },
    ];
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
    if ('column' in source)
      return (source.pattern === undefined ? row.cell(source.column) : row.text({ ...source, pattern: source.pattern })) || null;
    if ('always' in source) return source.always;
    if ('after' in source) return this.#rows.fact(source.after);
    return source.from === 'header' ? (this.#rows.header?.currency ?? null) : this.#converting.currency;
  }
}

function leftOut(cells: readonly string[], line: number, why?: Kind['why']): Conversion {
  return { kind: 'ignored', line, cells, ...(why && { why }) };
}

type Row = Extract<Conversion, { readonly kind: 'row' }>;
type ConvertedLine = Extract<Conversion, { readonly kind: 'row' | 'faulty' }>;

/** Income that was reinvested, and interest that was bought or sold with a bond, are transactions of their own. */
function partsOf(line: Row, { row, kind }: { row: RowCells; kind: Omit<Table, 'kinds'> & Kind }): Conversion[] {
  const { amount, id } = line.row;
  const part = (type: 'Dividend' | 'Interest', cash: string): Conversion => ({
    ...line,
    part: 1,
    row: { ...line.row, ...partial, id: `${id} ${type}`, type, amount: cash },
  });
  if (kind.isReinvested) return [part('Dividend', decimal(amount).abs().toString()), line];
  const accrued = row.number(kind.accrued);
  if (accrued === null || decimal(accrued).isZero() || (kind.type !== 'Purchase' && kind.type !== 'Sale')) return [line];
  const paid = kind.type === 'Purchase' ? decimal(accrued).abs().negated() : decimal(accrued).abs();
  return [{ ...line, row: { ...line.row, amount: decimal(amount).minus(paid).toString() } }, part('Interest', paid.toString())];
}

const partial = { units: null, price: null, priceUnit: null, charges: null, tax: null, category: null, cost: null } as const;

function isMet(row: RowCells, condition: Condition): boolean {
  return saysSo(row, condition) && hasSign(row, condition);
}

function saysSo(row: RowCells, { column, is, matches, phrase, meaning }: Condition): boolean {
  if (is && !is.includes(row.cell(column))) return false;
  if (matches !== undefined && !row.matches(column, matches)) return false;
  if (phrase !== undefined && kindPhrase(row.cell(column)) !== phrase) return false;
  return meaning === undefined || guessMeaning(row.cell(column)) === meaning;
}

function hasSign(row: RowCells, { column, sign }: Condition): boolean {
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
  else row.report({ column, found, expected: 'kind', details: { known: [...known].slice(0, maxKnown).join(', ') } });
}

function referenceOf(row: RowCells, { reference }: Table): string | null {
  const number = reference ? row.cell(reference.column) : '';
  const isNone = reference?.unless !== undefined && row.matches(reference.column, reference.unless);
  return number === '' || isNone ? null : number;
}
