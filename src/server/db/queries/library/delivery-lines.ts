import type { PoolClient } from 'pg';
import type { PersonRole } from '#domain/actor.ts';
import type { DeliveryLine } from '#contracts/deliveries.ts';
import type { DeliveryFilter, DeliveryState, UndeliveredReason } from '#domain/document/delivery.ts';
import { hex } from '../../hex.ts';
import type { DeliveryDetails, SharedFile } from './deliveries.ts';

export interface NewLine {
  readonly accountId: string;
  readonly portfolioId: string | null;
  readonly fileName: string;
  readonly reason: UndeliveredReason | null;
}

/** A line that the job sends: as whom, and what. */
export interface DueLine extends DeliveryLine {
  readonly accountId: string;
  readonly portalId: string;
  readonly sentBy: string;
  readonly role: PersonRole;
  /** The reason not to send it any more: its sender may no longer sign in, or the account has been closed. */
  readonly refusal: UndeliveredReason | null;
  /** True once it has been tried for a day. */
  readonly isLate: boolean;
  /** The moment at which its delivery began, to the microsecond. */
  readonly begunAt: string;
  readonly details: DeliveryDetails;
  /** The client groups that its delivery is for. */
  readonly groups: readonly string[];
  /** The file for all; its parts are null for a report. */
  readonly file: SharedFile;
}

export interface FoundLine {
  readonly number: number;
  readonly accountId: string;
  readonly account: string;
  readonly fileName: string;
  readonly state: DeliveryState;
  readonly reason: UndeliveredReason | null;
  readonly document: string | null;
  readonly openedAt: string | null;
  readonly isUnregistered: boolean;
}

export type LineCounts = Readonly<Record<DeliveryState | 'opened', number>>;

/** An account whose external ID, or that of a portfolio of its own, is one of those that were asked for. */
export interface KnownId {
  readonly externalId: string;
  readonly id: string;
  readonly name: string;
  readonly portfolioId: string | null;
  readonly isActive: boolean;
  readonly isUnregistered: boolean;
}

const stateSql = `
  case when line.reason is not null then 'leftOut' when line.document_id is not null then 'sent'
       when delivery.stopped_at is not null or (delivery.kind = 'own' and delivery.created_at < now() - interval '1 day')
         or (delivery.kind = 'report' and delivery.created_at < now() - interval '2 days') then 'stopped' else 'waiting' end`;

// A later version that the client opened has what this one had.
const openedSql = `
  (select min(opening.opened_at) from document_openings opening
    where opening.account_id = line.account_id and opening.document_id = line.document_id and opening.number >= line.document_version
      and opening.user_id = account.client_user_id)`;

const readSql = `
  select line.*, account.name as account, account.name_key, account.client_user_id, ${stateSql} as state, ${openedSql} as opened_at
    from delivery_lines line join deliveries delivery on delivery.id = line.delivery_id join accounts account on account.id = line.account_id
   where line.delivery_id = $1`;

const shownSql: Readonly<Record<DeliveryFilter | 'all', string>> = {
  all: 'true',
  unopened: "state = 'sent' and opened_at is null",
  notSent: "state <> 'sent'",
};

/** The kinds that a job sends, with the condition for a delivery that it still works on. */
const isDueSql = {
  same: 'delivery.stored_key is not null',
  report: "delivery.kind = 'report' and delivery.created_at > now() - interval '2 days'",
} as const;
export type SentByJob = keyof typeof isDueSql;

const dueSql = (kind: SentByJob) => `
  select ${hex('line.delivery_id')} as delivery, line.number as line, ${hex('line.account_id')} as "accountId", ${hex('delivery.portal_id')} as "portalId",
         ${hex('line.sent_by')} as "sentBy", sender.role, delivery.created_at < now() - interval '1 day' as "isLate", delivery.created_at::text as "begunAt",
         case when security.is_disabled then 'noAccess' when not account.is_active then 'closed' end as refusal,
         jsonb_build_object('title', delivery.title, 'type', delivery.type, 'effectiveDate', delivery.effective_date, 'tags', delivery.tags,
                            'sameName', delivery.same_name) as details,
         array(select ${hex('one')} from unnest(delivery.group_ids) one) as groups,
         jsonb_build_object('fileName', delivery.file_name, 'extension', delivery.extension, 'size', delivery.size,
                            'hash', encode(delivery.content_hash, 'hex'), 'key', delivery.stored_key) as file
    from deliveries delivery join delivery_lines line on line.delivery_id = delivery.id and line.sent_by = delivery.sent_by
    join users sender on sender.id = delivery.sent_by
    left join user_security security on security.user_id = sender.id
    join accounts account on account.id = line.account_id
   where ${isDueSql[kind]} and delivery.stopped_at is null and line.document_id is null and line.reason is null
     and ($2::timestamptz is null or (delivery.created_at, delivery.id, line.number) > ($2, $3::uuid, $4::integer))
   order by delivery.created_at, delivery.id, line.number limit $1`;

const takeSql = `
  select line.number from delivery_lines line join deliveries delivery on delivery.id = line.delivery_id
    join accounts account on account.id = line.account_id and account.is_active
   where line.account_id = $1 and line.delivery_id = $2 and line.number = $3 and line.document_id is null and line.reason is null
     and delivery.stopped_at is null and (delivery.kind <> 'own' or delivery.created_at > now() - interval '1 day')
     for update of line skip locked`;

const knownSql = `
  select account.external_id as "externalId", ${hex('account.id')} as id, account.name, null as "portfolioId", own.is_active as "isActive",
         account.client_user_id is null as "isUnregistered"
    from own_accounts own join accounts account on account.id = own.id
   where own.portal_id = $1 and lower(account.external_id) = any($2)
   union all
  select portfolio.external_id, ${hex('account.id')}, account.name, ${hex('portfolio.id')}, own.is_active, account.client_user_id is null
    from own_accounts own join accounts account on account.id = own.id join portfolios portfolio on portfolio.account_id = own.id
   where own.portal_id = $1 and lower(portfolio.external_id) = any($2)
   order by 1, 4 nulls first, 2 limit 5000`;

const takenSql = `
  select ${hex('wanted.account_id')} as account, wanted.name from unnest($1::uuid[], $2::text[]) wanted (account_id, name)
   where exists (
     select from document_versions version join documents document on document.account_id = version.account_id and document.id = version.document_id
      where version.account_id = wanted.account_id and lower(version.file_name) = lower(wanted.name) and document.removed_at is null)`;

/** The clients and files of a delivery. */
export function deliveryLines(connection: PoolClient) {
  const rows = async <Row extends object>(sql: string, values: readonly unknown[]) => (await connection.query<Row>(sql, [...values])).rows;
  return { ...reading(rows), ...sending(rows) };
}

type Rows = <Row extends object>(sql: string, values: readonly unknown[]) => Promise<Row[]>;

function reading(rows: Rows) {
  return {
    /** By name. */
    async page(
      delivery: string,
      { show, limit, offset }: { readonly show: DeliveryFilter | null; readonly limit: number; readonly offset: number },
    ): Promise<FoundLine[]> {
      return rows(
        `with lines as materialized (${readSql})
         select number, ${hex('account_id')} as "accountId", account, file_name as "fileName", state, reason, ${hex('document_id')} as document,
                opened_at::text as "openedAt", client_user_id is null as "isUnregistered"
           from lines where ${shownSql[show ?? 'all']} order by name_key, account_id, number limit $2 offset $3`,
        [delivery, limit, offset],
      );
    },
    async counts(delivery: string): Promise<LineCounts> {
      const counted = ['sent', 'waiting', 'stopped', 'leftOut'].map(
        (state) => `count(*) filter (where state = '${state}')::int as "${state}"`,
      );
      const sql = `with lines as materialized (${readSql}) select ${counted.join(', ')}, count(opened_at)::int as opened from lines`;
      return (await rows<LineCounts>(sql, [delivery]))[0] ?? { sent: 0, waiting: 0, stopped: 0, leftOut: 0, opened: 0 };
    },
    /** Finds the actor's accounts by external IDs in lower case. */
    async known(portalId: string, externalIds: readonly string[]): Promise<KnownId[]> {
      return rows(knownSql, [portalId, externalIds]);
    },
    /** Returns those accounts that have, or had, a file of this name. */
    async taken(wanted: readonly { readonly account: string; readonly name: string }[]): Promise<{ account: string; name: string }[]> {
      return rows(takenSql, [wanted.map(({ account }) => account), wanted.map(({ name }) => name)]);
    },
  };
}

function sending(rows: Rows) {
  return {
    /** In their order, numbered from 1. */
    async add(delivery: string, lines: readonly NewLine[]): Promise<void> {
      const sql = `insert into delivery_lines (account_id, delivery_id, number, sent_by, file_name, portfolio_id, reason)
        select account_id, $1, number, actor_user(), name, portfolio, reason
          from unnest($2::uuid[], $3::text[], $4::uuid[], $5::text[]) with ordinality line (account_id, name, portfolio, reason, number)`;
      const columns = (['accountId', 'fileName', 'portfolioId', 'reason'] as const).map((name) => lines.map((line) => line[name]));
      await rows(sql, [delivery, ...columns]);
    },
    /** Returns the lines of everyone that the job has to send, for the system: the oldest first, those behind a line. */
    async due(kind: SentByJob, limit: number, behind: DueLine | null): Promise<DueLine[]> {
      return rows(dueSql(kind), [limit, behind?.begunAt ?? null, behind?.delivery ?? null, behind?.line ?? null]);
    },
    /** Tells whether the line waits and the actor may send it: it is the transaction's until that ends. */
    async take({ accountId, delivery, line }: DeliveryLine & { readonly accountId: string }): Promise<boolean> {
      return (await rows(takeSql, [accountId, delivery, line])).length > 0;
    },
    async sent(
      { accountId, delivery, line }: DeliveryLine & { readonly accountId: string },
      { document, version }: { readonly document: string; readonly version: number },
    ): Promise<void> {
      const sql =
        'update delivery_lines set document_id = $4, document_version = $5 where account_id = $1 and delivery_id = $2 and number = $3';
      await rows(sql, [accountId, delivery, line, document, version]);
    },
    async leaveOut({ accountId, delivery, line }: DeliveryLine & { readonly accountId: string }, reason: UndeliveredReason): Promise<void> {
      const sql = `update delivery_lines set reason = $4
        where account_id = $1 and delivery_id = $2 and number = $3 and document_id is null and reason is null`;
      await rows(sql, [accountId, delivery, line, reason]);
    },
  };
}
