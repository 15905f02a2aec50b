import type { PoolClient } from 'pg';
import type { ContentValues } from '#collections/content/content-collection.ts';
import { type Locale, locales } from '#contracts/ids.ts';
import { folded } from '../../folded-text.ts';
import { hex } from '../../hex.ts';

/** An entry as it was published last. */
export interface PublishedEntry {
  readonly id: string;
  readonly slug: string | null;
  readonly values: ContentValues;
  /** As the database writes moments. */
  readonly publishedAt: string;
}

/** An entry of the menu, with the head of the page that it leads to where the reader may read it and the menu shows it. */
export interface MenuEntry {
  readonly id: string;
  readonly values: ContentValues;
  readonly page: PublishedEntry | null;
}

/** A channel, with the head of the page that stands at its address. */
export interface ChannelEntry {
  readonly id: string;
  readonly slug: string | null;
  readonly values: ContentValues;
  readonly page: PublishedEntry;
}

/** An entry that says what was looked for. */
export interface FoundEntry extends PublishedEntry {
  readonly collection: 'pages' | 'posts' | 'team';
  /** The part of the text that was found; hits stand between `hitMarks`. */
  readonly excerpt: string;
}

/** Characters that no text of an entry has. */
export const hitMarks = ['\u0002', '\u0003'] as const;

interface HitsQuery {
  readonly languages: readonly Locale[];
  readonly limit: number;
  readonly offset: number;
}

/** An entry without its long texts: menus and lists do not show them, and a page may have 40,000 characters of them. */
const head = (data: string) => `${data} - '{${locales.flatMap((locale) => [`body_${locale}`, `blocks_${locale}`]).join()}}'::text[]`;

/** The head of an entry as JSON, by the name of its row. */
export const headJson = (row: string) =>
  `jsonb_build_object('id', ${hex(`${row}.record_id`)}, 'slug', ${row}.slug, 'values', ${head(`${row}.data`)}, 'publishedAt', ${row}.published_at::text)`;

/** The columns of the head of an entry, by the name of its row. */
export const headColumns = (row: string) =>
  `${hex(`${row}.record_id`)} as id, ${row}.slug, ${head(`${row}.data`)} as values, ${row}.published_at::text as "publishedAt"`;

export const entryColumns = `${hex('record_id')} as id, slug, data as values, published_at::text as "publishedAt"`;

/** Queries for the menu and the search of the public site. */
export function siteContent(connection: PoolClient) {
  return {
    /** Entries that say something, the most telling first; of none that is hidden. Excerpts are in the first language in which an entry says anything. */
    async saying(wanted: string, { languages: [first, second = first], limit, offset }: HitsQuery): Promise<FoundEntry[]> {
      const sql = `
        with asked as materialized (select content_query($1, ${folded('$1::text')}) as query),
        found as (
          select own.*, said.weight, case when own.plain ->> $4 <> '' then $4 else $5 end as language
            from asked, content_saying(asked.query) said join published_content own on own.record_id = said.record_id
           where own.access <> 'hidden' and own.data ->> 'hidden' is distinct from 'true'
           order by said.weight desc, own.published_at desc, own.record_id limit $2 offset $3)
        select collection, ${entryColumns},
               ts_headline(case language when 'el' then 'greek' else 'english' end::regconfig, coalesce(plain ->> language, ''), asked.query,
                           'StartSel=${hitMarks[0]}, StopSel=${hitMarks[1]}, MaxWords=36, MinWords=18, MaxFragments=1') as excerpt
          from asked, found order by weight desc, published_at desc, record_id`;
      return (await connection.query<FoundEntry>(sql, [wanted, limit, offset, first, second])).rows;
    },
    /** Tells whether the lists of people and of posts would show the actor any. */
    async shown(): Promise<{ readonly team: boolean; readonly posts: boolean }> {
      const sql = `
        select exists (select from published_content where collection = 'team') as team,
               exists (select from published_content where collection = 'posts' and data ->> 'hidden' is distinct from 'true') as posts`;
      const [found = { team: false, posts: false }] = (await connection.query<{ team: boolean; posts: boolean }>(sql)).rows;
      return found;
    },
    /** The channels in their order, whose page the reader may read. */
    async channels(limit: number): Promise<ChannelEntry[]> {
      const sql = `
        select ${hex('channel.record_id')} as id, channel.slug, channel.data as values, ${headJson('page')} as page
          from published_content channel
          join published_content page on page.record_id = (channel.data ->> 'page')::uuid and page.collection = 'pages'
         where channel.collection = 'channels' order by channel.rank, channel.record_id limit $1`;
      return (await connection.query<ChannelEntry>(sql, [limit])).rows;
    },
    /** The entries of the menu in their order: of a channel, or with null of the whole site. */
    async navigation(channel: string | null, limit: number): Promise<MenuEntry[]> {
      const sql = `
        select ${hex('entry.record_id')} as id, entry.data as values, case when page.record_id is not null then ${headJson('page')} end as page
          from published_content entry
          left join published_content page on entry.data ->> 'leadsTo' = 'page' and page.record_id = (entry.data ->> 'page')::uuid
                and page.collection = 'pages' and page.data ->> 'hidden' is distinct from 'true'
          left join published_content above on above.record_id = (entry.data ->> 'parent')::uuid and above.collection = 'navigation'
         where entry.collection = 'navigation' and coalesce(above.data, entry.data) ->> 'channel' is not distinct from $2
         order by entry.rank, entry.record_id limit $1`;
      return (await connection.query<MenuEntry>(sql, [limit, channel])).rows;
    },
    /** The entries of the firm in the navigation of a portal, in their order, with the pages of the site that the reader may read. */
    async portalNavigation(portal: string, limit: number): Promise<MenuEntry[]> {
      const sql = `
        select ${hex('entry.record_id')} as id, entry.data as values, case when page.record_id is not null then ${headJson('page')} end as page
          from published_content entry
          left join published_content page on entry.data ->> 'leadsTo' = 'page' and page.record_id = (entry.data ->> 'page')::uuid and page.collection = 'pages'
         where entry.collection = 'portal-navigation' and (jsonb_typeof(entry.data -> 'portals') is distinct from 'array' or entry.data -> 'portals' ? $2)
         order by entry.rank, entry.record_id limit $1`;
      return (await connection.query<MenuEntry>(sql, [limit, portal])).rows;
    },
  };
}
