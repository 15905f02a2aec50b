import type { PoolClient } from 'pg';
import { rowReader } from '../row-reader.ts';
import { portals as table } from '../schema/clients.ts';

export type Portal = typeof table.$inferSelect;

// Its wall shows of this table what is open to the actor; of the office nobody has to be a member.
const isOwnSql = `(
  actor_kind() in ('admin', 'system') or
  exists (select from portal_members member where member.portal_id = own.id and member.user_id = actor_user() and member.is_open))`;
const ownPortals = rowReader(table, `where ${isOwnSql} order by own.name`);

const byIdSql = `
  select replace(own.id::text, '-', '') as id, own.name, own.language, own.theme, own.created_at::text as "createdAt",
         coalesce(member.is_open, false) as "isOpen"
    from portals own left join portal_members member on member.portal_id = own.id and member.user_id = actor_user()
   where own.id = $1`;

const accountIdsSql = `
  select replace(id::text, '-', '') as id from own_accounts where portal_id = $1 and is_active order by name limit 100`;

export function portals(connection: PoolClient) {
  return {
    /** The portals that the actor may enter: all for administrators, for the others those that they own or have an open account on. */
    visible: (): Promise<Portal[]> => ownPortals(connection, []),
    /** A portal, and whether it is open to the actor as a member: two primary keys. */
    async find(id: string): Promise<(Portal & { readonly isOpen: boolean }) | null> {
      const { rows } = await connection.query<Portal & { readonly isOpen: boolean }>(byIdSql, [id]);
      return rows[0] ?? null;
    },
    /** The active accounts of a portal that the actor may see, by name: an investor's own. */
    async visibleAccountIds(portalId: string): Promise<string[]> {
      const { rows } = await connection.query<{ id: string }>(accountIdsSql, [portalId]);
      return rows.map(({ id }) => id);
    },
  };
}
