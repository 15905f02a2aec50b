import type { PoolClient } from 'pg';
import { type LineState, reminderDays } from '#domain/document/document-request.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { hex } from '../../hex.ts';

interface FoundRequestLine {
  readonly number: number;
  readonly title: string;
  readonly state: LineState;
  readonly reason: string | null;
  readonly document: { readonly id: string; readonly title: string } | null;
}

export interface FoundRequest {
  readonly id: string;
  readonly accountId: string;
  readonly account: string;
  readonly title: string;
  readonly note: string;
  readonly dueOn: IsoDate;
  readonly createdAt: string;
  /** Null for someone whom the actor may not see. */
  readonly by: string | null;
  readonly isWithdrawn: boolean;
  readonly lines: readonly FoundRequestLine[];
}

interface NewRequest {
  readonly id: string;
  readonly accountId: string;
  readonly title: string;
  readonly note: string;
  readonly dueOn: IsoDate;
  readonly by: string;
  readonly lines: readonly string[];
}

interface Place {
  readonly accountId: string;
  readonly id: string;
}

/** A request that someone is reminded of. */
type DueRequest = Pick<FoundRequest, 'id' | 'accountId' | 'title' | 'dueOn'> & { readonly portalId: string };

const isOpen = `request.withdrawn_at is null and exists (select from document_request_lines line
    where line.account_id = request.account_id and line.request_id = request.id and line.state <> 'accepted')`;

const foundSql = `
  select ${hex('request.id')} as id, ${hex('request.account_id')} as "accountId", account.name as account, request.title, request.note,
         request.due_on::text as "dueOn", request.created_at::text as "createdAt", person.name as by, request.withdrawn_at is not null as "isWithdrawn",
         array(select json_build_object('number', line.number, 'title', line.title, 'state', line.state, 'reason', line.reason, 'document',
                        case when document.id is not null then json_build_object('id', ${hex('document.id')}, 'title', document.title) end)
                 from document_request_lines line
                 left join documents document on document.account_id = line.account_id and document.id = line.document_id
                where line.account_id = request.account_id and line.request_id = request.id order by line.number) as lines
    from document_requests request join accounts account on account.id = request.account_id
    left join users person on person.id = request.created_by`;

/** Queries for the documents that the firm asks clients to send. */
export function documentRequests(connection: PoolClient) {
  return { ...lookups(connection), ...changes(connection) };
}

function lookups(connection: PoolClient) {
  const rows = async <Row extends object>(sql: string, values: readonly unknown[]) => (await connection.query<Row>(sql, [...values])).rows;
  return {
    async find(id: string): Promise<FoundRequest | null> {
      return (await rows<FoundRequest>(`${foundSql} where request.id = $1`, [id]))[0] ?? null;
    },
    /** Returns the open requests, the first due first; or all requests, the newest first. */
    async page(
      portalId: string,
      { isAll, limit, offset }: { readonly isAll: boolean; readonly limit: number; readonly offset: number },
    ): Promise<FoundRequest[]> {
      const wanted = isAll ? 'order by request.created_at desc, request.id' : `and ${isOpen} order by request.due_on, request.id`;
      return rows(`${foundSql} where account.portal_id = $1 ${wanted} limit $2 offset $3`, [portalId, limit, offset]);
    },
    /** Counts the open requests, up to a hundred. */
    async countOpen(portalId: string): Promise<number> {
      const sql = `select count(*)::int as count from (select from document_requests request join accounts account on account.id = request.account_id
        where account.portal_id = $1 and ${isOpen} limit 100) open`;
      return (await rows<{ count: number }>(sql, [portalId]))[0]?.count ?? 0;
    },
    async countOpenOf(accountId: string): Promise<number> {
      const sql = `select count(*)::int as count from document_requests request where account_id = $1 and ${isOpen}`;
      return (await rows<{ count: number }>(sql, [accountId]))[0]?.count ?? 0;
    },
    /** Returns the requests that wait for their client and whose due date is near or was recently. */
    async due(today: IsoDate): Promise<DueRequest[]> {
      const sql = `
        select ${hex('request.id')} as id, ${hex('request.account_id')} as "accountId", request.title, request.due_on::text as "dueOn",
               ${hex('account.portal_id')} as "portalId"
          from document_requests request join accounts account on account.id = request.account_id
         where request.withdrawn_at is null and request.due_on between $1::date - $2::int and $1::date + $3::int
           and exists (select from document_request_lines line where line.account_id = request.account_id and line.request_id = request.id
                         and line.state in ('open', 'returned'))
         order by request.due_on, request.id limit 5000`;
      return rows(sql, [today, reminderDays.after, reminderDays.before]);
    },
  };
}

function changes(connection: PoolClient) {
  const changed = async (sql: string, values: readonly unknown[]) => ((await connection.query(sql, [...values])).rowCount ?? 0) > 0;
  return {
    async insert({ id, accountId, title, note, dueOn, by, lines }: NewRequest): Promise<void> {
      const request = 'insert into document_requests (id, account_id, title, note, due_on, created_by) values ($1, $2, $3, $4, $5, $6)';
      await connection.query(request, [id, accountId, title, note, dueOn, by]);
      const all = `insert into document_request_lines (account_id, request_id, number, title)
        select $1, $2, number, title from unnest($3::text[]) with ordinality line (title, number)`;
      await connection.query(all, [accountId, id, lines]);
    },
    async withdraw({ accountId, id }: Place): Promise<boolean> {
      return changed('update document_requests set withdrawn_at = now() where account_id = $1 and id = $2 and withdrawn_at is null', [
        accountId,
        id,
      ]);
    },
    /** Puts a document to a line. False where the line was accepted, or is not there. */
    async send(
      { accountId, id }: Place,
      line: number,
      { document, by }: { readonly document: string; readonly by: string },
    ): Promise<boolean> {
      const sql = `update document_request_lines set state = 'sent', document_id = $4, sent_by = $5, reason = null, decided_by = null
        where account_id = $1 and request_id = $2 and number = $3 and state <> 'accepted'`;
      return changed(sql, [accountId, id, line, document, by]);
    },
    /** Accepts what came, or sends it back with a reason. False where something else has come, or it was decided before. */
    async decide(
      { accountId, id }: Place,
      line: number,
      { document, reason, by }: { readonly document: string; readonly reason: string | null; readonly by: string },
    ): Promise<boolean> {
      const sql = `update document_request_lines set state = $5, reason = $6, decided_by = $7
        where account_id = $1 and request_id = $2 and number = $3 and document_id = $4 and state = 'sent'`;
      return changed(sql, [accountId, id, line, document, reason === null ? 'accepted' : 'returned', reason, by]);
    },
  };
}
