import type { PoolClient } from 'pg';
import type { PersonRole } from '#domain/actor.ts';
import type { MessageBody } from '#domain/thread/message-body.ts';
import type { MessageChoices } from '#domain/thread/message-choices.ts';
import { attachmentJson } from './attachments.ts';
import type { OpenedThread } from './threads.ts';
import { hex } from '../../hex.ts';

/** A message whose time to be taken back is over. */
export interface DueMessage {
  readonly id: string;
  readonly accountId: string;
  readonly threadId: string;
  readonly writtenBy: string;
  readonly role: PersonRole;
  readonly notifies: boolean;
}

/** A message that was taken back. */
export interface TakenMessage extends MessageBody, MessageChoices {
  /** True if the thread went with it, since nothing else is in it. */
  readonly isAll: boolean;
}

/** For how many days a message is tried. */
const maxDays = 30;

const dueSql = `
  select ${hex('message.id')} as id, ${hex('message.account_id')} as "accountId", ${hex('message.thread_id')} as "threadId",
         ${hex('writer.id')} as "writtenBy", writer.role, message.notifies
    from thread_messages message join users writer on writer.id = message.written_by
   where message.held_until between now() - interval '${maxDays} days' and now() order by message.held_until limit 1000`;

// What came with a message goes with it: it is read before. Of a message to several its own page says who did not get it.
const giveBackSql = `
  with gone as (
    delete from thread_messages where (account_id, thread_id, id) in (
      select account_id, thread_id, id from thread_messages where held_until < now() - interval '${maxDays} days' order by held_until limit 100)
    returning account_id, thread_id, id, written_by, side, text, formatted, mailing_id, notifies, copies)
  insert into message_drafts (user_id, portal_id, recipient, subject, text, formatted, attachments, unsent_at, process, group_id, notifies, copies)
  select gone.written_by, account.portal_id,
         ${hex('gone.account_id')} || case when gone.side = 'client' and thread.assigned_to is not null then '.' || ${hex('thread.assigned_to')} else '' end,
         thread.subject, gone.text, gone.formatted, coalesce(files.files, '[]'), now(), thread.process, thread.group_id, gone.notifies, gone.copies
    from gone
    join threads thread on thread.account_id = gone.account_id and thread.id = gone.thread_id
    join accounts account on account.id = gone.account_id
    left join lateral (
      select jsonb_agg(${attachmentJson} order by file.created_at, file.id) as files from message_attachments file
       where file.account_id = gone.account_id and file.thread_id = gone.thread_id and file.message_id = gone.id) files on true
   where gone.written_by is not null and gone.mailing_id is null`;

const emptyThreadsSql = `
  delete from threads where last_side is null and created_at < now() - interval '${maxDays} days' and not exists (
    select from thread_messages left_over where left_over.account_id = threads.account_id and left_over.thread_id = threads.id)`;

/** Queries for messages that are sent in a moment, unless they are taken back. */
export function messagesOnHold(connection: PoolClient) {
  const rows = async <Row extends object>(sql: string, values: readonly unknown[]) => (await connection.query<Row>(sql, [...values])).rows;
  return {
    /** Held messages of everyone that are due, for the system. */
    async due(): Promise<DueMessage[]> {
      return rows(dueSql, []);
    },
    /** Messages that could not be sent for a month, of everyone, for the system: their writers have them as drafts again. How many. */
    async giveBack(): Promise<number> {
      const { rowCount } = await connection.query(giveBackSql);
      if (rowCount) await connection.query(emptyThreadsSql);
      return rowCount ?? 0;
    },
    /** Tells whether a message of the actor's was still held: it is sent by now, once, whoever else asks at the same moment. */
    async release({ accountId, threadId, id }: Pick<DueMessage, 'accountId' | 'threadId' | 'id'>): Promise<boolean> {
      const sql = `update thread_messages set held_until = null, at = now()
        where account_id = $1 and thread_id = $2 and id = $3 and held_until <= now() returning id`;
      return (await rows(sql, [accountId, threadId, id])).length > 0;
    },
    /** Takes back a message of the actor's that is held, and a thread that has no other; null where it is sent, or not theirs. */
    async takeBack({ accountId, id: threadId }: Pick<OpenedThread, 'accountId' | 'id'>, id: string): Promise<TakenMessage | null> {
      const sql = `delete from thread_messages where account_id = $1 and thread_id = $2 and id = $3 and held_until > now() returning text, formatted, notifies, copies`;
      const [taken] = await rows<MessageBody & MessageChoices>(sql, [accountId, threadId, id]);
      if (!taken) return null;
      const empty = `delete from threads where account_id = $1 and id = $2 and not exists (
        select from thread_messages left_over where left_over.account_id = $1 and left_over.thread_id = $2) returning id`;
      return { ...taken, isAll: (await rows(empty, [accountId, threadId])).length > 0 };
    },
  };
}
