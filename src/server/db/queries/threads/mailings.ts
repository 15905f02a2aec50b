import type { PoolClient } from 'pg';
import type { ProcessId } from '#contracts/processes.ts';
import type { MessageBody } from '#domain/thread/message-body.ts';
import type { LeftOutReason } from '#domain/audience.ts';
import type { MessageChoices } from '#domain/thread/message-choices.ts';
import { mailingLimits, type MailingState } from '#domain/thread/mailing.ts';
import { hex } from '../../hex.ts';
import type { Recipient } from '../audience.ts';

interface NewMailing extends MessageChoices {
  readonly portalId: string;
  readonly writtenByName: string;
  /** As it was written: what each reads stands in `words`. */
  readonly subject: string;
  readonly words: readonly (MessageBody & { readonly account: string; readonly subject: string })[];
  readonly heldSeconds: number;
  readonly process: ProcessId | null;
  /** Through which it reaches its clients: each thread is filed under the first of them, by name, that has its client. */
  readonly groups: readonly string[];
  readonly recipients: readonly Recipient[];
}

export interface FoundMailing extends MessageChoices {
  readonly id: string;
  readonly subject: string;
  readonly sentAt: string;
  readonly count: number;
  readonly isStopped: boolean;
}

export interface FoundPerson {
  readonly account: string;
  readonly name: string;
  readonly state: MailingState;
  readonly reason: LeftOutReason | null;
  readonly thread: string | null;
}

// Who writes has each of the threads whose account they look after.
const writeSql = `
  with words as (select * from unnest($3::uuid[], $4::text[], $5::text[], $7::jsonb[]) words (account, subject, text, formatted)),
  begun as (
    insert into threads (account_id, subject, started_by, started_by_name, assigned_to, process, group_id)
    select account, subject, actor_user(), $2, case when looks_after(account, actor_user()) then actor_user() end, $8::text,
           (select own.id from client_groups own join client_group_members member on member.group_id = own.id and member.account_id = words.account
             where own.id = any($9::uuid[]) order by lower(own.name), own.id limit 1)
      from words
    returning account_id, id)
  insert into thread_messages (account_id, thread_id, side, written_by, written_by_name, text, formatted, held_until, mailing_id, notifies, copies)
  select begun.account_id, begun.id, 'firm', actor_user(), $2, words.text, words.formatted, now() + make_interval(secs => $6), $1, $10, $11
    from begun join words on words.account = begun.account_id`;

const columns = `
  select ${hex('id')} as id, subject, created_at::text as "sentAt", jsonb_array_length(recipients) as count, stopped_at is not null as "isStopped", notifies, copies
    from mailings where written_by = actor_user() and portal_id = $1`;

const peopleSql = `
  select ${hex('account.id')} as account, account.name, wanted.reason, ${hex('message.thread_id')} as thread,
         case when wanted.reason is not null then 'leftOut' when message.id is null then 'stopped' when message.held_until is null then 'sent' else 'waiting' end as state
    from mailings mailing
   cross join jsonb_to_recordset(mailing.recipients) wanted (id uuid, reason text)
    join accounts account on account.id = wanted.id
    left join thread_messages message on message.mailing_id = mailing.id and message.account_id = wanted.id
   where mailing.id = $1 order by account.name_key, account.id limit ${mailingLimits.recipients}`;

const stopSql = `
  with gone as (
    delete from thread_messages where mailing_id = $1 and held_until is not null returning thread_id)
  select count(*)::int as count, coalesce(array_agg(thread_id), '{}') as threads from gone`;

const emptySql = `
  delete from threads where id = any($1::uuid[]) and last_side is null and not exists (
    select from thread_messages left_over where left_over.account_id = threads.account_id and left_over.thread_id = threads.id)`;

/** Messages to several of the actor's. */
export function mailings(connection: PoolClient) {
  const rows = async <Row extends object>(sql: string, values: readonly unknown[]) => (await connection.query<Row>(sql, [...values])).rows;
  return {
    /** Writes a held message to each who is not left out. Its id. */
    async add({
      portalId,
      writtenByName,
      subject,
      words,
      heldSeconds,
      recipients,
      process,
      groups,
      notifies,
      copies,
    }: NewMailing): Promise<string> {
      const kept = JSON.stringify(recipients.map(({ id, reason }) => ({ id, reason })));
      const sql = `insert into mailings (portal_id, written_by, subject, recipients, notifies, copies) values ($1, actor_user(), $2, $3, $4, $5) returning ${hex('id')} as id`;
      const id = (await rows<{ id: string }>(sql, [portalId, subject, kept, notifies, copies]))[0]?.id ?? '';
      const [accounts, subjects, texts, documents] = [
        words.map(({ account }) => account),
        words.map((each) => each.subject),
        words.map(({ text }) => text),
        words.map(({ formatted }) => formatted),
      ];
      await rows(writeSql, [id, writtenByName, accounts, subjects, texts, heldSeconds, documents, process, groups, notifies, copies]);
      return id;
    },
    async ofLastHour(): Promise<number> {
      await rows("select pg_advisory_xact_lock(hashtextextended('mailings ' || actor_user(), 0))", []);
      const sql = "select count(*)::int as count from mailings where written_by = actor_user() and created_at > now() - interval '1 hour'";
      return (await rows<{ count: number }>(sql, []))[0]?.count ?? 0;
    },
    /** The newest first. */
    async newest(portalId: string): Promise<FoundMailing[]> {
      return rows(`${columns} order by created_at desc limit 20`, [portalId]);
    },
    async find(portalId: string, id: string): Promise<FoundMailing | null> {
      return (await rows<FoundMailing>(`${columns} and id = $2`, [portalId, id]))[0] ?? null;
    },
    /** Returns the recipients whom the actor still looks after, by name. */
    async people(id: string): Promise<FoundPerson[]> {
      return rows(peopleSql, [id]);
    },
    /** Takes back what is not sent yet. From how many. */
    async stop(id: string): Promise<number> {
      const [gone] = await rows<{ count: number; threads: string[] }>(stopSql, [id]);
      if (!gone || gone.count === 0) return 0;
      await rows(emptySql, [gone.threads]);
      await rows('update mailings set stopped_at = now() where id = $1', [id]);
      return gone.count;
    },
  };
}
