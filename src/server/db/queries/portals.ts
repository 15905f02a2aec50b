import type { PoolClient } from 'pg';
import { rowReader } from '../row-reader.ts';
import { portals as table } from '../schema/clients.ts';

export type Portal = typeof table.$inferSelect;

// `own_accounts` has the actor's accounts alone; a portal without any is none of his.
const isOwnSql = 'exists (select from own_accounts account where account.portal_id = own.id and account.is_active)';
const ownPortals = rowReader(table, `where ${isOwnSql} order by own.name`);
const ownById = rowReader(table, `where own.id = $1 and ${isOwnSql}`);

const accountIdsSql = `
  select replace(id::text, '-', '') as id from own_accounts where portal_id = $1 and is_active order by name limit 100`;

export function portals(connection: PoolClient) {
  return {
    /** The portals on which the actor has an active account, or manages one. */
    visible: (): Promise<Portal[]> => ownPortals(connection, []),
    async findVisible(id: string): Promise<Portal | null> {
      return (await ownById(connection, [id]))[0] ?? null;
    },
    /** The active accounts of a portal that the actor may see, by name: an investor's own. */
    async visibleAccountIds(portalId: string): Promise<string[]> {
      const { rows } = await connection.query<{ id: string }>(accountIdsSql, [portalId]);
      return rows.map(({ id }) => id);
    },
  };
}
