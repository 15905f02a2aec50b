import type { PoolClient } from 'pg';
import { hex } from '../../hex.ts';
import { toLikePattern, matchesSearch, orderBy, type ListQuery } from '../../list-query.ts';
import type { Maintenance } from '#domain/maintenance/maintenance.ts';
import { rowReader } from '../../row-reader.ts';
import { portals as table } from '../../schema/clients.ts';
import { maintenanceJson } from '../maintenance.ts';

export type Portal = typeof table.$inferSelect;

// Its policy shows of this table what is open to the actor; the firm's staff need no membership. On behalf of a client it is what is
// open to both.
const isOwnSql = `(
  actor_kind() in ('admin', 'system') or
  (actor_kind() = 'viewer' and own.id in (select portals_as_client())) or
  (actor_kind() <> 'viewer' and exists (select from portal_members member where member.portal_id = own.id and member.user_id = actor_user() and member.is_open)))`;
const ownPortals = rowReader(table, `where ${isOwnSql} order by own.name`);

const byIdSql = `
  select replace(own.id::text, '-', '') as id, own.name, own.subtitle, own.language, own.theme, own.phone, own.email,
         replace(own.organisation_id::text, '-', '') as "organisationId", replace(own.subscription_id::text, '-', '') as "subscriptionId",
         own.explorer_api as "explorerApi", own.news_api as "newsApi", replace(own.document_id::text, '-', '') as "documentId", own.created_at::text as "createdAt", own.version,
         coalesce(member.is_owner and member.is_open, false) as "isOwner",
         (select left(encode(content_hash, 'hex'), 32) from images where images.portal_id = own.id) as logo,
         case actor_kind() when 'viewer' then own.id in (select portals_as_client()) else coalesce(member.is_open, false) end as "isOpen",
         terms.version as "termsVersion",
         actor_kind() = 'investor' and terms.id is not null and exists (
           select from own_accounts account where account.portal_id = own.id and account.is_active and not exists (
             select from terms_acceptances given
              where given.account_id = account.id and given.terms_id = terms.id and given.user_id = actor_user())) as "owesTerms",
         actor_kind() = 'investor' and exists (
           select from submissions where user_id = actor_user() and process = 'onboarding' and submitted_at is null) as "owesOnboarding",
         (select ${maintenanceJson('maintenance')} from maintenance) as maintenance
    from portals own left join portal_members member on member.portal_id = own.id and member.user_id = actor_user()
    left join lateral (select id, version from portal_terms where portal_id = own.id order by version desc limit 1) terms on true
   where own.id = $1`;

const allSql = `
  select replace(own.id::text, '-', '') as id, own.name, exists (select from portal_terms where portal_id = own.id) as "hasTerms",
         (select left(encode(content_hash, 'hex'), 32) from images where images.portal_id = own.id) as logo
    from portals own order by own.name`;

const createSql = `
  insert into portals (name, subtitle, language, theme, phone, email, organisation_id) values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (name) do nothing returning replace(id::text, '-', '') as id`;

const setSql = `
  update portals set name = $2, subtitle = $3, language = $4, theme = $5, phone = $6, email = $7, version = version + 1 where id = $1
  returning version`;

const accountIdsSql = `
  select replace(id::text, '-', '') as id from own_accounts where portal_id = $1 and is_active order by name limit 100`;

export type NewPortal = Omit<Portal, 'id' | 'createdAt' | 'explorerApi' | 'newsApi' | 'documentId' | 'subscriptionId' | 'version'>;

/** The part of a portal that its owners change. */
export type PortalChange = Pick<Portal, 'name' | 'subtitle' | 'language' | 'theme' | 'phone' | 'email'>;

/** A portal as the actor stands before it. */
export interface FoundPortal extends Portal {
  /** The version of its logo; null while it has none. */
  readonly logo: string | null;
  /** True if it is open to the actor as a member. */
  readonly isOpen: boolean;
  /** True if the actor is one of its owners, and may enter it. */
  readonly isOwner: boolean;
  /** The version of the terms that are in force; null while there are none. */
  readonly termsVersion: number | null;
  /** True if the actor is a client who has not accepted them for each own account. */
  readonly owesTerms: boolean;
  /** True if the actor is a client who was asked to fill in the firm's form and has not handed it in. */
  readonly owesOnboarding: boolean;
  /** The maintenance of the whole firm; null while there is none. */
  readonly maintenance: Maintenance | null;
}

interface ListedPortal {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  /** Null while it has no terms. */
  readonly termsVersion: number | null;
  readonly termsPublishedAt: string | null;
}

const sorted = { name: 'lower(portal.name)', termsVersion: 'terms.version', termsPublishedAt: 'terms.published_at' };

const pageSql = (query: ListQuery) => `
  select replace(portal.id::text, '-', '') as id, portal.name, left(encode(logo.content_hash, 'hex'), 32) as logo,
         terms.version as "termsVersion", terms.published_at::text as "termsPublishedAt", count(*) over ()::int as found
    from portals portal
    left join images logo on logo.portal_id = portal.id
    left join lateral (select version, published_at from portal_terms where portal_id = portal.id order by version desc limit 1) terms on true
   where ${matchesSearch('$1', 'portal.name')}
  ${orderBy(sorted, query, 'portal.id')} limit $2 offset $3`;

export function portals(connection: PoolClient) {
  return {
    /** The portals that the actor may enter: all for administrators, for the others those that they own or have an open account on. */
    visible: (): Promise<Portal[]> => ownPortals(connection, []),
    /** All portals of the firm by name, the caller: those that someone may sign up for. */
    async all(): Promise<{ readonly id: string; readonly name: string; readonly hasTerms: boolean; readonly logo: string | null }[]> {
      return (await connection.query<{ id: string; name: string; hasTerms: boolean; logo: string | null }>(allSql)).rows;
    },
    /** Tells whether the firm may have another one. */
    async mayBeMore(): Promise<boolean> {
      const { rows } = await connection.query<{ more: boolean }>(
        'select coalesce((select count(*) from portals) < portals, true) as more from portal_maximum',
      );
      return rows[0]?.more ?? false;
    },
    /** A new portal; null when the name is one's already. */
    async create(portal: NewPortal): Promise<string | null> {
      const { name, subtitle, language, theme, phone, email, organisationId } = portal;
      const { rows } = await connection.query<{ id: string }>(createSql, [name, subtitle, language, theme, phone, email, organisationId]);
      return rows[0]?.id ?? null;
    },
    /** Until the end of the transaction no one else changes the portal, or who owns it. A lock on its row would make a change of what changes nothing. */
    async lock(id: string): Promise<void> {
      await connection.query("select pg_advisory_xact_lock(hashtextextended('portal ' || $1, 0))", [id]);
    },
    /** Tells its new version. */
    async set(id: string, { name, subtitle, language, theme, phone, email }: PortalChange): Promise<number> {
      const values = [id, name, subtitle, language, theme, phone, email];
      const { rows } = await connection.query<{ version: number }>(setSql, values);
      if (!rows[0]) throw new Error('A portal was not changed.');
      return rows[0].version;
    },
    ...forOffice(connection),
    /** Some of them, with the terms in force, and how many there are on all pages. */
    async page(query: ListQuery): Promise<{ readonly portals: ListedPortal[]; readonly found: number }> {
      const { rows } = await connection.query<ListedPortal & { found: number }>(pageSql(query), [
        toLikePattern(query.find),
        query.limit,
        query.offset,
      ]);
      return { portals: rows.map(({ found: _found, ...portal }) => portal), found: rows[0]?.found ?? 0 };
    },
    /** A portal, whether it is open to the actor as a member, whether they have accepted its terms, and what is being done to it: by keys alone. */
    async find(id: string): Promise<FoundPortal | null> {
      const { rows } = await connection.query<FoundPortal>(byIdSql, [id]);
      return rows[0] ?? null;
    },
    /** The active accounts of a portal that the actor may see, by name: an investor's own. */
    async visibleAccountIds(portalId: string): Promise<string[]> {
      const { rows } = await connection.query<{ id: string }>(accountIdsSql, [portalId]);
      return rows.map(({ id }) => id);
    },
  };
}

function forOffice(connection: PoolClient) {
  return {
    /** Sets the fields that the office alone fills in; null empties one. */
    async setOfficeFields(id: string, fields: Pick<Portal, 'organisationId' | 'explorerApi' | 'newsApi' | 'documentId'>): Promise<void> {
      const { organisationId, explorerApi, newsApi, documentId } = fields;
      const sql = 'update portals set organisation_id = $2, explorer_api = $3, news_api = $4, document_id = $5 where id = $1';
      await connection.query(sql, [id, organisationId, explorerApi, newsApi, documentId]);
    },
    /** The entries of media that are documents of portals, each with the number of portals. */
    async documentUses(): Promise<{ readonly id: string; readonly count: number }[]> {
      const sql = `select ${hex('document_id')} as id, count(*)::int as count from portals where document_id is not null group by document_id`;
      return (await connection.query<{ id: string; count: number }>(sql)).rows;
    },
  };
}
