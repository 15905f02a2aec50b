import type { PoolClient } from 'pg';
import type { AuditEntry } from '#contracts/admin/audit-page.ts';
import type { AuditQuery } from '#contracts/admin/audit-query.ts';
import type { RecordEvent } from '#contracts/records.ts';
import { toLikePattern, matchesSearch } from '../list-query.ts';

/** Days are the calendar's in `timeZone`. */
interface Wanted {
  readonly query: AuditQuery;
  readonly timeZone: string;
  readonly limit: number;
}

// The page first, then the names on it. What `who` and `account` name is found once, in the tables that administrators see whole.
const pageSql = `
  with named as materialized (
    select replace(id::text, '-', '') as id from users where $1::text is not null and ${matchesSearch('$1', 'users.name', 'users.email')}
    union select $2),
  page as materialized (
    select * from audit_events event
     where ($1::text is null or actor_id in (select id from named) or (target_kind = 'person' and target_id in (select id from named)))
       and ($3::text is null or account_id in (select id from accounts where ${matchesSearch('$3', 'accounts.name')}))
       and ($4::text is null or action = $4)
       and ($5::text is null or outcome = $5)
       and ($6::date is null or at >= $6::date::timestamp at time zone $8)
       and ($7::date is null or at < ($7::date + 1)::timestamp at time zone $8)
       and ($9::bigint is null or seq < $9)
     order by seq desc limit $10)
  select page.seq::float8 as seq, to_char(page.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
         to_char(page.at at time zone $8, 'YYYY-MM-DD"T"HH24:MI') as "localAt", page.actor_kind as "actorKind",
         case when page.actor_kind in ('investor', 'advisor', 'admin', 'delegate') then actor.name else coalesce(service.name, page.actor_id) end as actor,
         behalf.name as "onBehalfOf", portal.name as portal, account.name as account, page.action, page.outcome,
         coalesce(person.name, security.name, client.name, house.name, team.name, page.target_id) as target, page.before, page.after, page.network, page.request_id as "requestId"
    from page
    left join users actor on actor.id = case when page.actor_kind in ('investor', 'advisor', 'admin', 'delegate') then page.actor_id::uuid end
    left join api_clients service on service.id = case when page.actor_kind = 'service' then page.actor_id::uuid end
    left join users behalf on behalf.id = page.on_behalf_of
    left join portals portal on portal.id = page.portal_id
    left join accounts account on account.id = page.account_id
    left join users person on person.id = case when page.target_kind = 'person' then page.target_id::uuid end
    left join instruments security on security.id = case when page.target_kind = 'security' then page.target_id::uuid end
    left join api_clients client on client.id = case when page.target_kind = 'service' then page.target_id::uuid end
    left join organisations house on house.id = case when page.target_kind = 'organisation' then page.target_id::uuid end
    left join access_groups team on team.id = case when page.target_kind = 'access-group' then page.target_id::uuid end
   order by page.seq desc`;

// What it became, not who looked: of one record, which the index by target finds.
const aboutSql = `
  select event.seq::float8 as seq, to_char(event.at at time zone $4, 'YYYY-MM-DD"T"HH24:MI') as "localAt", event.actor_kind as "actorKind",
         case when event.actor_kind in ('investor', 'advisor', 'admin', 'delegate') then actor.name else event.actor_id end as actor,
         event.action, event.before, event.after
    from audit_events event
    left join users actor on actor.id = case when event.actor_kind in ('investor', 'advisor', 'admin', 'delegate') then event.actor_id::uuid end
   where event.target_kind = $1 and event.target_id = $2 and event.outcome = 'done'
   order by event.seq desc limit $3`;

interface About {
  readonly kind: string;
  readonly id: string;
  readonly timeZone: string;
  readonly limit: number;
}

export function auditEvents(connection: PoolClient) {
  return {
    /** Lists the events that the filters let through, the newest first. */
    async page({ query, timeZone, limit }: Wanted): Promise<AuditEntry[]> {
      const { who, account, action, outcome, from, to, before } = query;
      const values = [toLikePattern(who ?? null), who, toLikePattern(account ?? null), action, outcome, from, to, timeZone, before, limit];
      return (await connection.query<AuditEntry>(pageSql, values)).rows;
    },
    /** Lists the events about one thing, the newest first. */
    async about({ kind, id, timeZone, limit }: About): Promise<RecordEvent[]> {
      return (await connection.query<RecordEvent>(aboutSql, [kind, id, limit, timeZone])).rows;
    },
    /** Tells whether a job of the system has ever changed anything. */
    async hasAnyOf(job: string): Promise<boolean> {
      const sql = "select from audit_events where actor_kind = 'system' and actor_id = $1 limit 1";
      return (await connection.query(sql, [job])).rowCount !== 0;
    },
  };
}
