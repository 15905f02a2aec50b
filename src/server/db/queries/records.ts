import type { PoolClient } from 'pg';
import { removedClients } from './clients/removed-clients.ts';

/** The days for which deleted records can be restored. */
export const daysInTrash = 30;
/** Accounts and portfolios keep their rows in the trash, with ledgers that have to be kept anyway: they can always be restored. */
const alwaysInTrash = ['accounts', 'portfolios'];
export const staysInTrash = (collection: string): boolean => alwaysInTrash.includes(collection);

/** The number of saved views of one person and collection. */
export const maxViews = 20;

interface RemovedRecord {
  readonly collection: string;
  readonly id: string;
  readonly name: string;
  /** All that is needed to restore it. */
  readonly content: object;
}

export interface ListedRemoval {
  readonly id: string;
  readonly name: string;
  readonly removedAt: string;
  /** Null for someone who is no more. */
  readonly removedBy: string | null;
}

const ofSql = `
  select replace(trash.id::text, '-', '') as id, trash.name, trash.removed_at::text as "removedAt", users.name as "removedBy"
    from removed_records trash left join users on users.id = trash.removed_by
   where trash.collection = $1 order by trash.removed_at desc, trash.id limit $2 offset $3`;

export function removedRecords(connection: PoolClient) {
  return {
    ...removedClients(connection),
    async add({ collection, id, name, content }: RemovedRecord, by: string | null): Promise<void> {
      await connection.query('insert into removed_records (collection, id, name, content, removed_by) values ($1, $2, $3, $4, $5)', [
        collection,
        id,
        name,
        JSON.stringify(content),
        by,
      ]);
    },
    /** The newest first. */
    async of(collection: string, limit: number, offset: number): Promise<ListedRemoval[]> {
      return (await connection.query<ListedRemoval>(ofSql, [collection, limit, offset])).rows;
    },
    async count(collection: string): Promise<number> {
      const { rows } = await connection.query<{ found: number }>(
        'select count(*)::int as found from removed_records where collection = $1',
        [collection],
      );
      return rows[0]?.found ?? 0;
    },
    /** Out of the trash; null for one that is not there. */
    async take(collection: string, id: string): Promise<object | null> {
      const { rows } = await connection.query<{ content: object }>(
        'delete from removed_records where collection = $1 and id = $2 returning content',
        [collection, id],
      );
      return rows[0]?.content ?? null;
    },
    async forgetOld(): Promise<void> {
      await connection.query(
        `delete from removed_records where removed_at < now() - interval '${daysInTrash} days' and collection <> all($1::text[])`,
        [alwaysInTrash],
      );
    },
  };
}

export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** The query of the list in its address. */
  readonly query: string;
}

/** Each one's own. */
export function savedViews(connection: PoolClient) {
  return {
    async of(userId: string, collection: string): Promise<SavedView[]> {
      const { rows } = await connection.query<SavedView>(
        `select replace(id::text, '-', '') as id, name, query from saved_views where user_id = $1 and collection = $2 order by lower(name), id`,
        [userId, collection],
      );
      return rows;
    },
    /** In the place of one of the same name; false where there are too many. */
    async keep(userId: string, collection: string, { name, query }: Omit<SavedView, 'id'>): Promise<boolean> {
      await connection.query("select pg_advisory_xact_lock(hashtextextended('saved views ' || $1::uuid, 0))", [userId]);
      const { rowCount } = await connection.query(
        `insert into saved_views (user_id, collection, name, query)
         select $1, $2, $3, $4 where (select count(*) from saved_views where user_id = $1 and collection = $2 and name <> $3) < ${maxViews}
         on conflict (user_id, collection, name) do update set query = excluded.query`,
        [userId, collection, name, query],
      );
      return rowCount === 1;
    },
    async forget(userId: string, id: string): Promise<void> {
      await connection.query('delete from saved_views where user_id = $1 and id = $2', [userId, id]);
    },
  };
}
