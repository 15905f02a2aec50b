import type { PoolClient } from 'pg';
import { contentIds } from '#collections/content/registry.ts';
import type { ContentValues } from '#collections/content/content-collection.ts';
import type { OfferedRecord } from '#contracts/records.ts';
import { hex } from '../../hex.ts';

/** The number of drafts of a record that are kept; every published version is kept. */
const maxDrafts = 100;
/** The number of its versions that are listed, the newest first. */
const maxListed = 100;

export interface ListedVersion {
  readonly version: number;
  /** As the database writes moments. */
  readonly savedAt: string;
  readonly savedBy: string | null;
  readonly publishedAt: string | null;
}

/** Keeps what the record says now; drafts that are too old go. */
export async function saveVersion(connection: PoolClient, id: string): Promise<void> {
  await connection.query(
    'insert into content_versions (record_id, version, data, saved_by) select id, version, data, updated_by from content_records where id = $1',
    [id],
  );
  await connection.query(
    'delete from content_versions where record_id = $1 and published_at is null and version <= (select version from content_records where id = $1) - $2',
    [id, maxDrafts],
  );
}

/** Queries for the versions of content records. */
export function contentVersions(connection: PoolClient) {
  return {
    async versions(id: string): Promise<ListedVersion[]> {
      const asked = `
        select kept.version, kept.created_at::text as "savedAt", users.name as "savedBy", kept.published_at::text as "publishedAt"
          from content_versions kept left join users on users.id = kept.saved_by
         where kept.record_id = $1 order by kept.version desc limit ${maxListed}`;
      return (await connection.query<ListedVersion>(asked, [id])).rows;
    },
    async version(id: string, version: number): Promise<ContentValues | null> {
      const asked = 'select data from content_versions where record_id = $1 and version = $2';
      return (await connection.query<{ data: ContentValues }>(asked, [id, version])).rows[0]?.data ?? null;
    },
    /** The names of entries by their ids, also of those in the trash, and of files of media. */
    async namesOf(ids: readonly string[]): Promise<OfferedRecord[]> {
      const asked = `
        select ${hex('id')} as value, name as label, data ->> 'thumb' as picture, data ->> 'format' as format from content_records where id = any ($1)
        union all select ${hex('id')}, name, content ->> 'thumb', content ->> 'format' from removed_records where id = any ($1) and collection = any ($2)
        union all select ${hex('id')}, file_name, '/media/' || place || '/' || (jsonb_path_query_first(sizes, '$[*] ? (@.type == "image/webp")') ->> 'name'), format
          from media_files where id = any ($1)`;
      return (await connection.query<OfferedRecord>(asked, [ids, contentIds])).rows;
    },
    /** Deletes the versions of records that can no longer be restored. */
    async forgetVersions(): Promise<void> {
      await connection.query(
        `delete from content_versions kept where not exists (select from content_records where id = kept.record_id)
            and not exists (select from removed_records trash where trash.id = kept.record_id)`,
      );
    },
  };
}
