import type { PoolClient } from 'pg';
import { hex } from '../../hex.ts';

/** A file that is, or will be, with a message. */
export interface Attachment {
  readonly id: string;
  readonly fileName: string;
  readonly extension: string;
  readonly size: number;
  /** SHA-256 in hex. */
  readonly hash: string;
  /** The place of the file; null for a document. */
  readonly key: string | null;
  readonly document: { readonly id: string; readonly number: number; readonly accountId: string } | null;
  readonly createdAt: string;
}

interface MessagePlace {
  readonly accountId: string;
  readonly threadId: string;
  readonly messageId: string;
}

const columns = `
  select ${hex('message_id')} as "messageId", ${hex('id')} as id, file_name as "fileName", extension, size::float8 as size, encode(content_hash, 'hex') as hash, stored_key as key,
         case when document_id is not null then
           json_build_object('id', ${hex('document_id')}, 'number', document_number, 'accountId', ${hex('account_id')}) end as document, created_at::text as "createdAt"
    from message_attachments where account_id = $1 and thread_id = $2`;

/** One of the table `file`, as a draft keeps it (`Attachment`). */
export const attachmentJson = `json_build_object(
  'id', ${hex('file.id')}, 'fileName', file.file_name, 'extension', file.extension, 'size', file.size, 'hash', encode(file.content_hash, 'hex'),
  'key', file.stored_key, 'createdAt', file.created_at::text,
  'document', case when file.document_id is not null then
    json_build_object('id', ${hex('file.document_id')}, 'number', file.document_number, 'accountId', ${hex('file.account_id')}) end)`;

/** Queries for the attachments of a thread's messages. */
export function attachments(connection: PoolClient) {
  const rows = async <Row extends object>(sql: string, values: readonly unknown[]) => (await connection.query<Row>(sql, [...values])).rows;
  return {
    async ofThread({
      accountId,
      id,
    }: {
      readonly accountId: string;
      readonly id: string;
    }): Promise<(Attachment & Pick<MessagePlace, 'messageId'>)[]> {
      return rows(`${columns} order by created_at, id limit 2000`, [accountId, id]);
    },
    async ofMessage({ accountId, threadId, messageId }: MessagePlace): Promise<Attachment[]> {
      return rows(`${columns} and message_id = $3 order by created_at, id`, [accountId, threadId, messageId]);
    },
    async find({ accountId, id: threadId }: { readonly accountId: string; readonly id: string }, id: string): Promise<Attachment | null> {
      return (await rows<Attachment>(`${columns} and id = $3`, [accountId, threadId, id]))[0] ?? null;
    },
    async add({ accountId, threadId, messageId }: MessagePlace, added: readonly Attachment[], by: string): Promise<void> {
      const sql = `insert into message_attachments (account_id, thread_id, message_id, id, file_name, extension, size, content_hash, stored_key, document_id, document_number, created_at, added_by)
        values ($1, $2, $3, $4, $5, $6, $7, decode($8, 'hex'), $9, $10, $11, $12, $13)`;
      for (const { id, fileName, extension, size, hash, key, document, createdAt } of added) {
        const file = [id, fileName, extension, size, hash, key, document?.id ?? null, document?.number ?? null, createdAt];
        await rows(sql, [accountId, threadId, messageId, ...file, by]);
      }
    },
  };
}
