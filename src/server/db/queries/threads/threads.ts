import type { PoolClient } from 'pg';
import type { Filing } from '#contracts/thread-filing.ts';
import { threadLimits, type ThreadSide, type ThreadView } from '#domain/thread/thread.ts';
import { type MessageChoices, usualChoices } from '#domain/thread/message-choices.ts';
import type { MessageBody } from '#domain/thread/message-body.ts';
import { folded } from '../../folded-text.ts';
import { toLikePattern, matchesAllWords } from '../../list-query.ts';
import { hex } from '../../hex.ts';
import { isStaff } from '../../table-access.ts';
import { type FiledIn, filing } from './filed-in.ts';

export interface ThreadFilter {
  readonly portalId: string;
  /** Null for all of the portal that the actor may see. */
  readonly accountIds: readonly string[] | null;
  readonly view: ListView;
  readonly find: string | null;
  readonly filed: FiledIn;
  /** The person who reads. */
  readonly reader: string;
  readonly side: ThreadSide;
  readonly limit: number;
  readonly offset: number;
}

export interface FoundThread extends Filing {
  readonly id: string;
  readonly accountId: string;
  readonly account: string;
  readonly subject: string;
  readonly lastAt: string;
  readonly isUnread: boolean;
  readonly assignedTo: string | null;
  readonly assigned: string | null;
}

/** One thread, with how far the reader and the client of the account have read it. */
export interface OpenedThread extends Filing {
  readonly id: string;
  readonly accountId: string;
  readonly subject: string;
  readonly startedAt: string;
  readonly startedByName: string;
  readonly assignedTo: string | null;
  readonly lastAt: string;
  readonly archivedAt: string | null;
  readonly seenAt: string | null;
}

export interface FoundMessage extends MessageBody {
  readonly id: string;
  readonly side: ThreadSide;
  readonly isInternal: boolean;
  readonly writtenBy: string | null;
  readonly writtenByName: string;
  readonly at: string;
  /** For how many seconds its writer may still take it back; null once it is sent. */
  readonly heldSeconds: number | null;
  /** True for a message of which the client was not notified. Only the firm reads that. */
  readonly isSilent: boolean;
  /** True for a message of which the library gets a copy. Only the firm reads that. */
  readonly isCopied: boolean;
}

/** Someone of the firm to whom an account is open. */
export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly email: string;
  readonly telephone: string | null;
  readonly language: string | null;
  readonly isMessenger: boolean;
}

export interface NewThread {
  readonly accountId: string;
  readonly subject: string;
  readonly startedBy: string;
  readonly startedByName: string;
  readonly assignedTo: string | null;
  readonly filed?: FiledIn;
  /** Now, unless said otherwise. */
  readonly at?: string;
}

/** Its choices are the usual ones, unless said otherwise. */
export interface NewMessage extends Pick<FoundMessage, 'side' | 'isInternal' | 'writtenByName' | 'text'>, Partial<MessageChoices> {
  /** Absent for plain text. */
  readonly formatted?: MessageBody['formatted'];
  readonly accountId: string;
  readonly threadId: string;
  readonly writtenBy: string;
  /** Now, unless said otherwise. */
  readonly at?: string;
  /** For how many seconds it is held; null where it is sent at once. */
  readonly heldSeconds: number | null;
}

const maxAccounts = 1000;

/** Drafts are no threads. */
type ListView = Exclude<ThreadView, 'drafts'>;

/** A thread that went on after it was put away is in the inbox again. */
const isArchived = 'coalesce(reader.archived_at >= thread.last_at, false)';

const conditions: Readonly<Record<ListView, string>> = {
  inbox: `not ${isArchived} and case $5 when 'client' then thread.has_of_firm else thread.has_of_client end`,
  mine: `not ${isArchived} and thread.assigned_to = $4`,
  sent: `not ${isArchived} and exists (select from thread_messages own where own.account_id = thread.account_id and own.thread_id = thread.id
           and not own.is_internal and own.written_by = $4)`,
  archived: isArchived,
};

/** Newest first, from an index as far as the page needs: of a few accounts from that of each, of a whole portal from that of all. */
function pageSql(view: ListView, isOfAccounts: boolean): string {
  const newest = 'order by thread.last_at desc, thread.id desc';
  const found = `${conditions[view]} and ($9::text is null or thread.process = $9) and ($10::uuid is null or thread.group_id = $10) and ($3::text is null or thread.subject_key like (select ${folded('$3::text')})
      or ${matchesAllWords('account.name_key', '$3')}
      or thread.id in (select said.thread_id from messages_saying($8, $2) said
            join thread_messages message on message.account_id = said.account_id and message.thread_id = said.thread_id and message.id = said.id))`;
  const withReader =
    'left join thread_readers reader on reader.account_id = thread.account_id and reader.thread_id = thread.id and reader.user_id = $4';
  const columns = 'thread.account_id, thread.id, thread.last_at, reader.read_at';
  const placed = isOfAccounts
    ? `select thread.* from accounts account cross join lateral
         (select ${columns} from threads thread ${withReader}
           where thread.account_id = account.id and ${found} ${newest} limit $6::int + $7::int) thread
        where account.id = any($2::uuid[]) and account.portal_id = $1 ${newest} limit $6::int offset $7::int`
    : `select ${columns} from threads thread join accounts account on account.id = thread.account_id ${withReader}
        where account.portal_id = $1 and $2::uuid[] is null and ${found} ${newest} limit $6::int offset $7::int`;
  return `
  with page as materialized (${placed})
  select ${hex('thread.id')} as id, ${hex('thread.account_id')} as "accountId", account.name as account, thread.subject, thread.last_at::text as "lastAt",
         thread.last_side is distinct from $5 and (page.read_at is null or page.read_at < thread.last_at) as "isUnread",
         ${hex('thread.assigned_to')} as "assignedTo", assigned.name as assigned, ${filing}
    from page join threads thread on thread.account_id = page.account_id and thread.id = page.id
    join accounts account on account.id = thread.account_id
    left join users assigned on assigned.id = thread.assigned_to
    left join client_groups filed on filed.id = thread.group_id
   order by page.last_at desc, page.id desc`;
}

// Of the firm what a client wrote last and nobody who may answer has read: of the accounts of an adviser, or what someone has been given.
const unreadSql = (ofAssigned: boolean) => `
  select count(*)::int as unread from (
    select from threads thread
      join accounts account on account.id = thread.account_id and account.portal_id = $1
      left join thread_readers reader on reader.account_id = thread.account_id and reader.thread_id = thread.id and reader.user_id = $3
     where ${ofAssigned ? 'thread.assigned_to = $3 and $2::uuid[] is null' : 'thread.account_id = any($2::uuid[])'}
       and thread.last_side = case $4 when 'client' then 'firm' else 'client' end
       and (reader.read_at is null or reader.read_at < thread.last_at)
       and not ${isArchived}
     limit 100) newest`;

const findSql = `
  select ${hex('thread.id')} as id, ${hex('thread.account_id')} as "accountId", thread.subject, thread.created_at::text as "startedAt",
         thread.started_by_name as "startedByName", ${hex('thread.assigned_to')} as "assignedTo", thread.last_at::text as "lastAt",
         case when ${isArchived} then reader.archived_at::text end as "archivedAt", of_client.read_at::text as "seenAt", ${filing}
    from threads thread
    join accounts account on account.id = thread.account_id and account.portal_id = $1
    left join thread_readers reader on reader.account_id = thread.account_id and reader.thread_id = thread.id and reader.user_id = $3
    left join thread_readers of_client on of_client.account_id = thread.account_id and of_client.thread_id = thread.id
          and of_client.user_id = account.client_user_id
    left join client_groups filed on filed.id = thread.group_id
   where thread.id = $2`;

const messagesSql = `
  select * from (
    select ${hex('id')} as id, side, is_internal as "isInternal", ${hex('written_by')} as "writtenBy", written_by_name as "writtenByName", text, formatted, at::text,
           case when held_until is not null then greatest(ceil(extract(epoch from held_until - now())), 0)::int end as "heldSeconds",
           not notifies and ${isStaff} as "isSilent", copies and ${isStaff} as "isCopied"
      from thread_messages where account_id = $1 and thread_id = $2 and ($3::uuid is null or id = $3) order by thread_messages.at desc, id desc limit ${threadLimits.shown}) newest
   order by newest.at::timestamptz, id`;

const readerSql = (column: 'read_at' | 'archived_at') => `
  insert into thread_readers (account_id, thread_id, user_id, ${column}) values ($1, $2, $3, $4)
  on conflict (account_id, thread_id, user_id) do update set ${column} = excluded.${column}`;

type Rows = <Row extends object>(sql: string, values: readonly unknown[]) => Promise<Row[]>;

export function threads(connection: PoolClient) {
  const rows: Rows = async <Row extends object>(sql: string, values: readonly unknown[]) =>
    (await connection.query<Row>(sql, [...values])).rows;
  return { ...reading(rows), ...writing(rows), ...people(rows) };
}

function reading(rows: Rows) {
  return {
    async page({ portalId, accountIds, view, find, filed, reader, side, limit, offset }: ThreadFilter): Promise<FoundThread[]> {
      const values = [portalId, accountIds, toLikePattern(find), reader, side, limit, offset, find, filed.process, filed.group];
      return rows(pageSql(view, accountIds !== null), values);
    },
    /** Counts the threads that a reader has not read, up to a hundred. Without accounts those that they have been given. */
    async unread({
      portalId,
      accountIds,
      reader,
      side,
    }: Pick<ThreadFilter, 'portalId' | 'accountIds' | 'reader' | 'side'>): Promise<number> {
      const [found] = await rows<{ unread: number }>(unreadSql(accountIds === null), [portalId, accountIds, reader, side]);
      return found?.unread ?? 0;
    },
    async find(portalId: string, id: string, reader: string): Promise<OpenedThread | null> {
      return (await rows<OpenedThread>(findSql, [portalId, id, reader]))[0] ?? null;
    },
    /** Its newest, the oldest of them first; or one of them. */
    async messages({ accountId, id }: Pick<OpenedThread, 'accountId' | 'id'>, message?: string): Promise<FoundMessage[]> {
      return rows(messagesSql, [accountId, id, message ?? null]);
    },
  };
}

function writing(rows: Rows) {
  return {
    async insert({ accountId, subject, startedBy, startedByName, assignedTo, filed, at }: NewThread): Promise<string> {
      const sql = `insert into threads (account_id, subject, started_by, started_by_name, assigned_to, created_at, last_at, process, group_id)
        values ($1, $2, $3, $4, $5, coalesce($6, now()), coalesce($6, now()), $7, $8) returning ${hex('id')} as id`;
      const values = [accountId, subject, startedBy, startedByName, assignedTo, at];
      return (await rows<{ id: string }>(sql, [...values, filed?.process, filed?.group]))[0]?.id ?? '';
    },
    async addMessage({
      accountId,
      threadId,
      side,
      isInternal,
      writtenBy,
      writtenByName,
      text,
      at,
      ...message
    }: NewMessage): Promise<string> {
      const { formatted, heldSeconds, notifies, copies } = { ...usualChoices, ...message };
      const sql = `insert into thread_messages (account_id, thread_id, side, is_internal, written_by, written_by_name, text, at, held_until, formatted, notifies, copies)
        values ($1, $2, $3, $4, $5, $6, $7, coalesce($8, now()), now() + make_interval(secs => $9), $10, $11, $12) returning ${hex('id')} as id`;
      const values = [accountId, threadId, side, isInternal, writtenBy, writtenByName, text, at, heldSeconds, formatted, notifies, copies];
      return (await rows<{ id: string }>(sql, values))[0]?.id ?? '';
    },
    async assign({ accountId, id }: Pick<OpenedThread, 'accountId' | 'id'>, person: string | null): Promise<void> {
      await rows('update threads set assigned_to = $3 where account_id = $1 and id = $2', [accountId, id, person]);
    },
    /** Up to the message that was the newest when the thread was read: what came since is new. */
    async setRead({ accountId, id, lastAt }: Pick<OpenedThread, 'accountId' | 'id' | 'lastAt'>, person: string): Promise<void> {
      await rows(readerSql('read_at'), [accountId, id, person, lastAt]);
    },
    async setArchived({ accountId, id }: Pick<OpenedThread, 'accountId' | 'id'>, person: string, at: string | null): Promise<void> {
      await rows(readerSql('archived_at'), [accountId, id, person, at]);
    },
    /** Counts the messages that a person has written within the last hour and day. Of several at once each waits for the one before. */
    async writtenBy(person: string): Promise<{ readonly lastHour: number; readonly lastDay: number }> {
      await rows('select pg_advisory_xact_lock(hashtextextended($1, 7))', [person]);
      const sql = `select count(*) filter (where at > now() - interval '1 hour')::int as "lastHour", count(*)::int as "lastDay"
        from thread_messages where written_by = $1 and at > now() - interval '1 day'`;
      return (await rows<{ lastHour: number; lastDay: number }>(sql, [person]))[0] ?? { lastHour: 0, lastDay: 0 };
    },
  };
}

/** Queries for the people who write to each other. */
function people(rows: Rows) {
  return {
    /** Returns the firm's people who look after an account, each with whether clients may write to them. */
    async team(accountId: string): Promise<TeamMember[]> {
      const sql = `select ${hex('person.id')} as id, person.name, person.title, person.email, person.telephone, person.language, coalesce(person.is_messenger, false) as "isMessenger"
        from account_members member join users person on person.id = member.user_id
       where member.account_id = $1 and member.relation = 'advisor' and member.is_open order by person.name, person.id limit 50`;
      return rows(sql, [accountId]);
    },
    /** The client of an account, as long as it is open to them. */
    async client(accountId: string): Promise<Pick<TeamMember, 'id' | 'email' | 'language'> | null> {
      const sql = `select ${hex('person.id')} as id, person.email, person.language from account_members member join users person on person.id = member.user_id
       where member.account_id = $1 and member.relation = 'client' and member.is_open`;
      return (await rows<Pick<TeamMember, 'id' | 'email' | 'language'>>(sql, [accountId]))[0] ?? null;
    },
    /** The accounts of a portal whose threads are the actor's; null for more than are asked one by one. */
    async accountIds(portalId: string): Promise<string[] | null> {
      const sql = `select ${hex('id')} as id from own_accounts where portal_id = $1 and is_active limit ${maxAccounts + 1}`;
      const found = await rows<{ id: string }>(sql, [portalId]);
      return found.length > maxAccounts ? null : found.map(({ id }) => id);
    },
    /** The accounts of a client, the oldest first. */
    async accountsOfClient(person: string): Promise<string[]> {
      const sql = `select ${hex('id')} as id from accounts where client_user_id = $1 order by id limit 10`;
      return (await rows<{ id: string }>(sql, [person])).map(({ id }) => id);
    },
    /** Accounts of a portal that have a client who can read, by name: the first of those whose name or email contains something, or one of them. */
    async writable(
      portalId: string,
      { find = null, id = null }: { readonly find?: string | null; readonly id?: string | null },
    ): Promise<{ readonly id: string; readonly name: string; readonly hint: string }[]> {
      const sql = `select ${hex('account.id')} as id, account.name, account.email as hint from own_accounts own join accounts account on account.id = own.id
       where own.portal_id = $1 and own.is_active and account.client_user_id is not null
         and ($3::uuid is null or account.id = $3)
         and ($2::text is null or ${matchesAllWords('account.name_key', '$2')} or account.email ilike $2)
       order by account.name_key, account.id limit 20`;
      return rows(sql, [portalId, toLikePattern(find), id]);
    },
  };
}
