import type { PoolClient } from 'pg';
import type { ContentId } from '#collections/content/registry.ts';
import type { ContentValues } from '#collections/content/content-collection.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { isSlug } from '#domain/content/slug.ts';
import { isId } from '#domain/is-id.ts';
import { folded } from '../../folded-text.ts';
import { hex } from '../../hex.ts';
import { entryColumns, headColumns, type PublishedEntry, siteContent } from './site-content.ts';

export interface PublishedRange {
  /** In the order of its collection, or what was published last first. */
  readonly by: 'order' | 'latest';
  readonly limit: number;
}

export interface PublishedPost extends PublishedEntry {
  readonly author: string | null;
}

const orders = { order: 'rank, record_id', latest: 'published_at desc, record_id desc' };

export interface PublishedNote extends PublishedEntry {
  /** The entry of media; null where it has none that the reader may read. */
  readonly attachment: ContentValues | null;
}

/** Posts that say something, of a tag. */
export interface PostsQuery {
  readonly limit: number;
  readonly offset?: number;
  readonly tag?: string | null;
  readonly search?: string | null;
}

/** Queries for readers; row-level security limits them to the entries whose access level admits the actor. */
export function publishedContent(connection: PoolClient) {
  return {
    async list(collection: ContentId, { by, limit }: PublishedRange): Promise<PublishedEntry[]> {
      const asked = `select ${entryColumns} from published_content where collection = $1 order by ${orders[by]} limit $2`;
      return (await connection.query<PublishedEntry>(asked, [collection, limit])).rows;
    },
    /** The same without their long texts. */
    async heads(collection: ContentId, { by, limit }: PublishedRange): Promise<PublishedEntry[]> {
      const asked = `select ${headColumns('entry')} from published_content entry where collection = $1 order by ${orders[by]} limit $2`;
      return (await connection.query<PublishedEntry>(asked, [collection, limit])).rows;
    },
    /** Commentary of that day or before, the newest first, each with its attachment. */
    async commentary({ limit, until }: { readonly limit: number; readonly until: IsoDate }): Promise<PublishedNote[]> {
      const sql = `
        select ${entryColumns}, (select file.data from published_content file
                                  where file.collection = 'media' and file.record_id = (note.data ->> 'attachment')::uuid) as attachment
          from published_content note where collection = 'commentary' and data ->> 'reportdate' <= $2
         order by data ->> 'reportdate' desc, record_id desc limit $1`;
      return (await connection.query<PublishedNote>(sql, [limit, until])).rows;
    },
    ...siteContent(connection),
    ...mediaForReaders(connection),
    /** The heads of the posts that lists show, the newest first, with the name of who wrote them. */
    async posts({ limit, offset = 0, tag = null, search = null }: PostsQuery): Promise<PublishedPost[]> {
      const sql = `
        with shown as (
          select * from published_content
           where collection = 'posts' and data ->> 'hidden' is distinct from 'true' and ($3::text is null or data -> 'tags' ? $3)
             and ($4::text is null or words @@ content_query($4, ${folded('$4::text')}))
           order by data ->> 'publishdate' desc nulls last, record_id desc limit $1 offset $2)
        select ${headColumns('shown')}, author.data ->> 'name' as author
          from shown left join published_content author on author.record_id = (shown.data ->> 'author')::uuid
         order by shown.data ->> 'publishdate' desc nulls last, shown.record_id desc`;
      return (await connection.query<PublishedPost>(sql, [limit, offset, tag, search])).rows;
    },
    /** The tags that posts of the lists have. */
    async tags(): Promise<string[]> {
      const sql = `
        select distinct tag from published_content, jsonb_array_elements_text(case jsonb_typeof(data -> 'tags') when 'array' then data -> 'tags' else '[]' end) tag
         where collection = 'posts' and data ->> 'hidden' is distinct from 'true' order by tag`;
      return (await connection.query<{ tag: string }>(sql)).rows.map(({ tag }) => tag);
    },
    /** By its slug; what has none is addressed by its id. */
    async find(collection: ContentId, address: string): Promise<PublishedEntry | null> {
      if (!isSlug(address)) return null;
      const asked = isId(address) ? '(slug = $2 or record_id = $2::uuid)' : 'slug = $2';
      const sql = `select ${entryColumns} from published_content where collection = $1 and ${asked} limit 1`;
      return (await connection.query<PublishedEntry>(sql, [collection, address])).rows[0] ?? null;
    },
    /** Finds the present slug of an entry by a former one; null if the actor may read none. */
    async movedTo(collection: ContentId, slug: string): Promise<string | null> {
      if (!isSlug(slug)) return null;
      const sql = `
        select coalesce(published.slug, ${hex('published.record_id')}) as slug from former_slugs former
          join published_content published on published.record_id = former.record_id
         where former.collection = $1 and former.slug = $2`;
      return (await connection.query<{ slug: string }>(sql, [collection, slug])).rows[0]?.slug ?? null;
    },
  };
}

function mediaForReaders(connection: PoolClient) {
  return {
    /** Media by their ids, those that the actor may read. */
    async media(ids: readonly string[]): Promise<Map<string, ContentValues>> {
      const sql = `select ${hex('record_id')} as id, data as values from published_content where collection = 'media' and record_id = any ($1)`;
      const { rows } = await connection.query<{ id: string; values: ContentValues }>(sql, [ids]);
      return new Map(rows.map(({ id, values }) => [id, values]));
    },
    /** The media that the actor may read: these in their order, then those of these folders with what is below them, by their names. */
    async mediaOf(ids: readonly string[], folders: readonly string[]): Promise<PublishedEntry[]> {
      const sql = `
        select ${entryColumns} from published_content
         where collection = 'media' and (record_id = any($1::uuid[]) or exists (
           select from unnest($2::text[]) folder where data ->> 'folder' = folder or starts_with(data ->> 'folder', folder || '/')))
         order by array_position($1::uuid[], record_id), lower(data ->> 'name'), record_id limit 500`;
      return (await connection.query<PublishedEntry>(sql, [ids, folders])).rows;
    },
  };
}
