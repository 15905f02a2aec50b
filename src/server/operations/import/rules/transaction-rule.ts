import { callCategories, chargeCategories, distributionCategories, type TransactionType } from '#finance/ledger/ledger.ts';
import type { RowRule } from '../format/column.ts';

/** What a type of transaction asks of its row. */
interface TypeRule {
  /** Which sign the cash effect may have; zero always goes, for units without cash and charges paid from outside. */
  readonly amount: 'in' | 'out' | 'none' | 'either' | 'some';
  readonly symbol: 'required' | 'optional';
  /** A size, or signed. */
  readonly units: 'required' | 'optional' | 'signed';
  readonly ratio: 'required' | 'optional' | 'none';
  readonly categories?: readonly string[];
  /** One of two rows that belong together: its transferId is required, and of the other columns these must be blank. */
  readonly paired?: { readonly blank: readonly string[] };
}

const cash = { symbol: 'optional', units: 'optional', ratio: 'none' } as const;
const trade = { symbol: 'required', units: 'required', ratio: 'none' } as const;
const capital = { symbol: 'required', units: 'optional', ratio: 'none' } as const;

const typeRules: Record<TransactionType, TypeRule> = {
  Purchase: { ...trade, amount: 'out' },
  Sale: { ...trade, amount: 'in' },
  Contribution: { ...cash, amount: 'in' },
  Withdrawal: { ...cash, amount: 'out' },
  Dividend: { ...capital, amount: 'either' },
  Interest: { ...cash, amount: 'either' },
  Charge: { ...cash, amount: 'either', categories: chargeCategories },
  Tax: { ...cash, amount: 'either' },
  TransferIn: { ...cash, amount: 'in' },
  TransferOut: { ...cash, amount: 'out' },
  Exchange: { ...cash, amount: 'some', paired: { blank: ['symbol', 'units', 'nominal', 'fxRate', 'tax', 'category', 'counterPortfolio'] } },
  Split: { symbol: 'required', units: 'optional', ratio: 'required', amount: 'none' },
  Call: { ...capital, amount: 'out', categories: callCategories },
  Distribution: { ...capital, amount: 'in', categories: distributionCategories },
  CorporateAction: { symbol: 'optional', units: 'signed', ratio: 'optional', amount: 'either' },
  Adjustment: { symbol: 'optional', units: 'signed', ratio: 'none', amount: 'either' },
};

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
  const rule = typeRules[type as TransactionType];
  checkAmount(rule, value('amount'), (expected) => report('amount', `${expected} (${type})`));
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
function checkHeld(rule: TypeRule, value: Value, tell: Tell): void {
  const size = value('units') === null && value('nominal') !== null ? 'nominal' : 'units';
  checkUnits(rule, value(size), (expected) => tell(size, expected));
  const symbolNeeded = rule.symbol === 'required' || value(size) !== null;
  if (symbolNeeded && value('symbol') === null) tell('symbol', 'the symbol of an instrument');
}

function checkPaired({ blank }: NonNullable<TypeRule['paired']>, value: Value, tell: Tell): void {
  if (value('transferId') === null) tell('transferId', 'the id shared by both sides');
  for (const column of blank) {
    const written = value(column);
    if (written !== null && !isZero(written)) tell(column, 'blank');
  }
}

function checkAmount(rule: TypeRule, amount: string | null, report: (expected: string) => void): void {
  const { isRight, expected } = amountSigns[rule.amount];
  if (amount !== null && !isRight(amount)) report(expected);
}

function checkUnits(rule: TypeRule, units: string | null, report: (expected: string) => void): void {
  if (units === null) {
    if (rule.units === 'required') report('a number of units');
  } else if (rule.units !== 'signed' && (isBelowZero(units) || isZero(units))) report('more than 0: the type gives the direction');
}

function checkRatio(rule: TypeRule, ratio: string | null, report: (expected: string) => void): void {
  if (ratio === null && rule.ratio === 'required') report('new units for each old one');
  if (ratio !== null && rule.ratio === 'none') report('blank');
}

function isBelowZero(decimal: string): boolean {
  return decimal.startsWith('-') && !isZero(decimal);
}

function isZero(decimal: string): boolean {
  return /^-?[0.]+$/.test(decimal);
}
