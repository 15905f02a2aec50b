import { entryRules } from '#domain/ledger/entry-rules.ts';
import { recordedCurrencies } from '#finance/currency.ts';
import { type TransactionType, transactionTypes } from '#finance/ledger/ledger.ts';
import type { Field, FieldOf } from '#forms/form.ts';

const optional = { isOptional: true } as const;

/** Units, prices and rates go as far as custodians write them. */
const fine = { kind: 'decimal', places: 10 } as const;
const money = { kind: 'decimal', places: 4 } as const;
const currencies = recordedCurrencies.map((value) => ({ value }));

/** What every form of a transaction begins with: the other fields follow from it. */
export const typeField = {
  kind: 'select',
  id: 'type',
  options: transactionTypes.map((value) => ({ value })),
} as const satisfies FieldOf<'select'>;

/** Types that may move units in or out without cash. */
const inKind: readonly TransactionType[] = ['Contribution', 'Withdrawal', 'TransferIn', 'TransferOut', 'CorporateAction', 'Adjustment'];
const trades: readonly TransactionType[] = ['Purchase', 'Sale'];
/** Types that bring units with a cost of their own. */
const withCost: readonly TransactionType[] = ['Contribution', 'TransferIn', 'CorporateAction', 'Adjustment'];
/** Types whose amount may be typed with a minus: what is taken back, or either direction. */
const signed: readonly TransactionType[] = ['Dividend', 'Interest', 'Charge', 'Tax', 'CorporateAction', 'Adjustment'];

/** The fields of a transaction of a type, in the order in which a contract note says them. Amounts are sizes: the type gives the direction. */
export function transactionFields(type: TransactionType): Field[] {
  const isTrade = trades.includes(type);
  const movesUnits = isTrade || inKind.includes(type) || type === 'Call';
  const isExchange = type === 'Exchange';
  const rule = entryRules[type];
  const fields: (Field | false)[] = [
    { kind: 'date', id: 'day' },
    !isExchange && { kind: 'security', id: 'symbol', ...(rule.symbol === 'required' ? {} : optional) },
    movesUnits && { ...fine, id: 'units', sign: rule.units === 'signed' ? 'any' : 'positive', ...(rule.units === 'required' ? {} : optional) },
    isTrade && { ...fine, id: 'price', sign: 'notNegative', ...optional },
    rule.ratio !== 'none' && { ...fine, id: 'ratio', sign: 'positive', ...(rule.ratio === 'required' ? {} : optional) },
    rule.amount !== 'none' && { ...money, id: 'amount', sign: signed.includes(type) ? 'any' : 'notNegative', ...(mayLack(type) ? optional : {}) },
    { kind: 'select', id: 'currency', options: currencies },
    ...(isExchange ? bought : []),
    !isExchange && rule.amount !== 'none' && { ...fine, id: 'rate', sign: 'positive', ...optional },
    rule.amount !== 'none' && { ...money, id: 'charges', sign: 'notNegative', ...optional },
    rule.amount !== 'none' && !isExchange && type !== 'Tax' && { ...money, id: 'tax', sign: 'notNegative', ...optional },
    rule.categories !== undefined && { kind: 'select', id: 'category', options: rule.categories.map((value) => ({ value })), ...optional },
    withCost.includes(type) && { ...money, id: 'cost', sign: 'notNegative', ...optional },
    ['TransferIn', 'Contribution'].includes(type) && { kind: 'date', id: 'acquired', ...optional },
    isTrade && { kind: 'date', id: 'settleDay', ahead: true, ...optional },
    { kind: 'textarea', id: 'note', limit: 1000, ...optional },
  ];
  return fields.filter((field) => field !== false);
}

const bought: Field[] = [
  { ...money, id: 'boughtAmount', sign: 'positive' },
  { kind: 'select', id: 'boughtCurrency', options: currencies },
];

/** Why a transaction is voided or replaced. */
export const reasonField = { kind: 'text', id: 'reason', limit: 200 } as const satisfies FieldOf<'text'>;

/** Units and price say it, or units move without cash, or a charge was paid from outside. */
function mayLack(type: TransactionType): boolean {
  return trades.includes(type) || inKind.includes(type) || type === 'Charge';
}
