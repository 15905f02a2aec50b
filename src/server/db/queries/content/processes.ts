import type { PoolClient } from 'pg';
import { isSlug } from '#domain/content/slug.ts';
import { isId } from '#domain/is-id.ts';
import { hex } from '../../hex.ts';
import { headColumns, headJson, type PublishedEntry } from './site-content.ts';

/** A form of the firm in its portals, with the form itself, as both were published last. */
export interface PublishedProcess extends PublishedEntry {
  readonly form: PublishedEntry;
}

/** A line about a record of `submissions`: who sent it through which process. */
export interface ProcessSubmission {
  readonly id: string;
  readonly process: string;
  readonly person: { readonly id: string; readonly name: string };
  readonly account: { readonly id: string; readonly name: string } | null;
}

/** The processes of the portal of which the actor may read the form, too. */
const publishedSql = (condition: string) => `
  select ${headColumns('process')}, ${headJson('form')} as form
    from published_content process
    join published_content form on form.collection = 'forms' and ${hex('form.record_id')} = process.data ->> 'form'
   where process.collection = 'processes' and (jsonb_typeof(process.data -> 'portals') is distinct from 'array' or process.data -> 'portals' ? $1) and ${condition}
   order by process.rank, process.record_id limit $2`;

/** The names of people and accounts are told as far as the actor sees these. */
const sentSql = (condition: string) => `
  select ${hex('sent.submission_id')} as id, ${hex('sent.process_id')} as process,
         jsonb_build_object('id', ${hex('person.id')}, 'name', person.name) as person,
         case when account.id is not null then jsonb_build_object('id', ${hex('account.id')}, 'name', account.name) end as account
    from process_submissions sent join users person on person.id = sent.user_id
    left join accounts account on account.id = sent.account_id
   where ${condition} order by sent.submission_id desc`;

/** Queries for the forms of the firm in its portals, and for who sent what through them. Row-level security limits both. */
export function processes(connection: PoolClient) {
  const rowsOf = async <Row>(sql: string, values: readonly unknown[]) => (await connection.query(sql, [...values])).rows as Row[];
  return {
    async publishedOn(portal: string, limit: number): Promise<PublishedProcess[]> {
      return rowsOf(publishedSql('true'), [portal, limit]);
    },
    /** By its slug, its id, or a slug that it had before. */
    async find(portal: string, address: string): Promise<PublishedProcess | null> {
      if (!isSlug(address)) return null;
      const named = `(process.slug = $3 or ${isId(address) ? 'process.record_id = $3::uuid' : 'false'}
        or process.record_id = (select record_id from former_slugs where collection = 'processes' and slug = $3))`;
      return (await rowsOf<PublishedProcess>(publishedSql(named), [portal, 1, address]))[0] ?? null;
    },
    /** Returns the person's submission of each process that they made last there, by the ids of the processes. */
    async lastOf(portal: string, person: string): Promise<ReadonlyMap<string, string>> {
      const sql = `select ${hex('process_id')} as process, ${hex('max(submission_id::text)::uuid')} as submission from process_submissions
        where portal_id = $1 and user_id = $2 group by process_id`;
      const rows = await rowsOf<{ process: string; submission: string }>(sql, [portal, person]);
      return new Map(rows.map(({ process, submission }) => [process, submission]));
    },
    /** Returns true if the person has sent the process, in any portal. */
    async isSentBy(process: string, person: string): Promise<boolean> {
      return (await rowsOf('select from process_submissions where process_id = $1 and user_id = $2 limit 1', [process, person])).length > 0;
    },
    /** Lists what others sent in a portal, the newest first. */
    async sentByOthers(
      portal: string,
      { besides, limit }: { readonly besides: string; readonly limit: number },
    ): Promise<ProcessSubmission[]> {
      return rowsOf(`${sentSql('sent.portal_id = $1 and sent.user_id <> $2')} limit $3`, [portal, besides, limit]);
    },
    async findSent(portal: string, submission: string): Promise<ProcessSubmission | null> {
      if (!isId(submission)) return null;
      const found = await rowsOf<ProcessSubmission>(sentSql('sent.portal_id = $1 and sent.submission_id = $2'), [portal, submission]);
      return found[0] ?? null;
    },
    /** The actor's own accounts in a portal, as its client. */
    async ownAccountsOn(portal: string): Promise<{ readonly id: string; readonly name: string }[]> {
      return rowsOf(
        `select ${hex('id')} as id, name from own_accounts where portal_id = $1 and is_active order by lower(name), id limit 100`,
        [portal],
      );
    },
  };
}
