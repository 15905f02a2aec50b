import type { PoolClient } from 'pg';
import type { ContentValues } from '#collections/content/content-collection.ts';
import type { ContentId } from '#collections/content/registry.ts';
import { plainContent } from './plain-content.ts';

/** Publishes a record to its readers, by its access level; a protected page, and a record that has no level, is for those who are signed in. */
const publishSql = `
  insert into published_content as published (record_id, collection, version, data, plain, rank, access, allowed)
  select id, collection, version, data, $2, rank,
         case when data ->> 'access' = 'public' and data ->> 'protected' = 'true' then 'authenticated' else coalesce(data ->> 'access', 'authenticated') end,
         coalesce((select array_agg(one::uuid) from jsonb_array_elements_text(
           case data ->> 'access' when 'users' then data -> 'accessUsers' when 'organisations' then data -> 'accessOrganisations'
           else '[]'::jsonb end) as one), '{}')
    from content_records where id = $1
  on conflict (record_id) do update set version = excluded.version, data = excluded.data, plain = excluded.plain, rank = excluded.rank, access = excluded.access,
                                        allowed = excluded.allowed, published_at = now()`;

/** Readers who know the slug that an entry had are sent to the one that it has now. */
async function forwardSlug(connection: PoolClient, id: string): Promise<void> {
  await connection.query(
    `insert into former_slugs (collection, slug, record_id)
     select published.collection, published.slug, published.record_id
       from published_content published join content_records own on own.id = published.record_id
      where published.record_id = $1 and published.slug is distinct from own.slug and published.slug is not null
     on conflict (collection, slug) do update set record_id = excluded.record_id`,
    [id],
  );
  await connection.query(
    `delete from former_slugs former using content_records own
      where own.id = $1 and former.collection = own.collection and former.slug = own.slug`,
    [id],
  );
}

export async function publish(connection: PoolClient, id: string): Promise<void> {
  await forwardSlug(connection, id);
  const asked = 'select collection, data from content_records where id = $1';
  const { rows } = await connection.query<{ collection: ContentId; data: ContentValues }>(asked, [id]);
  if (!rows[0]) return;
  await connection.query(publishSql, [id, plainContent(rows[0].collection, rows[0].data)]);
  await connection.query(
    `update content_versions kept set published_at = now() from published_content published
      where kept.record_id = $1 and published.record_id = kept.record_id and published.version = kept.version and kept.published_at is null`,
    [id],
  );
}

/** Queries that publish, withdraw and order entries. */
export function contentPublishing(connection: PoolClient) {
  return {
    publish: async (id: string): Promise<void> => publish(connection, id),
    async unpublish(id: string): Promise<void> {
      await connection.query('delete from published_content where record_id = $1', [id]);
    },
    /** Returns the version that readers see; null if they see none. */
    async publishedVersion(id: string): Promise<number | null> {
      const { rows } = await connection.query<{ version: number }>('select version from published_content where record_id = $1', [id]);
      return rows[0]?.version ?? null;
    },
    /** Changes places with the one before it or after it, of the same channel and below the same entry where it has these; false where there is none. */
    async move(id: string, by: 'up' | 'down'): Promise<boolean> {
      const isUp = by === 'up';
      const { rows } = await connection.query<{ id: string; rank: number; own: number }>(
        `select other.id, other.rank, own.rank as own from content_records own
           join content_records other on other.collection = own.collection and other.rank ${isUp ? '<' : '>'} own.rank
                                       and other.data -> 'parent' is not distinct from own.data -> 'parent'
                                       and other.data -> 'channel' is not distinct from own.data -> 'channel'
          where own.id = $1 order by other.rank ${isUp ? 'desc' : 'asc'} limit 1`,
        [id],
      );
      const [other] = rows;
      if (!other) return false;
      for (const [table, key] of [
        ['content_records', 'id'],
        ['published_content', 'record_id'],
      ])
        await connection.query(`update ${table} set rank = case ${key} when $1 then $3::int else $4::int end where ${key} in ($1, $2)`, [
          id,
          other.id,
          other.rank,
          other.own,
        ]);
      return true;
    },
  };
}
