import type { PoolClient } from 'pg';
import type { Collection } from '#collections/collection.ts';
import { collections } from '#collections/registry.ts';
import type { ContentId } from '#collections/content/registry.ts';
import type { ContentValues } from '#collections/content/content-collection.ts';
import type { OfferedRecord } from '#contracts/records.ts';
import { hex } from '../../hex.ts';
import { containing, finds, orderBy, type WantedRows } from '../../wanted-rows.ts';

/** How many versions of a record are kept; published ones are all kept. */
const mostVersions = 100;
/** How many of its versions are listed, the newest first. */
const mostListed = 100;
/** More people and organisations are not offered to choose from. */
const mostOffered = 1000;

type ListedContent = { readonly id: string; readonly [column: string]: string | number | null };

export interface ListedVersion {
  readonly version: number;
  /** As the database writes moments. */
  readonly savedAt: string;
  readonly savedBy: string | null;
  readonly publishedAt: string | null;
}

/** The expression of a column or field of a list. Ids come from definitions: anything else than letters in one is a mistake there. */
function expressionOf(definition: Collection, id: string): string {
  if (!/^[a-z_]+$/i.test(id)) throw new Error(`No column of content is called ${id}.`);
  if (id === 'state' || id === 'updated' || id === 'order') return id === 'order' ? '"order"' : id;
  const fields = definition.steps.flatMap((step) => step.fields);
  const field = fields.find((each) => each.id === id);
  if (!field) return `coalesce(data ->> '${id}_en', data ->> '${id}_el')`;
  return field.kind === 'yesNo' ? `case data ->> '${id}' when 'true' then 'yes' else 'no' end` : `data ->> '${id}'`;
}

function pageSql(definition: Collection, wanted: WantedRows): string {
  const expressions = Object.fromEntries(definition.columns.map(({ id }) => [id, expressionOf(definition, id)]));
  const columns = Object.entries(expressions).map(([id, expression]) => `${expression} as "${id}"`);
  const searched = definition.search.map((id) => expressionOf(definition, id));
  const sorted = Object.fromEntries(definition.sort.map((id) => [id, id === 'name' ? "lower(data ->> 'name')" : (expressions[id] ?? id)]));
  return `
  with listed as (
    select own.id, own.data, own.updated_at::text as updated, row_number() over (order by own.rank, own.id)::int as "order",
           case when published.version is null then 'draft' when published.version = own.version then 'published' else 'changed' end as state
      from content_records own left join published_content published on published.record_id = own.id
     where own.collection = $4)
  select ${hex('id')} as id, ${columns.join(', ')}, count(*) over ()::int as found
    from listed where ${finds('$1', ...searched)}
  ${orderBy(sorted, wanted, 'id')} limit $2 offset $3`;
}

/** What readers may see of a record, by its access level; a protected page is at least for those who are signed in. */
const publishSql = `
  insert into published_content as published (record_id, collection, version, data, rank, access, allowed)
  select id, collection, version, data, rank,
         case when data ->> 'access' = 'public' and data ->> 'protected' = 'true' then 'authenticated' else data ->> 'access' end,
         coalesce((select array_agg(one::uuid) from jsonb_array_elements_text(
           case data ->> 'access' when 'users' then data -> 'accessUsers' when 'organisations' then data -> 'accessOrganisations'
           else '[]'::jsonb end) as one), '{}')
    from content_records where id = $1
  on conflict (record_id) do update set version = excluded.version, data = excluded.data, rank = excluded.rank, access = excluded.access,
                                        allowed = excluded.allowed, published_at = now()`;

/** What the office does with the records of one content collection. */
export function contentRecords(connection: PoolClient) {
  const slugs = {
    async forward(id: string): Promise<void> {
      await connection.query(
        `insert into former_slugs (collection, slug, record_id)
         select published.collection, published.slug, published.record_id from published_content published join content_records own on own.id = record_id
          where published.record_id = $1 and published.slug is distinct from own.slug and published.slug is not null
         on conflict (collection, slug) do update set record_id = excluded.record_id`,
        [id],
      );
      await connection.query(
        'delete from former_slugs former using content_records own where own.id = $1 and former.collection = own.collection and former.slug = own.slug',
        [id],
      );
    },
  };
  async function publish(id: string): Promise<void> {
    await slugs.forward(id);
    await connection.query(publishSql, [id]);
    await connection.query(
      `update content_versions kept set published_at = now() from published_content published
        where kept.record_id = $1 and published.record_id = kept.record_id and published.version = kept.version and kept.published_at is null`,
      [id],
    );
  }
  async function keepVersion(id: string): Promise<void> {
    await connection.query(
      `insert into content_versions (record_id, version, data, saved_by) select id, version, data, updated_by from content_records where id = $1`,
      [id],
    );
    await connection.query(
      'delete from content_versions where record_id = $1 and published_at is null and version <= (select version from content_records where id = $1) - $2',
      [id, mostVersions],
    );
  }
  return {
    /** Those of one collection, as the operations of every list of the office ask for them. */
    of: (collection: ContentId) => {
      const definition: Collection = collections[collection];
      const isShownAtOnce = definition.content?.isPublished === false;
      return {
        async page(wanted: WantedRows) {
          const values = [containing(wanted.find), wanted.limit, wanted.offset, collection];
          const { rows } = await connection.query<ListedContent & { found: number }>(pageSql(definition, wanted), values);
          return { rows: rows.map(({ found: _found, ...row }): ListedContent => row as ListedContent), found: rows[0]?.found ?? 0 };
        },
        async find(id: string): Promise<{ readonly version: number; readonly values: ContentValues } | null> {
          const asked = 'select version, data as values from content_records where id = $1 and collection = $2';
          const { rows } = await connection.query<{ version: number; values: ContentValues }>(asked, [id, collection]);
          return rows[0] ?? null;
        },
        /** Until the end of the transaction no one else writes content. */
        async lock(): Promise<void> {
          await connection.query('lock table content_records in share row exclusive mode');
        },
        async insert(values: ContentValues, id: string | null = null): Promise<string> {
          const { rows } = await connection.query<{ id: string }>(
            `insert into content_records (id, collection, data, rank, version, updated_by)
             select coalesce($1::uuid, uuidv7()), $2::text, $3, (select coalesce(max(rank), 0) + 1 from content_records where collection = $2::text),
                    (select coalesce(max(version), 0) + 1 from content_versions where record_id = $1::uuid), actor_user()
             returning ${hex('id')} as id`,
            [id, collection, values],
          );
          const made = rows[0]?.id ?? '';
          await keepVersion(made);
          if (isShownAtOnce) await publish(made);
          return made;
        },
        async set(id: string, values: ContentValues): Promise<number> {
          const { rows } = await connection.query<{ version: number }>(
            'update content_records set data = $2, updated_at = now(), updated_by = actor_user() where id = $1 returning version',
            [id, values],
          );
          if (!rows[0]) throw new Error('A record of the content was not changed.');
          await keepVersion(id);
          if (isShownAtOnce) await publish(id);
          return rows[0].version;
        },
        async delete(id: string): Promise<void> {
          await connection.query('delete from content_records where id = $1 and collection = $2', [id, collection]);
        },
        async isSlugTaken(slug: string, besides: string | null): Promise<boolean> {
          const { rowCount } = await connection.query(
            `select from content_records where collection = $1 and slug = $2 and id is distinct from $3::uuid
             union all select from published_content where collection = $1 and slug = $2 and record_id is distinct from $3::uuid`,
            [collection, slug, besides],
          );
          return rowCount !== 0;
        },
        /** How many records of that collection have its id in that field. */
        async referringTo(id: string, field: string): Promise<number> {
          const { rows } = await connection.query<{ count: number }>(
            'select count(*)::int as count from content_records where collection = $1 and data ->> $2 = $3',
            [collection, field, id],
          );
          return rows[0]?.count ?? 0;
        },
        async offered(): Promise<OfferedRecord[]> {
          const asked = `select ${hex('id')} as value, name as label from content_records where collection = $1 order by rank, id limit ${mostOffered}`;
          return (await connection.query<OfferedRecord>(asked, [collection])).rows;
        },
      };
    },
    publish,
    async unpublish(id: string): Promise<void> {
      await connection.query('delete from published_content where record_id = $1', [id]);
    },
    /** Which version readers see; null where they see none. */
    async publishedVersion(id: string): Promise<number | null> {
      const { rows } = await connection.query<{ version: number }>('select version from published_content where record_id = $1', [id]);
      return rows[0]?.version ?? null;
    },
    /** Changes places with the one before it or after it; false where there is none. */
    async move(id: string, by: 'up' | 'down'): Promise<boolean> {
      const isUp = by === 'up';
      const { rows } = await connection.query<{ id: string; rank: number; own: number }>(
        `select other.id, other.rank, own.rank as own from content_records own
           join content_records other on other.collection = own.collection and other.rank ${isUp ? '<' : '>'} own.rank
          where own.id = $1 order by other.rank ${isUp ? 'desc' : 'asc'} limit 1`,
        [id],
      );
      const [other] = rows;
      if (!other) return false;
      for (const table of ['content_records', 'published_content'])
        await connection.query(
          `update ${table} set rank = case ${table === 'content_records' ? 'id' : 'record_id'} when $1 then $3::int else $4::int end
            where ${table === 'content_records' ? 'id' : 'record_id'} in ($1, $2)`,
          [id, other.id, other.rank, other.own],
        );
      return true;
    },
    async versions(id: string): Promise<ListedVersion[]> {
      const asked = `
        select kept.version, kept.created_at::text as "savedAt", users.name as "savedBy", published_at::text as "publishedAt"
          from content_versions kept left join users on users.id = kept.saved_by
         where record_id = $1 order by kept.version desc limit ${mostListed}`;
      return (await connection.query<ListedVersion>(asked, [id])).rows;
    },
    async version(id: string, version: number): Promise<ContentValues | null> {
      const asked = 'select data from content_versions where record_id = $1 and version = $2';
      return (await connection.query<{ data: ContentValues }>(asked, [id, version])).rows[0]?.data ?? null;
    },
    /** Whom an entry may be shown to alone. */
    async readers(): Promise<{ readonly accessUsers: OfferedRecord[]; readonly accessOrganisations: OfferedRecord[] }> {
      const named = (table: string) => `select ${hex('id')} as value, name as label from ${table} order by lower(name), id limit ${mostOffered}`;
      const [users, organisations] = [
        await connection.query<OfferedRecord>(named('users')),
        await connection.query<OfferedRecord>(named('organisations')),
      ];
      return { accessUsers: users.rows, accessOrganisations: organisations.rows };
    },
    /** What was saved of records that can no longer be restored. */
    async forgetVersions(): Promise<void> {
      await connection.query(
        `delete from content_versions kept where not exists (select from content_records where id = kept.record_id)
            and not exists (select from removed_records trash where trash.id = kept.record_id)`,
      );
    },
  };
}
