import { listFields } from '#collections/collection.ts';
import { groups } from '#collections/groups.ts';
import { AppError } from '#domain/errors.ts';
import type { ValuesOf } from '#forms/values.ts';
import type { Transaction } from '../../db/queries.ts';
import type { GroupChange, Looking } from '../../db/queries/clients/client-group-records.ts';

export const clientGroupFields = listFields(groups);
/** The values of a client group's form. */
export type ClientGroupValues = ValuesOf<typeof clientGroupFields>;

/** The most groups of one adviser on a portal, and of the firm beside those that imports name. */
export const maxGroups = 500;

export function groupValues({ name, score, welcome, isActive }: GroupChange): ClientGroupValues {
  return { name, score, welcome, active: isActive };
}

export function groupColumns({ name, score, welcome, active }: ClientGroupValues): GroupChange {
  return { name, score, welcome, isActive: active };
}

/** @throws AppError `client-group-name-taken`, by another that they see */
export async function refuseNameTaken(tx: Transaction, looking: Looking, name: string, besides: string | null): Promise<void> {
  if (await tx.clientGroupRecords.isNameTaken(looking, name, besides)) throw new AppError('client-group-name-taken');
}
