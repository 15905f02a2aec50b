import { recordedCurrencies } from '#finance/currency.ts';
import type { Field, FieldOf } from '#forms/form.ts';

/** The things that can be transferred into another portfolio. */
export const transferKinds = ['units', 'cash'] as const;
export type TransferKind = (typeof transferKinds)[number];

const choices = (values: readonly string[]) => ({ kind: 'select', options: values.map((value) => ({ value })) }) as const;
const money = { kind: 'decimal', places: 4 } as const;

/** The first field of every form of a transfer. It determines the others. */
export const transferKindField = { ...choices(transferKinds), id: 'what' } as const satisfies FieldOf<'select'>;

const to: Field = { kind: 'record', id: 'to' };
const day: Field = { kind: 'date', id: 'day' };
const note: Field = { kind: 'textarea', id: 'note', limit: 1000, isOptional: true };

const asked: Readonly<Record<TransferKind, readonly Field[]>> = {
  units: [
    to,
    { kind: 'security', id: 'symbol' },
    day,
    { kind: 'decimal', places: 10, id: 'units', sign: 'positive' },
    { ...money, id: 'cost', sign: 'notNegative', isOptional: true },
    { kind: 'date', id: 'acquired', isOptional: true },
    { kind: 'decimal', places: 10, id: 'rate', sign: 'positive', isOptional: true },
    note,
  ],
  cash: [to, day, { ...money, id: 'amount', sign: 'positive' }, { ...choices(recordedCurrencies), id: 'currency' }, note],
};

/** The fields of a transfer, and no others; numbers are sizes. */
export function transferFields(kind: TransferKind): readonly Field[] {
  return asked[kind];
}
