import { accounts } from '#collections/accounts.ts';
import { fieldsIn } from '#collections/collection.ts';
import type { ValuesOf } from '#forms/values.ts';
import type { Queries } from '../../db/queries.ts';

export const accountFields = fieldsIn(accounts);
/** What is kept of an account, as its form says it. */
export type AccountValues = ValuesOf<typeof accountFields>;

/** What is stored of one, as the form says it, with its version; null for none that the actor sees. */
export async function storedAccount({ accountRecords, clientGroupRecords }: Queries, id: string) {
  const row = await accountRecords.find(id);
  if (!row) return null;
  const advisers = await accountRecords.advisersOf(id);
  const groups = await clientGroupRecords.named(row.groupIds);
  const values: AccountValues = {
    name: row.name,
    email: row.email,
    owner: advisers.map((each) => each.id),
    external_id: row.externalId,
    projection_id: row.projectionId,
    groups: groups.length === 0 ? null : groups.map((group) => group.id),
    gender: row.gender,
  };
  return { version: row.version, values, advisers, groups };
}

/** What the form says of the account's own columns. */
export function columnsFrom({ name, external_id: externalId, projection_id: projectionId, gender }: AccountValues) {
  return { name, externalId, projectionId, gender };
}
