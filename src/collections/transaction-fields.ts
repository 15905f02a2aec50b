import { recordedCurrencies } from '#finance/currency.ts';
import {
  callCategories,
  chargeCategories,
  distributionCategories,
  type TransactionType,
  transactionTypes,
} from '#finance/ledger/ledger.ts';
import type { Field, FieldOf } from '#forms/form.ts';

/** Units, prices and rates go as far as custodians write them. */
const fine = { kind: 'decimal', places: 10 } as const;
const money = { kind: 'decimal', places: 4 } as const;

function among(values: readonly string[]) {
  return { kind: 'select', options: values.map((value) => ({ value })) } as const;
}

/** The possible fields of a transaction. Amounts are unsigned and the type gives the direction; a signed amount may have a minus. */
const parts = {
  day: { kind: 'date', id: 'day' },
  symbol: { kind: 'security', id: 'symbol' },
  units: { ...fine, id: 'units', sign: 'positive' },
  nominal: { ...fine, id: 'nominal', sign: 'positive' },
  signedUnits: { ...fine, id: 'units', sign: 'any' },
  price: { ...fine, id: 'price', sign: 'notNegative' },
  ratio: { ...fine, id: 'ratio', sign: 'positive' },
  amount: { ...money, id: 'amount', sign: 'notNegative' },
  signedAmount: { ...money, id: 'amount', sign: 'any' },
  currency: { ...among(recordedCurrencies), id: 'currency' },
  boughtAmount: { ...money, id: 'boughtAmount', sign: 'positive' },
  boughtCurrency: { ...among(recordedCurrencies), id: 'boughtCurrency' },
  rate: { ...fine, id: 'rate', sign: 'positive' },
  charges: { ...money, id: 'charges', sign: 'notNegative' },
  tax: { ...money, id: 'tax', sign: 'notNegative' },
  chargeCategory: { ...among(chargeCategories), id: 'category' },
  callCategory: { ...among(callCategories), id: 'category' },
  distributionCategory: { ...among(distributionCategories), id: 'category' },
  cost: { ...money, id: 'cost', sign: 'notNegative' },
  acquired: { kind: 'date', id: 'acquired' },
  settleDay: { kind: 'date', id: 'settleDay', ahead: true },
  note: { kind: 'textarea', id: 'note', limit: 1000 },
} as const satisfies Record<string, Field>;

type Part = keyof typeof parts;

const trade = ['day', 'symbol', 'units', 'price?', 'amount?', 'currency', 'rate?', 'charges?', 'tax?', 'settleDay?', 'note?'] as const;
const unitsIn = ['day', 'symbol?', 'units?', 'amount?', 'currency', 'rate?', 'charges?', 'cost?', 'acquired?', 'note?'] as const;
const unitsOut = ['day', 'symbol?', 'units?', 'amount?', 'currency', 'rate?', 'charges?', 'note?'] as const;
const paid = ['signedAmount', 'currency', 'rate?', 'charges?', 'tax?'] as const;

/** The fields of each type, in the order of a contract note. A question mark makes a field optional. */
const asked: Readonly<Record<TransactionType, readonly (Part | `${Part}?`)[]>> = {
  Purchase: trade,
  Sale: trade.map((part) => (part === 'amount?' ? 'signedAmount?' : part)),
  Contribution: unitsIn,
  Withdrawal: unitsOut,
  Dividend: ['day', 'symbol', 'units?', 'price?', ...paid, 'settleDay?', 'note?'],
  Interest: ['day', 'symbol?', ...paid, 'note?'],
  Charge: ['day', 'signedAmount?', 'currency', 'rate?', 'charges?', 'chargeCategory?', 'symbol?', 'note?'],
  Tax: ['day', 'signedAmount', 'currency', 'rate?', 'symbol?', 'note?'],
  TransferIn: unitsIn,
  TransferOut: unitsOut,
  Exchange: ['day', 'amount', 'currency', 'boughtAmount', 'boughtCurrency', 'charges?', 'note?'],
  Split: ['day', 'symbol', 'ratio', 'currency', 'note?'],
  Call: ['day', 'symbol', 'units?', 'amount', 'currency', 'rate?', 'charges?', 'tax?', 'callCategory?', 'settleDay?', 'note?'],
  Distribution: [
    'day',
    'symbol',
    'units?',
    'amount',
    'currency',
    'rate?',
    'charges?',
    'tax?',
    'distributionCategory?',
    'settleDay?',
    'note?',
  ],
  CorporateAction: ['day', 'symbol?', 'signedUnits?', 'ratio?', 'signedAmount?', 'currency', 'rate?', 'cost?', 'note?'],
  Adjustment: ['day', 'symbol?', 'signedUnits?', 'signedAmount?', 'currency', 'rate?', 'cost?', 'note?'],
};

/** The first field of every form of a transaction. It determines the others. */
export const typeField = {
  kind: 'select',
  id: 'type',
  options: transactionTypes.map((value) => ({ value })),
} as const satisfies FieldOf<'select'>;

/** The reason for voiding or replacing a transaction. */
export const reasonField = { kind: 'text', id: 'reason', limit: 200 } as const satisfies FieldOf<'text'>;

/** The fields of a transaction of a type; of a bond its nominal may be asked in place of units, where they are a size. */
export function transactionFields(type: TransactionType, isByNominal = false): Field[] {
  const own = isByNominal ? asked[type].map(asNominal) : asked[type];
  return own.map((part) => (part.endsWith('?') ? { ...parts[part.slice(0, -1) as Part], isOptional: true } : parts[part as Part]));
}

function asNominal(part: Part | `${Part}?`): Part | `${Part}?` {
  if (part === 'units') return 'nominal';
  return part === 'units?' ? 'nominal?' : part;
}

/** Returns whether a transaction of that type can be entered in nominal. */
export function hasNominal(type: TransactionType): boolean {
  return transactionFields(type, true).some(({ id }) => id === 'nominal');
}
