import { recordedCurrencies } from '#finance/currency.ts';
import type { RowCells } from '../import/convert/row-cells.ts';
import type { PositionColumn, PositionMapping } from './position-mapping.ts';
import type { UnrecognisedReason } from './reconciliation.ts';

/** One holding of an account as a list states it: units of a security, or a balance of cash. */
export interface StatedPosition {
  /** Line of the file, counted from 1. */
  readonly line: number;
  /** As the custodian calls it. */
  readonly account: string;
  /** `null` for cash. */
  readonly security: StatedSecurity | null;
  readonly currency: string | null;
  /** Digits with a point, as many as the file has. */
  readonly units: string;
  readonly value: string | null;
}

export interface StatedSecurity {
  readonly isin: string | null;
  readonly sedol: string | null;
  readonly symbol: string | null;
  readonly name: string | null;
}

/** A row with something missing or illegible. */
export interface UnreadablePosition {
  readonly line: number;
  readonly account: string;
  readonly named: string;
  readonly why: UnrecognisedReason;
}

export type ReadPosition =
  | { readonly kind: 'stated'; readonly position: StatedPosition }
  | { readonly kind: 'unreadable'; readonly row: UnreadablePosition };

const cashWord = /cash|μετρητά|ρευστ|balance|υπόλοιπο|settlement|deposit/i;
const currencyCode = /^[A-Z]{3}$/;

/** A row of a list by its columns; `null` for one that says nothing of a holding, as a blank line does. */
export function readPosition(row: RowCells, line: number, mapping: PositionMapping): ReadPosition | null {
  const cells = cellsOf(row, mapping);
  if (row.problems.length === 0 && isSilent(cells)) return null;
  const { account, security, value, currency } = cells;
  const isCash = isCashRow(cells);
  const units = isCash ? (cells.balance ?? cells.units ?? value) : cells.units;
  const unreadable = (why: UnrecognisedReason): ReadPosition => ({
    kind: 'unreadable',
    row: { line, account, named: namedAs(security), why },
  });
  if (units === null) return unreadable('units');
  if (isCurrencyWrong(currency, isCash)) return unreadable('currency');
  return { kind: 'stated', position: { line, account, security: isCash ? null : security, currency, units, value } };
}

interface Cells {
  readonly account: string;
  readonly security: StatedSecurity;
  readonly units: string | null;
  readonly balance: string | null;
  readonly value: string | null;
  readonly currency: string | null;
}

function cellsOf(row: RowCells, { columns }: PositionMapping): Cells {
  const text = (column: PositionColumn) => row.text(columns[column]);
  const symbol = text('symbol');
  return {
    account: text('portfolio') ?? '',
    security: { isin: upper(text('isin')), sedol: upper(text('sedol')), symbol, name: text('name') },
    units: row.number(columns.units),
    balance: row.number(columns.balance),
    value: row.number(columns.value),
    currency: upper(text('currency')) ?? currencyIn(symbol),
  };
}

/** A total has a value, and no account. */
function isSilent({ account, units, balance, value }: Cells): boolean {
  return units === null && balance === null && (account === '' || value === null);
}

function isCurrencyWrong(currency: string | null, isCash: boolean): boolean {
  return currency === null ? isCash : !currencyCode.test(currency);
}

/** By what someone finds it in the file. */
export function namedAs({ isin, sedol, symbol, name }: StatedSecurity): string {
  return [name, isin ?? sedol ?? symbol].filter(Boolean).join(', ');
}

/** Cash has no ISIN and no SEDOL, and is called by its currency, as cash, or not at all. */
function isCashRow({ security: { isin, sedol, symbol, name }, units, balance }: Cells): boolean {
  if (isin !== null || sedol !== null) return false;
  if (symbol !== null) return currencyIn(symbol) !== null || /^cash$/i.test(symbol);
  return isCashName(name) || (balance !== null && units === null);
}

function isCashName(name: string | null): boolean {
  return name === null || currencyCode.test(name) || cashWord.test(name);
}

const known: ReadonlySet<string> = new Set(recordedCurrencies);

/** `GBP`, `CASH GBP` and `GBP.CASH` mean pounds; three letters alone are a currency only where one has that name. */
function currencyIn(symbol: string | null): string | null {
  const [, before, code, after] = /^(cash[\s._:-]*)?([A-Z]{3})([\s._:-]*cash)?$/i.exec(symbol ?? '') ?? [];
  const currency = code?.toUpperCase() ?? null;
  return currency !== null && (known.has(currency) || before !== undefined || after !== undefined) ? currency : null;
}

function upper(text: string | null): string | null {
  return text?.toUpperCase() ?? null;
}
