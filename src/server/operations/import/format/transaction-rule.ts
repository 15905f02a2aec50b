import { decimal } from '#finance/decimal.ts';
import { type EntryRule, entryRules } from '#domain/ledger/entry-rules.ts';
import type { TransactionType } from '#finance/ledger/ledger.ts';
import type { RowRule } from './column.ts';

const amountSigns = {
  in: { isRight: (amount: string) => !isBelowZero(amount), expected: 'zero or more: cash received' },
  out: { isRight: (amount: string) => isBelowZero(amount) || isZero(amount), expected: 'zero or less: cash paid' },
  none: { isRight: isZero, expected: '0: no cash moves' },
  either: { isRight: () => true, expected: '' },
  some: {
    isRight: (amount: string) => !isZero(amount),
    expected: 'an amount other than 0: negative for the currency sold, positive for the one bought',
  },
} as const;

/** Sign of the amount, and what must and must not be there, by the type of the transaction. */
export const transactionRule: RowRule = (value, report) => {
  const type = value('type');
  if (type === null) return;
  const rule = entryRules[type as TransactionType];
  checkAmount(rule, value, (expected) => report('amount', `${expected} (${type})`));
  const tell = (column: string, expected: string) => report(column, `${expected} (${type})`);
  if (rule.paired) checkPaired(rule.paired, value, tell);
  else checkHeld(rule, value, tell);
  checkRatio(rule, value('ratio'), (expected) => report('ratio', `${expected} (${type})`));
  const category = value('category');
  if (category !== null && rule.categories && !rule.categories.includes(category))
    report('category', `one of ${rule.categories.join(', ')}`);
};

type Value = (column: string) => string | null;
type Tell = (column: string, expected: string) => void;

/** The size of what is moved, and of what. */
function checkHeld(rule: EntryRule, value: Value, tell: Tell): void {
  const size = value('units') === null && value('nominal') !== null ? 'nominal' : 'units';
  checkUnits(rule, value(size), (expected) => tell(size, expected));
  const symbolNeeded = rule.symbol === 'required' || value(size) !== null;
  if (symbolNeeded && value('symbol') === null) tell('symbol', 'the symbol of an instrument');
}

function checkPaired({ blank }: NonNullable<EntryRule['paired']>, value: Value, tell: Tell): void {
  if (value('transferId') === null) tell('transferId', 'the id shared by both sides');
  for (const column of blank) {
    const written = value(column);
    if (written !== null && !isZero(written)) tell(column, 'blank');
  }
}

function checkAmount(rule: EntryRule, value: Value, report: (expected: string) => void): void {
  const amount = value('amount');
  const { isRight, expected } = amountSigns[rule.amount];
  if (amount === null || isRight(amount) || (rule.mayCostMore && isEatenByCosts(amount, value))) return;
  report(expected);
}

/** Returns whether the charges and the tax of the row are what brings the amount below zero. */
function isEatenByCosts(amount: string, value: Value): boolean {
  const costs = decimal(value('charges') ?? '0').plus(decimal(value('tax') ?? '0'));
  return !decimal(amount).plus(costs).isNegative();
}

function checkUnits(rule: EntryRule, units: string | null, report: (expected: string) => void): void {
  if (units === null) {
    if (rule.units === 'required') report('a number of units');
  } else if (rule.units !== 'signed' && (isBelowZero(units) || isZero(units))) report('more than 0: the type gives the direction');
}

function checkRatio(rule: EntryRule, ratio: string | null, report: (expected: string) => void): void {
  if (ratio === null && rule.ratio === 'required') report('new units for each old one');
  if (ratio !== null && rule.ratio === 'none') report('blank');
}

function isBelowZero(number: string): boolean {
  return number.startsWith('-') && !isZero(number);
}

function isZero(number: string): boolean {
  return /^-?[0.]+$/.test(number);
}
