import type { PoolClient } from 'pg';
import type { StoredFile } from '../../../files/file-store.ts';
import type { DocumentDetails } from './documents.ts';
import { hex } from '../../hex.ts';

/** An account of the demo, with who wrote to its client. */
export interface DemoAccount {
  readonly id: string;
  readonly portalId: string;
  readonly name: string;
  readonly clientId: string;
  readonly adviser: string;
  readonly adviserId: string;
}

interface Sent extends Pick<DocumentDetails, 'type' | 'effectiveDate' | 'tags' | 'asks'>, StoredFile {
  readonly fileName: string;
  readonly extension: string;
  readonly arrivedOn: string;
  readonly isOpened: boolean;
}

const accountsSql = `
  select distinct on (account.id) ${hex('account.id')} as id, ${hex('account.portal_id')} as "portalId", account.name,
         ${hex('client.id')} as "clientId", adviser.name as adviser, ${hex('adviser.id')} as "adviserId"
    from accounts account
    join users client on client.id = account.client_user_id
    join account_members member on member.account_id = account.id and member.relation = 'advisor'
    join users adviser on adviser.id = member.user_id
   where client.email = any($1) order by account.id, adviser.name`;

const addSql = `
  with made as (
    insert into documents (id, account_id, title, type, effective_date, tags, asks, created_by, created_at, arrived_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9::date + time '09:30', $9::date + time '09:30') returning id, account_id, created_by, arrived_at),
  version as (
    insert into document_versions (account_id, document_id, number, file_name, extension, stored_key, size, content_hash, uploaded_by, created_at)
    select account_id, id, 1, $10, $11, $12, $13, decode($14, 'hex'), created_by, arrived_at from made returning account_id, document_id)
  select from version`;

/** Queries for the library that the demo had before it began. */
export function demoLibrary(connection: PoolClient) {
  return {
    async accounts(emails: readonly string[]): Promise<DemoAccount[]> {
      return (await connection.query<DemoAccount>(accountsSql, [emails])).rows;
    },
    async add({ id: accountId, clientId, adviserId }: DemoAccount, id: string, sent: Sent): Promise<void> {
      const { fileName, extension, type, effectiveDate, tags, asks, arrivedOn, key, size, hash, isOpened } = sent;
      const title = fileName.replace(/\.[^.]+$/, '');
      const file = [fileName, extension, key, size, hash];
      await connection.query(addSql, [id, accountId, title, type, effectiveDate, tags, asks, adviserId, arrivedOn, ...file]);
      if (isOpened)
        await connection.query(
          'insert into document_openings (account_id, document_id, number, user_id, opened_at) values ($1, $2, 1, $3, $4)',
          [accountId, id, clientId, arrivedOn],
        );
    },
  };
}
