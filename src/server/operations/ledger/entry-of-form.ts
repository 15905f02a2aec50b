import type { Entry } from '#contracts/ledger/entry.ts';
import { transactionFields } from '#collections/transaction-fields.ts';
import { entryRules } from '#domain/ledger/entry-rules.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { TransactionType } from '#finance/ledger/ledger.ts';
import type { Typed } from '#forms/kind.ts';
import type { RecordedEntry } from '../../db/queries/ledger/entries.ts';
import { toAnswers } from '#forms/values.ts';
import { toTyped } from '#forms/answers.ts';

/** The answers to the fields of a transaction, each exact text; null for what is left empty. */
export type EntryAnswers = Readonly<Record<string, unknown>>;

/** Fields say sizes: a payment out is typed as what was paid. */
function isOutgoing(type: TransactionType): boolean {
  return entryRules[type].amount === 'out' || type === 'Charge' || type === 'Tax' || type === 'Exchange';
}

/** Converts the form's values to a ledger entry. */
export function entryOfForm(type: TransactionType, answers: EntryAnswers): Entry {
  const text = (id: string) => textOf(answers[id]);
  const amount = text('amount');
  const boughtAmount = text('boughtAmount');
  const nominal = text('nominal');
  return {
    type,
    day: text('day') as IsoDate,
    settleDay: text('settleDay'),
    symbol: text('symbol'),
    units: text('units'),
    ...(nominal === null ? {} : { nominal }),
    price: text('price'),
    amount: amount !== null && isOutgoing(type) ? negated(amount) : amount,
    currency: text('currency') ?? '',
    rate: text('rate'),
    charges: text('charges'),
    tax: text('tax'),
    category: text('category'),
    note: text('note'),
    ratio: text('ratio'),
    cost: text('cost'),
    acquired: text('acquired'),
    bought: boughtAmount === null ? null : { amount: boughtAmount, currency: text('boughtCurrency') ?? '' },
  };
}

function textOf(answer: unknown): string | null {
  return typeof answer === 'string' ? answer : null;
}

/** The other way: what the form of a recorded transaction shows at first; of an exchange both sides. */
export function formOfEntry(sides: readonly RecordedEntry[]): Typed {
  const entry = sides.find(({ amount }) => amount.startsWith('-')) ?? sides[0];
  if (!entry) return {};
  const other = entry.type === 'Exchange' ? sides.find(({ id }) => id !== entry.id) : undefined;
  const values = {
    ...entry,
    amount: isOutgoing(entry.type) ? negated(entry.amount) : entry.amount,
    charges: sizeOf(entry.charges),
    tax: sizeOf(entry.tax),
    boughtAmount: other?.amount ?? null,
    boughtCurrency: other?.currency ?? null,
  };
  const fields = transactionFields(entry.type);
  const shown = Object.fromEntries(fields.map(({ id }) => [id, values[id as keyof typeof values] ?? null]));
  return { type: entry.type, ...toTyped(fields, toAnswers(shown)) };
}

function negated(decimal: string): string {
  if (/^[0.]+$/.test(decimal)) return decimal;
  return decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`;
}

/** Returns the size without its sign, as a reversed dividend's costs and tax are stored with a minus; null for zero. */
function sizeOf(decimal: string): string | null {
  const size = decimal.replace(/^-/, '');
  return size === '0' ? null : size;
}
