import type { PoolClient } from 'pg';
import type { Collection } from '#collections/collection.ts';
import { collections } from '#collections/registry.ts';
import { type ContentId, contentIds } from '#collections/content/registry.ts';
import type { ContentValues } from '#collections/content/content-collection.ts';
import type { Locale } from '#contracts/ids.ts';
import type { OfferedRecord } from '#contracts/records.ts';
import { hex } from '../../hex.ts';
import { contentPublishing, publish } from './content-publishing.ts';
import { contentVersions, saveVersion } from './content-versions.ts';
import { submissionQueries } from './submission-queries.ts';
import { toLikePattern, matchesSearch, orderBy, type ListQuery } from '../../list-query.ts';

/** More readers and entries are not offered to choose from. */
const maxOffered = 1000;

type ListedContent = { readonly id: string; readonly [column: string]: string | number | null };

/** The entries of a list in JSON with commas between them; null where it is none. */
const textOfList = (json: string) =>
  `(select string_agg(one, ',') from jsonb_array_elements_text(case jsonb_typeof(${json}) when 'array' then ${json} else '[]' end) one)`;

/** The expression of a column or field of a list. Ids come from definitions: anything else than letters in one is a mistake there. */
function expressionOf(definition: Collection, id: string, locale: Locale): string {
  if (!/^[a-z_]+$/i.test(id)) throw new Error(`No column of content is called ${id}.`);
  if (id === 'state' || id === 'updated' || id === 'order') return id === 'order' ? '"order"' : id;
  const fields = definition.steps.flatMap((step) => step.fields);
  const field = fields.find((each) => each.id === id);
  if (!field) return `coalesce(nullif(data ->> '${id}_${locale}', ''), data ->> '${id}_en', data ->> '${id}_el', data ->> '${id}')`;
  if (field.kind === 'record') return `(select chosen.name from content_records chosen where chosen.id = (listed.data ->> '${id}')::uuid)`;
  if (field.kind === 'yesNo') return `case data ->> '${id}' when 'true' then 'yes' else 'no' end`;
  return field.kind === 'choices' ? textOfList(`data -> '${id}'`) : `data ->> '${id}'`;
}

function pageSql(definition: Collection, query: ListQuery): string {
  const { locale = 'en' } = query;
  const expressions = Object.fromEntries(definition.columns.map(({ id }) => [id, expressionOf(definition, id, locale)]));
  const columns = Object.entries(expressions).map(([id, expression]) => `${expression} as "${id}"`);
  const searched = definition.search.map((id) => expressionOf(definition, id, locale));
  const sorted = Object.fromEntries(definition.sort.map((id) => [id, id === 'name' ? "lower(data ->> 'name')" : (expressions[id] ?? id)]));
  return `
  with listed as (
    select own.id, own.data, own.updated_at::text as updated, row_number() over (order by own.rank, own.id)::int as "order",
           case when published.version is null then 'draft' when published.version = own.version then 'published' else 'changed' end as state
      from content_records own left join published_content published on published.record_id = own.id
     where own.collection = $4)
  select ${hex('id')} as id, ${columns.join(', ')}, data ->> 'thumb' as thumb, count(*) over ()::int as found
    from listed where ${matchesSearch('$1', ...searched)} and ($5::text is null or state = $5) and data @> $6::jsonb and ($7::uuid is null or id = $7)
  ${orderBy(sorted, query, 'id')} limit $2 offset $3`;
}

const isAtRoot = (id: ContentId) => (collections[id] as Collection).content?.isAtRoot === true;

/** The collections in which a slug may stand once: those at the root of the site share theirs. */
function sharingSlugs(collection: ContentId): readonly ContentId[] {
  return isAtRoot(collection) ? contentIds.filter(isAtRoot) : [collection];
}

/** The reading of one content collection, as the office lists it. */
function readingOf(connection: PoolClient, collection: ContentId) {
  const definition: Collection = collections[collection];
  return {
    async page(query: ListQuery) {
      const { find, limit, offset, filters, record = null } = query;
      const { state = null, ...chosen } = filters;
      const values = [toLikePattern(find), limit, offset, collection, state, JSON.stringify(chosen), record];
      const { rows } = await connection.query<ListedContent & { found: number }>(pageSql(definition, query), values);
      return { rows: rows.map(({ found: _found, ...row }): ListedContent => row as ListedContent), found: rows[0]?.found ?? 0 };
    },
    async find(id: string): Promise<{ readonly version: number; readonly values: ContentValues } | null> {
      const asked = 'select version, data as values from content_records where id = $1 and collection = $2';
      const { rows } = await connection.query<{ version: number; values: ContentValues }>(asked, [id, collection]);
      return rows[0] ?? null;
    },
    async isSlugTaken(slug: string, besides: string | null): Promise<boolean> {
      const { rowCount } = await connection.query(
        `select from content_records where collection = any ($1) and slug = $2 and id is distinct from $3::uuid
         union all select from published_content where collection = any ($1) and slug = $2 and record_id is distinct from $3::uuid`,
        [sharingSlugs(collection), slug, besides],
      );
      return rowCount !== 0;
    },
    /** Counts the records of that collection that have its id in that field. */
    async referringTo(id: string, field: string): Promise<number> {
      const { rows } = await connection.query<{ count: number }>(
        'select count(*)::int as count from content_records where collection = $1 and (data ->> $2 = $3 or data -> $2 ? $3)',
        [collection, field, id],
      );
      return rows[0]?.count ?? 0;
    },
    /** Counts the records of this collection by what one of their fields has chosen. */
    async uses(field: string): Promise<{ readonly id: string; readonly count: number }[]> {
      const { rows } = await connection.query<{ id: string; count: number }>(
        `select chosen as id, count(*)::int as count
           from content_records, jsonb_array_elements_text(case jsonb_typeof(data -> $2) when 'array' then data -> $2 else jsonb_build_array(data -> $2) end) chosen
          where collection = $1 and chosen is not null group by 1`,
        [collection, field],
      );
      return rows;
    },
    /** The records by their names, at most so many. */
    async all(limit: number): Promise<{ readonly id: string; readonly version: number; readonly values: ContentValues }[]> {
      const { rows } = await connection.query<{ id: string; version: number; values: ContentValues }>(
        `select ${hex('id')} as id, version, data as values from content_records where collection = $1 order by lower(name), id limit $2`,
        [collection, limit],
      );
      return rows;
    },
    /** Returns the records to choose from. If `without` names a field, only records with an empty field are returned. */
    async offered(without: string | null = null): Promise<OfferedRecord[]> {
      const asked = `
        select ${hex('id')} as value, name as label, data ->> 'thumb' as picture, data ->> 'format' as format from content_records
         where collection = $1 and ($2::text is null or data ->> $2 is null) order by rank, id limit ${maxOffered}`;
      return (await connection.query<OfferedRecord>(asked, [collection, without])).rows;
    },
  };
}

/** The writing of one content collection: what readers see as soon as it is saved is published with it. */
function writingOf(connection: PoolClient, collection: ContentId) {
  const { content }: Collection = collections[collection];
  const isShownAtOnce = content?.shown === 'saved';
  return {
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
      await saveVersion(connection, made);
      if (isShownAtOnce) await publish(connection, made);
      return made;
    },
    async set(id: string, values: ContentValues): Promise<number> {
      const { rows } = await connection.query<{ version: number }>(
        'update content_records set data = $2, updated_at = now(), updated_by = actor_user() where id = $1 returning version',
        [id, values],
      );
      if (!rows[0]) throw new Error('A record of the content was not changed.');
      await saveVersion(connection, id);
      if (isShownAtOnce) await publish(connection, id);
      return rows[0].version;
    },
    async delete(id: string): Promise<void> {
      await connection.query('delete from content_records where id = $1 and collection = $2', [id, collection]);
    },
  };
}

/** Queries for administrators: the records of one collection, and single records by their id. */
export function contentRecords(connection: PoolClient) {
  return {
    of: (collection: ContentId) => ({ ...readingOf(connection, collection), ...writingOf(connection, collection) }),
    ...contentPublishing(connection),
    ...contentVersions(connection),
    ...submissionQueries(connection),
    /** Counts how many records show each entry of media in one of these fields of blocks or of formatted text. */
    async mediaShown(fields: readonly string[]): Promise<{ readonly id: string; readonly count: number }[]> {
      const { rows } = await connection.query<{ id: string; count: number }>(
        `select id, count(*)::int as count from (
           select distinct own.id as record, named[1] as id from content_records own, unnest($1::text[]) as field,
                  regexp_matches(own.data ->> field, '[0-9a-f]{32}', 'g') as named) as shown
          group by id`,
        [fields],
      );
      return rows;
    },
    /** Lists pictures that have a description in no language and are no decoration. */
    async undescribedMedia(): Promise<string[]> {
      const { rows } = await connection.query<{ id: string }>(
        `select ${hex('id')} as id from content_records
          where collection = 'media' and data ->> 'thumb' is not null and data ->> 'decoration' is distinct from 'true'
            and coalesce(data ->> 'alt_en', '') = '' and coalesce(data ->> 'alt_el', '') = '' limit ${maxOffered}`,
      );
      return rows.map(({ id }) => id);
    },
    /** Counts the records that name an entry of media in one of these fields of blocks or of formatted text. */
    async showingInText(id: string, fields: readonly string[]): Promise<number> {
      const { rows } = await connection.query<{ count: number }>(
        `select count(*)::int as count from content_records
          where exists (select from unnest($2::text[]) as field where data ->> field like '%' || $1 || '%')`,
        [id, fields],
      );
      return rows[0]?.count ?? 0;
    },
    /** Lists the users and organisations that an entry is limited to, or was in any of its versions: a history names them too. */
    async readers(id: string): Promise<{ readonly accessUsers: OfferedRecord[]; readonly accessOrganisations: OfferedRecord[] }> {
      const users = await connection.query<OfferedRecord>(readersSql('users', 'accessUsers'), [id]);
      const organisations = await connection.query<OfferedRecord>(readersSql('organisations', 'accessOrganisations'), [id]);
      return { accessUsers: users.rows, accessOrganisations: organisations.rows };
    },
  };
}

const readersSql = (table: 'users' | 'organisations', field: string) =>
  `select ${hex('id')} as value, name as label from ${table}
    where ${hex('id')} in (select jsonb_array_elements_text(case jsonb_typeof(data -> '${field}') when 'array' then data -> '${field}' else '[]' end)
                             from content_versions where record_id = $1)
    order by lower(name), id limit ${maxOffered}`;
