import type { PoolClient } from 'pg';
import type { DocumentAsk } from '#domain/document/document-mark.ts';
import type { DocumentType } from '#domain/document/document-type.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { StoredFile } from '../../../files/file-store.ts';
import { hex } from '../../hex.ts';

/** The details of a document. */
export interface DocumentDetails {
  readonly portfolioId: string | null;
  /** The security that it is about. */
  readonly instrumentId: string | null;
  readonly title: string;
  readonly type: DocumentType;
  readonly effectiveDate: IsoDate | null;
  readonly tags: readonly string[];
  readonly asks: DocumentAsk | null;
}

export interface FoundDocument extends DocumentDetails {
  readonly id: string;
  readonly accountId: string;
  readonly createdBy: string | null;
  readonly isRemoved: boolean;
  readonly version: number;
}

/** One of the files that a document had. */
export interface DocumentVersion extends StoredFile {
  readonly number: number;
  readonly fileName: string;
  readonly extension: string;
  readonly uploadedAt: string;
  readonly uploadedBy: string | null;
}

interface FiledDocument extends Pick<DocumentDetails, 'portfolioId' | 'title' | 'type' | 'effectiveDate' | 'tags'> {
  readonly id: string;
  readonly arrivedAt: string;
  readonly fileName: string;
  readonly size: number;
}

interface NamedFile extends Pick<DocumentVersion, 'fileName' | 'number' | 'size' | 'uploadedAt'> {
  readonly id: string;
  readonly createdBy: string | null;
}

interface NewDocument extends DocumentDetails {
  readonly id: string;
  readonly accountId: string;
  readonly createdBy: string | null;
}

interface Place {
  readonly accountId: string;
  readonly id: string;
}

export interface NewVersion extends StoredFile {
  readonly number: number;
  readonly fileName: string;
  readonly extension: string;
  readonly uploadedBy: string | null;
}

const findSql = `
  select ${hex('id')} as id, ${hex('account_id')} as "accountId", ${hex('portfolio_id')} as "portfolioId", ${hex('instrument_id')} as "instrumentId", title, type,
         effective_date::text as "effectiveDate", tags, asks, ${hex('created_by')} as "createdBy", removed_at is not null as "isRemoved", version
    from documents where id = $1`;

const versionsSql = `
  select number, file_name as "fileName", extension, stored_key as key, size::float8 as size, encode(content_hash, 'hex') as hash,
         created_at::text as "uploadedAt", ${hex('uploaded_by')} as "uploadedBy"
    from document_versions where account_id = $1 and document_id = $2 order by number desc limit 200`;

const listSql = `
  select ${hex('document.id')} as id, ${hex('portfolio_id')} as "portfolioId", title, type, effective_date::text as "effectiveDate", tags,
         to_char(arrived_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "arrivedAt", newest.*
    from documents document
    join lateral (select file_name as "fileName", size::float8 as size from document_versions version
                   where version.account_id = document.account_id and version.document_id = document.id order by number desc limit 1) newest on true
   where document.account_id = $1 and document.removed_at is null
   order by document.arrived_at desc, document.id limit $2 offset $3`;

const namesSql = `
  select ${hex('document.id')} as id, ${hex('document.created_by')} as "createdBy", newest.*
    from documents document
    join lateral (select file_name as "fileName", number, size::float8 as size, created_at::text as "uploadedAt" from document_versions version
                   where version.account_id = document.account_id and version.document_id = document.id order by number desc limit 1) newest on true
   where document.account_id = $1 and document.removed_at is null`;

/** Documents and their versions; each is kept with the account that it is of. */
export function documents(connection: PoolClient) {
  return { ...lookups(connection), ...changes(connection) };
}

function lookups(connection: PoolClient) {
  return {
    async find(id: string): Promise<FoundDocument | null> {
      return (await connection.query<FoundDocument>(findSql, [id])).rows[0] ?? null;
    },
    /** The newest first. */
    async versions({ accountId, id }: Place): Promise<DocumentVersion[]> {
      return (await connection.query<DocumentVersion>(versionsSql, [accountId, id])).rows;
    },
    /** Some of an account's documents with their newest files, the newest first, whoever asks. Moments in UTC, ISO 8601. */
    async list(accountId: string, { limit, offset }: { readonly limit: number; readonly offset: number }): Promise<FiledDocument[]> {
      return (await connection.query<FiledDocument>(listSql, [accountId, limit, offset])).rows;
    },
    /** The newest files of an account's documents. */
    async fileNames(accountId: string): Promise<NamedFile[]> {
      return (await connection.query<NamedFile>(namesSql, [accountId])).rows;
    },
    /** Adds up the documents that someone has brought to an account. */
    async broughtBy(accountId: string, userId: string): Promise<{ readonly count: number; readonly bytes: number }> {
      const { rows } = await connection.query<{ count: number; bytes: number }>(
        `select count(*)::int as count, coalesce(sum(size), 0)::float8 as bytes from document_versions
          where account_id = $1 and uploaded_by = $2`,
        [accountId, userId],
      );
      return rows[0] ?? { count: 0, bytes: 0 };
    },
  };
}

function changes(connection: PoolClient) {
  return {
    /** Makes everyone else who adds to the account wait until the transaction ends. */
    async lockAccount(accountId: string): Promise<void> {
      await connection.query("select pg_advisory_xact_lock(hashtextextended('documents ' || $1::uuid, 0))", [accountId]);
    },
    async insert(added: NewDocument): Promise<void> {
      const { id, accountId, portfolioId, instrumentId, title, type, effectiveDate, tags, asks, createdBy } = added;
      await connection.query(
        `insert into documents (id, account_id, portfolio_id, title, type, effective_date, tags, created_by, asks, instrument_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [id, accountId, portfolioId, title, type, effectiveDate, tags, createdBy, asks, instrumentId],
      );
    },
    async addVersion({ accountId, id }: Place, { number, fileName, extension, key, size, hash, uploadedBy }: NewVersion): Promise<void> {
      await connection.query(
        `insert into document_versions (account_id, document_id, number, file_name, extension, stored_key, size, content_hash, uploaded_by)
         values ($1, $2, $3, $4, $5, $6, $7, decode($8, 'hex'), $9)`,
        [accountId, id, number, fileName, extension, key, size, hash, uploadedBy],
      );
    },
    async change({ accountId, id }: Place, said: DocumentDetails): Promise<void> {
      const { portfolioId, instrumentId, title, type, effectiveDate, tags, asks } = said;
      await connection.query(
        `update documents set portfolio_id = $3, title = $4, type = $5, effective_date = $6, tags = $7, asks = $8, instrument_id = $9 where account_id = $1 and id = $2`,
        [accountId, id, portfolioId, title, type, effectiveDate, tags, asks, instrumentId],
      );
    },
    /** Into the trash, or out of it where no one removes it. */
    async remove({ accountId, id }: Place, by: string | null): Promise<void> {
      await connection.query(
        'update documents set removed_at = case when $3::uuid is null then null else now() end, removed_by = $3 where account_id = $1 and id = $2',
        [accountId, id, by],
      );
    },
    /** The row is the transaction's until it ends. */
    async lock({ accountId, id }: Place): Promise<void> {
      await connection.query('select from documents where account_id = $1 and id = $2 for update', [accountId, id]);
    },
    /** It has a newer file: it stands before the others again. */
    async arrived({ accountId, id }: Place): Promise<void> {
      await connection.query('update documents set arrived_at = now() where account_id = $1 and id = $2', [accountId, id]);
    },
    /** That a person opened a version; the first time counts. */
    async opened({ accountId, id }: Place, number: number, userId: string): Promise<void> {
      await connection.query(
        'insert into document_openings (account_id, document_id, number, user_id) values ($1, $2, $3, $4) on conflict do nothing',
        [accountId, id, number, userId],
      );
    },
  };
}
