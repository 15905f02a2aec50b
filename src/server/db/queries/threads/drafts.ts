import type { PoolClient } from 'pg';
import type { MessageBody } from '#domain/thread/message-body.ts';
import type { MessageChoices } from '#domain/thread/message-choices.ts';
import type { Attachment } from './attachments.ts';
import type { FiledIn } from './filed-in.ts';
import { hex } from '../../hex.ts';

/** A message that someone has begun to write. */
export interface FoundDraft extends MessageBody, MessageChoices, FiledIn {
  readonly id: string;
  readonly threadId: string | null;
  readonly isInternal: boolean;
  readonly recipient: string;
  readonly subject: string;
  readonly savedAt: string;
  /** True for a message that could not be sent. */
  readonly isUnsent: boolean;
  /** The account of the thread that it answers; null for a new message. */
  readonly account: string | null;
  readonly attachments: readonly Attachment[];
}

export type DraftWords = Pick<
  FoundDraft,
  'isInternal' | 'notifies' | 'copies' | 'recipient' | 'subject' | 'process' | 'group' | 'text' | 'formatted'
>;

/** The place of a draft: a thread has one, and of new messages each has its id. */
export type DraftPlace = { readonly thread: string } | { readonly id: string | null };

/** More are not kept. */
const maxDrafts = 100;

// One that answers what its writer does not see any more is not there.
const foundSql = `
  select ${hex('draft.id')} as id, ${hex('draft.thread_id')} as "threadId", draft.is_internal as "isInternal", draft.notifies, draft.copies, draft.recipient,
         coalesce(thread.subject, draft.subject) as subject, draft.process, ${hex('draft.group_id')} as "group", draft.text, draft.formatted, draft.attachments, draft.saved_at::text as "savedAt",
         draft.unsent_at is not null as "isUnsent", account.name as account
    from message_drafts draft
    left join threads thread on thread.id = draft.thread_id
    left join accounts account on account.id = thread.account_id
   where draft.user_id = actor_user() and draft.portal_id = $1 and (draft.thread_id is null or account.id is not null)`;

const insertSql = `
  insert into message_drafts (user_id, portal_id, thread_id, is_internal, recipient, subject, text, formatted, process, group_id, notifies, copies)
  values (actor_user(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

const changed =
  'is_internal = $3, recipient = $4, subject = $5, text = $6, formatted = $7, process = $8, group_id = $9, notifies = $10, copies = $11, saved_at = now()';

const valuesOf = ({ isInternal, recipient, subject, text, formatted, process, group, notifies, copies }: DraftWords) => [
  isInternal,
  recipient,
  subject,
  text,
  formatted,
  process,
  group,
  notifies,
  copies,
];

/** The actor's own drafts on a portal. */
export function drafts(connection: PoolClient) {
  const rows = async <Row extends object>(sql: string, values: readonly unknown[]) => (await connection.query<Row>(sql, [...values])).rows;
  return {
    /** The newest first. */
    async all(portalId: string): Promise<FoundDraft[]> {
      return rows(`${foundSql} order by draft.saved_at desc, draft.id desc limit ${maxDrafts}`, [portalId]);
    },
    async count(portalId: string): Promise<number> {
      const sql = `select count(*)::int as count from (${foundSql} limit ${maxDrafts}) found`;
      return (await rows<{ count: number }>(sql, [portalId]))[0]?.count ?? 0;
    },
    async find(portalId: string, id: string): Promise<FoundDraft | null> {
      return (await rows<FoundDraft>(`${foundSql} and draft.id = $2 and draft.thread_id is null`, [portalId, id]))[0] ?? null;
    },
    async ofThread(portalId: string, thread: string): Promise<FoundDraft | null> {
      return (await rows<FoundDraft>(`${foundSql} and draft.thread_id = $2`, [portalId, thread]))[0] ?? null;
    },
    /** Its id. A new message whose draft is gone begins another one. */
    async save(portalId: string, place: DraftPlace, words: DraftWords): Promise<string> {
      const values = [portalId, 'thread' in place ? place.thread : null, ...valuesOf(words)];
      const returning = `returning ${hex('id')} as id`;
      if ('id' in place && place.id !== null) {
        const sql = `update message_drafts set ${changed} where user_id = actor_user() and portal_id = $1 and thread_id is not distinct from $2 and id = $12`;
        const [kept] = await rows<{ id: string }>(`${sql} ${returning}`, [...values, place.id]);
        if (kept) return kept.id;
      }
      const sql = `${insertSql} on conflict (user_id, thread_id) do update set ${changed} ${returning}`;
      const [made] = await rows<{ id: string }>(sql, values);
      await rows(
        `delete from message_drafts where user_id = actor_user() and attachments = '[]' and id in
           (select id from message_drafts where user_id = actor_user() order by saved_at desc offset ${maxDrafts})`,
        [],
      );
      return made?.id ?? '';
    },
    /** Removes a draft and returns its attachments. */
    async remove(place: DraftPlace): Promise<readonly Attachment[]> {
      const [column, id] = 'thread' in place ? ['thread_id', place.thread] : ['id', place.id];
      const sql = `delete from message_drafts where user_id = actor_user() and ${column} = $1 returning attachments`;
      return (await rows<Pick<FoundDraft, 'attachments'>>(sql, [id])).flatMap((removed) => removed.attachments);
    },
    /** One after the other: what the actor has in drafts is this transaction's until it ends. */
    async lockAttachments(): Promise<number> {
      await rows("select pg_advisory_xact_lock(hashtextextended('drafts ' || actor_user(), 0))", []);
      const sql = 'select coalesce(sum(jsonb_array_length(attachments)), 0)::int as count from message_drafts where user_id = actor_user()';
      return (await rows<{ count: number }>(sql, []))[0]?.count ?? 0;
    },
    async attachments(id: string): Promise<readonly Attachment[]> {
      const sql = 'select attachments from message_drafts where user_id = actor_user() and id = $1';
      return (await rows<Pick<FoundDraft, 'attachments'>>(sql, [id]))[0]?.attachments ?? [];
    },
    /** Returns true if the draft is still there. */
    async attach(id: string, all: readonly Attachment[]): Promise<boolean> {
      const sql = 'update message_drafts set attachments = $2, saved_at = now() where user_id = actor_user() and id = $1 returning id';
      return (await rows(sql, [id, JSON.stringify(all)])).length > 0;
    },
  };
}
