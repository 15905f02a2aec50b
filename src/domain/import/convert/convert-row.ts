import { decimal, sum } from '#finance/decimal.ts';
import type { TransactionType } from '#finance/ledger/ledger.ts';
import type { ConvertedRow, SecurityNames } from './converted-row.ts';
import type { CurrencySource, Kind, NumberSource, SecuritySources, Table, TextSource } from '../layouts/layout.ts';
import { type DateShape, type DayReading, hasShortYear, readDay } from '../read/read-day.ts';
import type { RowCells } from './row-cells.ts';
import type { Expectation } from '../row-problem.ts';
import { type Needs, transactionNeeds } from './transaction-needs.ts';

/** One row with what says how to read it. */
export interface RowReading {
  readonly row: RowCells;
  readonly table: Table;
  readonly kind: Kind;
  readonly days: DayReading;
  /** The currency or quote unit that a source names. */
  readonly unitOf: (source: CurrencySource) => string | null;
}

const dateExamples: Readonly<Record<DateShape, string>> = {
  'year-first': '2026-03-31',
  'day-first': '31/03/2026',
  'month-first': '03/31/2026',
  'month-name': '31-Mar-2026',
};
const longestNote = 4000;
const longestName = 200;

/** Converts a row as far as it can be read; reports unreadable cells to the row. */
export function convertRow(reading: RowReading): Partial<Omit<ConvertedRow, 'id'>> {
  const { row, table, kind } = reading;
  const own = { ...table, ...kind };
  row.currency = currencyOf(reading) ?? '';
  const date = dayIn(reading, own.date);
  const amount = amountOf(row, own);
  const traded = isTransactionType(kind.type) ? tradedIn(reading, kind.type, amount) : null;
  const costs = costsIn(row, kind.type, own);
  return {
    ...(date !== null && { date }),
    ...(amount !== null && { amount }),
    ...(isTransactionType(kind.type) && { type: kind.type, ...traded }),
    settleDate: settlementIn(reading),
    currency: row.currency,
    ...costs,
    ...(table.derivesCharges && traded && amount !== null && { charges: derivedCharges(traded, amount, row.currency) }),
    category: kind.category ?? null,
    note: noteIn(row, table.note),
    cost: row.number(kind.cost),
    account: accountIn(row, table.account),
    transferId: null,
  };
}

/** A charge or a tax is no charge on itself, and the rate of an exchange is that of its two sides. */
function costsIn(
  row: RowCells,
  type: Kind['type'],
  { fxRate, charges, tax }: Pick<Table, 'fxRate' | 'charges' | 'tax'>,
): Pick<ConvertedRow, 'fxRate' | 'charges' | 'tax'> {
  return {
    fxRate: type === 'Exchange' ? null : row.number(fxRate),
    charges: type === 'Charge' ? null : costIn(row, charges),
    tax: type === 'Tax' || type === 'Charge' ? null : costIn(row, tax),
  };
}

/** Below half of the smallest unit it is rounding; beyond this fraction of the trade it is something else. */
const leastDerived = decimal('0.005');
const maxDerived = decimal('0.05');

/** Returns the cost of a trade beyond units times price; `null` if there is no plausible cost, or the price is in another currency. */
function derivedCharges(
  { units, price, priceUnit }: Pick<ConvertedRow, 'units' | 'price' | 'priceUnit'>,
  amount: string,
  currency: string,
): string | null {
  if (units === null || price === null || priceUnit !== currency) return null;
  const gross = decimal(units).times(decimal(price)).abs();
  const paid = decimal(amount);
  const costs = paid.isNegative() ? paid.abs().minus(gross) : gross.minus(paid);
  const isCost = costs.cmp(leastDerived) >= 0 && costs.cmp(gross.times(maxDerived)) <= 0;
  return isCost ? costs.toString() : null;
}

function accountIn(row: RowCells, source: TextSource | undefined): string | null {
  return row.text(source)?.slice(0, longestName) ?? null;
}

function isTransactionType(type: Kind['type']): type is TransactionType {
  return type !== 'ignored' && type !== 'reversal';
}

/** Reads what was traded, and checks that the cash has the direction of the type. */
function tradedIn(
  reading: RowReading,
  type: TransactionType,
  amount: string | null,
): Pick<ConvertedRow, 'security' | 'units' | 'price' | 'priceUnit'> {
  const { row, table, kind } = reading;
  const own = { ...table, ...kind };
  const needs = needsOf(reading, type, amount);
  if (amount !== null) checkAmount(row, own, { amount, type });
  return {
    security: securityFor(row, own.security, needs.security),
    units: unitsFor(row, own.units, needs.units),
    ...(needs.hasPrice ? priceIn(reading) : noPrice),
  };
}

/** A transfer of cash has no security, and the coupon of a bond names it where the file gives its ISIN. */
function needsOf({ row, table, kind }: RowReading, type: TransactionType, amount: string | null): Needs {
  const { cash, ...needs } = transactionNeeds[type] ?? {};
  const own = cash ? { cash } : {};
  if (type.startsWith('Transfer') && isCash(kind, amount)) return own;
  const { isin } = kind.security ?? table.security ?? {};
  return type === 'Interest' && row.text(isin) !== null ? { security: 'optional' } : { ...own, ...needs };
}

function isCash({ cash }: Kind, amount: string | null): boolean {
  return cash !== 'none' && amount !== null && !isNone(amount);
}

const noPrice = { price: null, priceUnit: null };

function securityFor(row: RowCells, sources: SecuritySources | undefined, need: 'required' | 'optional' | undefined): SecurityNames | null {
  if (need === undefined) return null;
  const security = securityIn(row, sources);
  if (need === 'required' && security === null) reportMissing(row, sources?.symbol ?? sources?.name, 'security');
  return security;
}

function unitsFor(row: RowCells, source: NumberSource | undefined, need: 'required' | 'signed' | undefined): string | null {
  if (need === undefined) return null;
  const units = row.number(source);
  if (need === 'required' && !isAboveZero(units)) reportMissing(row, source, 'units');
  return units;
}

/** One below zero says nothing. */
function priceIn({ row, table, kind, unitOf }: RowReading): Pick<ConvertedRow, 'price' | 'priceUnit'> {
  const price = row.number(kind.price ?? table.price);
  return price === null || price.startsWith('-') ? noPrice : { price, priceUnit: unitOf(table.priceUnit ?? table.currency) };
}

function settlementIn(reading: RowReading): string | null {
  const { settleDate } = reading.table;
  return settleDate === undefined || reading.row.cell(settleDate) === '' ? null : dayIn(reading, settleDate);
}

function noteIn(row: RowCells, source: TextSource | undefined): string | null {
  return row.text(source)?.slice(0, longestNote) ?? null;
}

function dayIn({ row, days }: RowReading, column: string): string | null {
  const cell = row.cell(column);
  const day = readDay(cell, days);
  if (day !== null) return day;
  if (days.century === null && hasShortYear(cell, days.shape)) row.report({ column, found: cell, expected: 'century' });
  else row.report({ column, found: cell, expected: 'date', details: { example: dateExamples[days.shape] } });
  return null;
}

function currencyOf({ row, table: { currency }, unitOf }: RowReading): string | null {
  const code = unitOf(currency);
  if (code !== null && /^[A-Z]{3}$/.test(code)) return code;
  row.report({ column: 'column' in currency ? currency.column : null, found: code ?? '', expected: 'currency' });
  return null;
}

function amountOf(row: RowCells, { amount, cash }: Pick<Table, 'amount'> & Pick<Kind, 'cash'>): string | null {
  if (cash === 'none') return '0';
  const number = row.number(amount);
  if (number === null) reportMissing(row, amount, 'amount');
  if (number === null || cash === undefined) return number;
  const size = number.replace('-', '');
  return cash === 'in' ? size : `-${size}`;
}

interface Traded {
  readonly amount: string;
  readonly type: TransactionType;
}

/** Payments and charges of nothing are cells that were read wrongly. */
const neverNothing: ReadonlySet<TransactionType> = new Set(['Contribution', 'Withdrawal', 'Charge', 'Tax']);

function checkAmount(row: RowCells, own: Pick<Table, 'amount' | 'charges' | 'tax' | 'balance'>, traded: Traded): void {
  const { amount, type } = traded;
  if (isNone(amount) && type === 'Adjustment' && row.number(own.balance) !== null)
    row.report({
      column: columnOf(own.amount),
      found: '',
      expected: 'opening-balance',
      details: { amount: row.number(own.balance) ?? '' },
    });
  else if (isNone(amount) && neverNothing.has(type)) row.report({ column: columnOf(own.amount), found: amount, expected: 'amount' });
  else checkSign(row, own, traded);
}

/** The charges of a sale may exceed what it brought. */
function checkSign(
  row: RowCells,
  { amount: source, charges, tax }: Pick<Table, 'amount' | 'charges' | 'tax'>,
  { amount, type }: Traded,
): void {
  const cash = transactionNeeds[type]?.cash;
  if (cash === undefined || isNone(amount) || amount.startsWith('-') === (cash === 'paid')) return;
  const costs = [charges, tax].map((each) => decimal(costIn(row, each) ?? '0'));
  if (type === 'Sale' && !sum([decimal(amount), ...costs]).isNegative()) return;
  row.report({ column: columnOf(source), found: amount, expected: `cash-${cash}`, details: { type } });
}

/** Reports a missing value, unless its column already has a problem: a cell that could not be read is not missing as well. */
function reportMissing(row: RowCells, source: NumberSource | TextSource | undefined, expected: Expectation): void {
  const column = columnOf(source);
  row.report({ column, found: column === null ? '' : row.cell(column), expected });
}

function columnOf(source: NumberSource | TextSource | undefined): string | null {
  if (typeof source === 'string') return source;
  if (source === undefined) return null;
  if ('column' in source) return source.column;
  return 'size' in source ? columnOf(source.size) : null;
}

export function securityIn(row: RowCells, { isin, sedol, symbol, name }: SecuritySources = {}): SecurityNames | null {
  const read = (source: TextSource | undefined) => row.text(source)?.slice(0, longestName) ?? null;
  const names = { isin: read(isin), sedol: read(sedol), symbol: read(symbol), name: read(name) };
  return Object.values(names).some((text) => text !== null) ? names : null;
}

/** Returns the cost if above zero; one computed below zero is rounding, hence `null`. */
function costIn(row: RowCells, source: NumberSource | undefined): string | null {
  const cost = row.number(source);
  return isAboveZero(cost) ? cost : null;
}

function isAboveZero(number: string | null): boolean {
  return number !== null && !number.startsWith('-') && !isNone(number);
}

function isNone(number: string): boolean {
  return !/[1-9]/.test(number);
}
