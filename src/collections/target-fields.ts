import type { FieldOf } from '#forms/form.ts';

/** At the end of which day something is held. */
export const targetDayField = { kind: 'date', id: 'day' } as const satisfies FieldOf<'date'>;

const target = { kind: 'decimal', id: 'target', places: 10, sign: 'any' } as const satisfies FieldOf<'decimal'>;

const cost = { kind: 'decimal', id: 'cost', places: 4, sign: 'notNegative', isOptional: true } as const satisfies FieldOf<'decimal'>;

/** The fields of a security in a sheet of holdings. */
export const targetFields = [target, cost] as const;

/** The fields of a balance. */
export const balanceFields = [{ ...target, places: 4 }] as const;
