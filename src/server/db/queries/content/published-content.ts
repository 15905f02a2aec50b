import type { PoolClient } from 'pg';
import type { ContentId } from '#collections/content/registry.ts';
import type { ContentValues } from '#collections/content/content-collection.ts';
import { isId } from '#domain/is-id.ts';
import { hex } from '../../hex.ts';

/** An entry as it was published last. */
export interface PublishedEntry {
  readonly id: string;
  readonly slug: string | null;
  readonly values: ContentValues;
  /** As the database writes moments. */
  readonly publishedAt: string;
}

export interface PublishedRange {
  /** In the order of its collection, or by a field with a date, the latest first. */
  readonly by: 'order' | { readonly date: 'publishdate' | 'reportdate' };
  readonly limit: number;
  readonly offset?: number;
}

const entry = `${hex('record_id')} as id, slug, data as values, published_at::text as "publishedAt"`;

/** What readers see of the content; which entries the actor may read row-level security decides, by their access levels. */
export function publishedContent(connection: PoolClient) {
  return {
    async list(collection: ContentId, { by, limit, offset = 0 }: PublishedRange): Promise<PublishedEntry[]> {
      const order = by === 'order' ? 'rank, record_id' : `data ->> '${by.date}' desc nulls last, record_id desc`;
      const asked = `select ${entry} from published_content where collection = $1 order by ${order} limit $2 offset $3`;
      return (await connection.query<PublishedEntry>(asked, [collection, limit, offset])).rows;
    },
    /** By its slug; what has none is addressed by its id. */
    async find(collection: ContentId, address: string): Promise<PublishedEntry | null> {
      const asked = isId(address) ? '(slug = $2 or record_id = $2::uuid)' : 'slug = $2';
      const sql = `select ${entry} from published_content where collection = $1 and ${asked} limit 1`;
      return (await connection.query<PublishedEntry>(sql, [collection, address])).rows[0] ?? null;
    },
    /** Where an entry stands now that stood at that slug before; null where there is none that the actor may read. */
    async movedTo(collection: ContentId, slug: string): Promise<string | null> {
      const sql = `
        select coalesce(published.slug, ${hex('published.record_id')}) as slug from former_slugs former
          join published_content published on published.record_id = former.record_id
         where former.collection = $1 and former.slug = $2`;
      return (await connection.query<{ slug: string }>(sql, [collection, slug])).rows[0]?.slug ?? null;
    },
  };
}
