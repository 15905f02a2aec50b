import { accessGroups } from '#collections/access-groups.ts';
import { listFields } from '#collections/collection.ts';
import { AppError } from '#domain/errors.ts';
import type { ValuesOf } from '#forms/values.ts';
import type { Transaction } from '../../db/queries.ts';

export const accessGroupFields = listFields(accessGroups);
/** The values of an access group's form. */
export type AccessGroupValues = ValuesOf<typeof accessGroupFields>;

/** @throws AppError `access-group-name-taken`, by another than `id` */
export async function refuseNameTaken(tx: Transaction, name: string, id: string | null): Promise<void> {
  if (await tx.accessGroups.isNameTaken(name, id)) throw new AppError('access-group-name-taken');
}
