import type { PoolClient } from 'pg';
import type { DelegatedArea, DelegateRelation } from '#domain/delegation/delegation.ts';

/** The access that a client gives. Days are the calendar's in `timeZone`; it ends with the last of them. */
export interface NewDelegation {
  readonly accountId: string;
  readonly givenBy: string;
  readonly name: string;
  /** As `emailKey` writes it. */
  readonly email: string;
  readonly relation: DelegateRelation;
  readonly area: DelegatedArea;
  readonly portfolioIds: readonly string[];
  readonly until: string;
  readonly timeZone: string;
}

/** The part of it that the client changes while it lets in, or waits to be accepted. */
export type ChangedDelegation = Pick<NewDelegation, 'area' | 'portfolioIds' | 'until' | 'timeZone'>;

/** As those see it who may end it. */
export interface ListedDelegation {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly relation: DelegateRelation;
  readonly area: DelegatedArea;
  readonly portfolioIds: readonly string[];
  readonly state: 'invited' | 'active' | 'expired';
  /** Days, and a moment, on the clock of the time zone. */
  readonly givenOn: string;
  readonly until: string;
  readonly acceptedOn: string | null;
  readonly lastVisitAt: string | null;
}

/** One that lets the actor in. */
export interface OpenDelegation {
  readonly id: string;
  readonly accountId: string;
  readonly area: DelegatedArea;
  readonly portfolioIds: readonly string[];
  readonly until: string;
}

/** One that waits for its delegate, or has one, and can be ended. */
export interface HeldDelegation {
  readonly id: string;
  readonly accountId: string;
  readonly portalId: string;
  readonly givenBy: string;
  readonly name: string;
  readonly email: string;
  readonly accountName: string;
  readonly area: DelegatedArea;
  readonly portfolioIds: readonly string[];
  readonly isAccepted: boolean;
  readonly isExpired: boolean;
}

const id = (column: string) => `replace(${column}::text, '-', '')`;
const ids = (column: string) => `array(select ${id('each')} from unnest(${column}) each)`;
const day = (column: string) => `to_char(${column} at time zone $2, 'YYYY-MM-DD')`;
const untilDay = (column: string) => `to_char((${column} at time zone $2) - interval '1 second', 'YYYY-MM-DD')`;

const insertSql = `
  insert into delegations (account_id, given_by, name, email, relation, area, portfolio_ids, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, ($8::date + 1)::timestamp at time zone $9) returning ${id('id')} as id`;

// What has ended is in the trail; what has expired stands here until someone removes it, or for a month.
const listSql = `
  select ${id('id')} as id, ${id('account_id')} as "accountId", name, email, relation, area, ${ids('portfolio_ids')} as "portfolioIds",
         case when expires_at <= now() then 'expired' when accepted_at is null then 'invited' else 'active' end as state,
         ${day('created_at')} as "givenOn", ${untilDay('expires_at')} as until, ${day('accepted_at')} as "acceptedOn",
         to_char(last_visit_at at time zone $2, 'YYYY-MM-DD"T"HH24:MI') as "lastVisitAt"
    from delegations
   where account_id = any($1::uuid[]) and ended_at is null and expires_at > now() - interval '1 month'
   order by expires_at <= now(), created_at desc, id limit 200`;

const openSql = `
  select ${id('id')} as id, ${id('account_id')} as "accountId", area, ${ids('portfolio_ids')} as "portfolioIds", ${untilDay('expires_at')} as until
    from delegations
   where delegate_id = actor_user() and ($1::uuid is null or id = $1) and delegation_lets_in(id, actor_user())
   order by created_at, id limit 50`;

const heldSql = `
  select ${id('own.id')} as id, ${id('own.account_id')} as "accountId", ${id('account.portal_id')} as "portalId", ${id('own.given_by')} as "givenBy",
         own.name, own.email, account.name as "accountName", own.area, ${ids('own.portfolio_ids')} as "portfolioIds",
         own.accepted_at is not null as "isAccepted", own.expires_at <= now() as "isExpired"
    from delegations own join accounts account on account.id = own.account_id
   where own.id = $1 and own.ended_at is null`;

// While it can be accepted: by whom it was given is the client of the account still.
const waitingSql = `${heldSql} and own.accepted_at is null and own.expires_at > now() and exists (
  select from account_members client
   where client.account_id = own.account_id and client.user_id = own.given_by and client.relation = 'client' and client.is_open)`;

function openOnes(connection: PoolClient) {
  return {
    /** Lists the delegations that let the actor in now, or the one of them with this id. */
    async openToActor(delegationId: string | null, timeZone: string): Promise<OpenDelegation[]> {
      return (await connection.query<OpenDelegation>(openSql, [delegationId, timeZone])).rows;
    },
    async areOpenToActor(): Promise<boolean> {
      const sql =
        'select exists (select from delegations where delegate_id = actor_user() and delegation_lets_in(id, actor_user())) as are';
      return (await connection.query<{ are: boolean }>(sql)).rows[0]?.are ?? false;
    },
  };
}

export function delegations(connection: PoolClient) {
  const first = async <Row extends object>(sql: string, values: readonly unknown[]): Promise<Row | null> =>
    (await connection.query<Row>(sql, [...values])).rows[0] ?? null;
  return {
    /** Lists the delegations of accounts that have not ended, the newest first and the expired ones last. */
    async ofAccounts(accountIds: readonly string[], timeZone: string): Promise<ListedDelegation[]> {
      return accountIds.length === 0 ? [] : (await connection.query<ListedDelegation>(listSql, [accountIds, timeZone])).rows;
    },
    /** The accounts of which the actor is the client. */
    async ownAccountIds(): Promise<string[]> {
      const sql = `select ${id('id')} as id from own_accounts where is_active order by name, id limit 100`;
      return (await connection.query<{ id: string }>(sql)).rows.map((row) => row.id);
    },
    /** Finds the account of one, if the actor sees that account as its client or as one of the firm. */
    async accountOf(delegationId: string): Promise<string | null> {
      const sql = `select ${id('account_id')} as id from delegations where id = $1 and ended_at is null`;
      return (await first<{ id: string }>(sql, [delegationId]))?.id ?? null;
    },
    /** @throws AppError `too-many-delegates` or `delegates-of-today`, by the database */
    async insert({ accountId, givenBy, name, email, relation, area, portfolioIds, until, timeZone }: NewDelegation): Promise<string> {
      const values = [accountId, givenBy, name, email, relation, area, portfolioIds, until, timeZone];
      return (await first<{ id: string }>(insertSql, values))?.id ?? '';
    },
    /** One that waits to be accepted. */
    async findWaiting(delegationId: string): Promise<HeldDelegation | null> {
      return first(waitingSql, [delegationId]);
    },
    /** The same for anyone who accepts it: no one else does, or ends it, before the end of the transaction. */
    async lockWaiting(delegationId: string): Promise<HeldDelegation | null> {
      return first(`${waitingSql} for no key update of own`, [delegationId]);
    },
    /** One that has not ended, for anyone who ends it. */
    async lockHeld(delegationId: string): Promise<HeldDelegation | null> {
      return first(`${heldSql} for no key update of own`, [delegationId]);
    },
    async change(delegationId: string, { area, portfolioIds, until, timeZone }: ChangedDelegation): Promise<void> {
      const sql =
        'update delegations set area = $2, portfolio_ids = $3, expires_at = ($4::date + 1)::timestamp at time zone $5 where id = $1';
      await connection.query(sql, [delegationId, area, portfolioIds, until, timeZone]);
    },
    ...openOnes(connection),
    ...sentInvitations(connection),
    async accept(delegationId: string, userId: string): Promise<void> {
      await connection.query('update delegations set delegate_id = $2, accepted_at = now() where id = $1', [delegationId, userId]);
    },
    async end(delegationId: string): Promise<void> {
      await connection.query('update delegations set ended_at = now() where id = $1', [delegationId]);
    },
    /** That its delegate looked: to the minute. */
    async visited(delegationId: string): Promise<void> {
      const sql =
        "update delegations set last_visit_at = now() where id = $1 and (last_visit_at is null or last_visit_at < now() - interval '1 minute')";
      await connection.query(sql, [delegationId]);
    },
  };
}

/** Queries for the invitations that were sent to those whom clients let in. */
function sentInvitations(connection: PoolClient) {
  return {
    /** Counts the invitations that a client has sent today. Of several at once each waits for the one before. */
    async sentToday(userId: string): Promise<number> {
      await connection.query('select from users where id = $1 for no key update', [userId]);
      const sql = `
        select (select count(*) from delegations where given_by = $1::uuid and created_at > now() - interval '1 day')::int
             + (select count(*) from audit_events where actor_id = ${id('$1::uuid')} and action = 'delegate-resent' and at > now() - interval '1 day')::int as sent`;
      return (await connection.query<{ sent: number }>(sql, [userId])).rows[0]?.sent ?? 0;
    },
    /** Minutes since its last link was sent; null where there is none. */
    async minutesSinceSent(delegationId: string): Promise<number | null> {
      const sql = `select floor(extract(epoch from now() - max(created_at)) / 60)::int as minutes from one_time_tokens
        where kind = 'invite' and payload ->> 'delegation' = $1`;
      return (await connection.query<{ minutes: number | null }>(sql, [delegationId])).rows[0]?.minutes ?? null;
    },
  };
}
