import type { PoolClient } from 'pg';
import type { Locale } from '#contracts/ids.ts';

/** One version of the terms of a portal. Moments are as PostgreSQL writes them. */
export interface PortalTerms {
  readonly id: string;
  readonly version: number;
  readonly texts: Partial<Record<Locale, string>>;
  readonly publishedAt: string;
  readonly isInForce: boolean;
}

/** As administrators see them. */
export interface PublishedTerms extends PortalTerms {
  /** Null where the firm's data came with them, or that user is gone. */
  readonly publishedBy: string | null;
  /** The active accounts of the portal whose client has accepted this version, of those that the actor may see. */
  readonly accepted: number;
}

interface NewTerms {
  readonly portalId: string;
  readonly version: number;
  readonly texts: Partial<Record<Locale, string>>;
  readonly publishedBy: string | null;
}

const isInForceSql = 'terms.version = (select max(version) from portal_terms newer where newer.portal_id = terms.portal_id)';

const columnsSql = `replace(terms.id::text, '-', '') as id, terms.version, terms.texts, terms.published_at::text as "publishedAt",
         ${isInForceSql} as "isInForce"`;

const findSql = `
  select ${columnsSql} from portal_terms terms
   where terms.portal_id = $1 and terms.version = coalesce($2, terms.version) order by terms.version desc limit 1`;

const versionsSql = `
  select ${columnsSql}, person.name as "publishedBy",
         (select count(*)::int from terms_acceptances given join accounts account on account.id = given.account_id
           where given.terms_id = terms.id and account.client_user_id = given.user_id and account.is_active) as accepted
    from portal_terms terms left join users person on person.id = terms.published_by
   where terms.portal_id = $1 order by terms.version desc`;

const acceptSql = `
  insert into terms_acceptances (account_id, terms_id, user_id)
  select account.id, terms.id, $2
    from portal_terms terms
    join accounts account on account.portal_id = terms.portal_id
    join account_members member on member.account_id = account.id and member.user_id = $2 and member.relation = 'client'
     and (member.is_open or account.validated_at is null)
   where terms.id = $1 and ${isInForceSql}
      on conflict do nothing returning replace(account_id::text, '-', '') as id`;

const pretendSql = `
  insert into terms_acceptances (account_id, terms_id, user_id)
  select member.account_id, terms.id, member.user_id
    from portal_terms terms join accounts account on account.portal_id = terms.portal_id
    join account_members member on member.account_id = account.id and member.relation = 'client' and member.is_open
    join users person on person.id = member.user_id
   where person.email = any($1) or exists (select from last_sign_ins signed_in where signed_in.user_id = person.id)`;

export function portalTerms(connection: PoolClient) {
  return {
    /** A version of a portal's terms, or the one in force; null where there is none. */
    async find(portalId: string, version: number | null): Promise<PortalTerms | null> {
      const { rows } = await connection.query<PortalTerms>(findSql, [portalId, version]);
      return rows[0] ?? null;
    },
    /** All versions of a portal's terms, the newest, which is in force, first. */
    async versions(portalId: string): Promise<PublishedTerms[]> {
      return (await connection.query<PublishedTerms>(versionsSql, [portalId])).rows;
    },
    /** Publishing waits for anyone who publishes for the same portal. */
    async lock(portalId: string): Promise<void> {
      await connection.query('select from portals where id = $1 for no key update', [portalId]);
    },
    async publish({ portalId, version, texts, publishedBy }: NewTerms): Promise<void> {
      await connection.query('insert into portal_terms (portal_id, version, texts, published_by) values ($1, $2, $3, $4)', [
        portalId,
        version,
        JSON.stringify(texts),
        publishedBy,
      ]);
    },
    /** A client accepts terms that are in force for all accounts on their portal that are open, or wait to be validated; tells for which again. */
    async accept({ termsId, userId }: { readonly termsId: string; readonly userId: string }): Promise<string[]> {
      const { rows } = await connection.query<{ id: string }>(acceptSql, [termsId, userId]);
      return rows.map(({ id }) => id);
    },
    /** Returns the moment at which a client first accepted these terms, for any account; null if never. */
    async acceptedAt({ termsId, userId }: { readonly termsId: string; readonly userId: string }): Promise<string | null> {
      const { rows } = await connection.query<{ at: string | null }>(
        'select min(accepted_at)::text as at from terms_acceptances where terms_id = $1 and user_id = $2',
        [termsId, userId],
      );
      return rows[0]?.at ?? null;
    },
    /** For demo data: anyone who has signed in before has accepted, and these people. */
    async pretendAcceptances(emails: readonly string[]): Promise<void> {
      await connection.query(pretendSql, [emails]);
    },
  };
}
