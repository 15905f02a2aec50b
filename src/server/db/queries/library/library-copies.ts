import type { PoolClient } from 'pg';
import type { PersonRole } from '#domain/actor.ts';
import type { CopyReason } from '#domain/document/copy-state.ts';
import { hex } from '../../hex.ts';

/** A copy that was asked for: of which submission or message, and for which time. */
export interface AskedCopy {
  readonly source: string;
  readonly asked: number;
}

/** A copy that the job makes: of what, for which account, and who sent it where. */
export interface DueCopy extends AskedCopy {
  readonly accountId: string;
  /** The thread of a message; null for a submission. */
  readonly thread: string | null;
  readonly portalId: string;
  readonly sentBy: string;
  readonly role: PersonRole;
  /** The reason not to make it any more. */
  readonly refusal: CopyReason | null;
}

/** The state of the copy of a submission or a message. Moments are ISO in UTC. */
export interface FoundCopy {
  readonly source: string;
  readonly account: { readonly id: string; readonly portalId: string };
  readonly document: string | null;
  readonly isBehind: boolean;
  /** The moment of the last change by the sender; null for what was not changed. */
  readonly changedAt: string | null;
  /** The moment of the next try; null where nothing has failed. */
  readonly retriedAt: string | null;
  readonly reason: CopyReason | null;
}

const utc = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** A submission in the trash waits there. */
const dueSql = `
  select ${hex('copy.source_id')} as source, ${hex('copy.thread_id')} as thread, copy.asked, ${hex('copy.account_id')} as "accountId",
         ${hex('account.portal_id')} as "portalId", ${hex('sender.id')} as "sentBy", sender.role,
         case when sender.id is null or security.is_disabled or sent.portal_id <> account.portal_id then 'noAccess'
              when account.removed_at is not null or not account.is_active then 'closed' end as refusal
    from library_copies copy join accounts account on account.id = copy.account_id
    left join process_submissions sent on copy.thread_id is null and sent.submission_id = copy.source_id and sent.account_id = copy.account_id
    left join thread_messages message on message.account_id = copy.account_id and message.thread_id = copy.thread_id and message.id = copy.source_id
    left join users sender on sender.id = coalesce(sent.user_id, message.written_by)
    left join user_security security on security.user_id = sender.id
   where copy.put < copy.asked and copy.reason is null and copy.due_at <= now()
     and (copy.thread_id is not null or exists (select from content_records record where record.id = copy.source_id))
   order by copy.due_at, copy.source_id limit $1`;

const waits = 'source_id = $1 and asked = $2 and put < asked and reason is null';

/** Failures after which a copy is given up: with these pauses the last one is two days after the first. */
const mostFailures = 53;

const failSql = `
  update library_copies
     set failures = failures + 1, due_at = now() + least(interval '1 minute' * power(2, least(failures, 10)), interval '1 hour'),
         reason = case when failures >= ${mostFailures} then 'failed' end
   where ${waits}`;

const anew = 'asked = library_copies.asked + 1, asked_at = now(), due_at = now(), failures = 0, reason = null';

const findSql = `
  select ${hex('source_id')} as source, jsonb_build_object('id', ${hex('account.id')}, 'portalId', ${hex('account.portal_id')}) as account, ${hex('document_id')} as document,
         put < asked as "isBehind", case when asked > 1 then ${utc('asked_at')} end as "changedAt",
         case when failures > 0 and put < asked then ${utc('due_at')} end as "retriedAt", reason
    from library_copies copy join accounts account on account.id = copy.account_id`;

/** Copies of submissions and messages in the libraries of their accounts. Those of messages are asked for by a trigger. */
export function libraryCopies(connection: PoolClient) {
  const rows = async <Row extends object>(sql: string, values: readonly unknown[]) => (await connection.query<Row>(sql, [...values])).rows;
  return {
    /** Asks for a copy of a submission for an account, or for the next version of the one that there is. */
    async ask(submission: string, account: string): Promise<void> {
      const sql = `insert into library_copies (source_id, account_id) select $1, id from accounts where id = $2
        on conflict (source_id) do update set ${anew}`;
      await rows(sql, [submission, account]);
    },
    /** Asks for the next version of a copy. False where none was ever asked for. */
    async askAgain(submission: string): Promise<boolean> {
      return (await rows(`update library_copies set ${anew} where source_id = $1 returning asked`, [submission])).length > 0;
    },
    async find(submission: string): Promise<FoundCopy | null> {
      return (await rows<FoundCopy>(`${findSql} where source_id = $1`, [submission]))[0] ?? null;
    },
    /** Returns the copies of a thread's messages. */
    async ofThread({ accountId, id }: { readonly accountId: string; readonly id: string }): Promise<FoundCopy[]> {
      return rows(`${findSql} where copy.account_id = $1 and copy.thread_id = $2`, [accountId, id]);
    },
    /** Returns copies of everyone that are due, for the system: those first that waited longest. */
    async due(limit: number): Promise<DueCopy[]> {
      return rows(dueSql, [limit]);
    },
    /** Holds what was asked for until the transaction ends: the document that it was before. Null where it does not wait any more, or is someone else's. */
    async take({ source, asked }: AskedCopy): Promise<{ readonly document: string | null } | null> {
      const sql = `select ${hex('document_id')} as document from library_copies where ${waits} for update skip locked`;
      return (await rows<{ document: string | null }>(sql, [source, asked]))[0] ?? null;
    },
    async put({ source, asked }: AskedCopy, document: string): Promise<void> {
      await rows('update library_copies set put = asked, document_id = $3 where source_id = $1 and asked = $2', [source, asked, document]);
    },
    /** It is tried again after a minute, then after pauses that grow to an hour, for two days. */
    async fail({ source, asked }: AskedCopy): Promise<void> {
      await rows(failSql, [source, asked]);
    },
    async leaveOut({ source, asked }: AskedCopy, reason: CopyReason): Promise<void> {
      await rows(`update library_copies set reason = $3 where ${waits}`, [source, asked, reason]);
    },
  };
}
