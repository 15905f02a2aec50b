import { eq, sql as raw } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { AccountColumn } from '#domain/account/account-fields.ts';
import type { Sql } from '../../queries.ts';
import { accounts as table } from '../../schema/clients.ts';
import { toLikePattern, matchesSearch, orderBy, type ListQuery } from '../../list-query.ts';

interface ListedAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly external_id: string | null;
  readonly portal: string;
  readonly inception: string | null;
}

/** An adviser who may be named for an account. */
export interface KnownAdviser {
  readonly id: string;
  readonly name: string;
}

export interface NewAccount {
  readonly portalId: string;
  readonly name: string;
  readonly email: string;
  readonly currency: string;
  readonly advisers: readonly string[];
}

/** The part of an account that a form changes: its address and its advisers have statements of their own. */
export type AccountChange = Pick<typeof table.$inferSelect, Exclude<AccountColumn, 'email'>>;

const sorted = { name: 'account.name_key', email: 'account.email_key', portal: 'lower(portal.name)', inception: 'account.inception' };

// The names of the portals are few, and so are those who have signed in: what is counted is read by one pass over the accounts.
const foundSql = `
    from accounts account
    join portals portal on portal.id = account.portal_id
   where account.is_active and ${matchesSearch('$1', 'account.name', 'account.email', 'account.external_id')}
     and ($2::text is null or ($2 = 'signed-in') = exists (select from last_sign_ins signed_in where signed_in.user_id = account.client_user_id))`;

const pageSql = (query: ListQuery) => `
  select replace(account.id::text, '-', '') as id, account.name, account.email, account.external_id, portal.name as portal, account.inception::text as inception
  ${foundSql} ${orderBy(sorted, query, 'account.id')} limit $3 offset $4`;

const advisersSql = `
  select replace(member.user_id::text, '-', '') as id, person.name
    from account_members member join users person on person.id = member.user_id
   where member.account_id = $1 and member.relation = 'advisor' order by person.name, person.id`;

/** Accounts as they are kept: listed, opened and changed. */
export function accountRecords(sql: Sql, connection: PoolClient) {
  return {
    async page(query: ListQuery): Promise<{ readonly accounts: ListedAccount[]; readonly found: number }> {
      const asked = [toLikePattern(query.find), query.filters.client ?? null];
      const { rows } = await connection.query<ListedAccount>(pageSql(query), [...asked, query.limit, query.offset]);
      const counted = await connection.query<{ found: number }>(`select count(*)::int as found ${foundSql}`, asked);
      return { accounts: rows, found: counted.rows[0]?.found ?? 0 };
    },
    async find(id: string): Promise<typeof table.$inferSelect | null> {
      return (await sql.select().from(table).where(eq(table.id, id)))[0] ?? null;
    },
    /** Until the end of the transaction no one else changes it by a form. A lock on its row would make a change of what changes nothing. */
    async lock(id: string): Promise<void> {
      await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`account ${id}`]);
    },
    /** All who are named as its advisers, also those whom it is not open to, by name. */
    async advisersOf(id: string): Promise<KnownAdviser[]> {
      return (await connection.query<KnownAdviser>(advisersSql, [id])).rows;
    },
    /** Lists by name those who may be named for an account of a portal; no one for anyone who does not work there. */
    async advisersOn(portalId: string): Promise<KnownAdviser[]> {
      const known = "select replace(id::text, '-', '') as id, name from advisers_on($1) order by name, id";
      return (await connection.query<KnownAdviser>(known, [portalId])).rows;
    },
    /** Its id. The database asks whether the actor works on the portal, and links the client whose address it is. */
    async open({ portalId, name, email, currency, advisers }: NewAccount): Promise<string> {
      const opened = "select replace(open_account($1, $2, $3, $4, $5::uuid[])::text, '-', '') as id";
      const { rows } = await connection.query<{ id: string }>(opened, [portalId, name, email, currency, advisers]);
      return rows[0]?.id ?? '';
    },
    async isExternalIdTaken(portalId: string, externalId: string, besides: string | null): Promise<boolean> {
      const { rows } = await connection.query<{ taken: boolean }>('select external_id_taken($1, $2, $3) as taken', [
        portalId,
        externalId,
        besides,
      ]);
      return rows[0]?.taken ?? false;
    },
    async set(id: string, change: Partial<AccountChange>): Promise<void> {
      const notedOn = raw`case when ${table.note} is distinct from ${change.note} then current_date else ${table.notedOn} end`;
      await sql
        .update(table)
        .set(change.note === undefined ? change : { ...change, notedOn })
        .where(eq(table.id, id));
    },
    /** Its client is from then on whose address it is. */
    async setAddress(id: string, email: string): Promise<void> {
      await connection.query('select readdress_account($1, $2)', [id, email]);
    },
    async setAdvisers(id: string, advisers: readonly string[]): Promise<void> {
      await connection.query('select set_advisers($1, $2::uuid[])', [id, advisers]);
    },
  };
}
