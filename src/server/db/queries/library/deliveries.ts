import type { PoolClient } from 'pg';
import type { DeliveryKind } from '#domain/document/delivery.ts';
import type { DocumentType } from '#domain/document/document-type.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { StoredFile } from '../../../files/file-store.ts';
import { hex } from '../../hex.ts';

/** The details that all documents of a delivery share. */
export interface DeliveryDetails {
  readonly title: string | null;
  readonly type: DocumentType;
  readonly effectiveDate: IsoDate | null;
  readonly tags: readonly string[];
  readonly sameName: 'copy' | 'replace';
}

/** The file for all. */
export interface SharedFile extends StoredFile {
  readonly fileName: string;
  readonly extension: string;
}

interface NewDelivery extends DeliveryDetails {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly portalId: string;
  /** The client groups that it is for; empty where it is for others. */
  readonly groups: readonly string[];
  /** The file for all; null for the other kinds. */
  readonly file: SharedFile | null;
}

export interface FoundDelivery {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly title: string | null;
  readonly fileName: string | null;
  readonly type: DocumentType;
  readonly sentAt: string;
  readonly count: number;
  readonly isStopped: boolean;
  /** True as long as the job still has the file for all. */
  readonly isStored: boolean;
}

const columns = `
  select ${hex('id')} as id, kind, title, file_name as "fileName", type, created_at::text as "sentAt", stopped_at is not null as "isStopped",
         stored_key is not null as "isStored",
         (select count(*)::int from delivery_lines line where line.delivery_id = delivery.id) as count
    from deliveries delivery where sent_by = actor_user() and portal_id = $1`;

const addSql = `
  insert into deliveries (id, portal_id, sent_by, kind, title, type, effective_date, tags, same_name, group_ids, file_name, extension, size,
                          content_hash, stored_key)
  values ($1, $2, actor_user(), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, decode($13, 'hex'), $14)`;

const endSql = `
  update deliveries delivery set stored_key = null from (
    select id, stored_key from deliveries candidate
     where stored_key is not null and (stopped_at is not null or not exists (
             select from delivery_lines line where line.delivery_id = candidate.id and line.document_id is null and line.reason is null))
     order by created_at limit 100 for update skip locked) ended
   where delivery.id = ended.id returning ended.stored_key as key`;

/** Documents that the actor sends to several clients at once. */
export function deliveries(connection: PoolClient) {
  const rows = async <Row extends object>(sql: string, values: readonly unknown[]) => (await connection.query<Row>(sql, [...values])).rows;
  return {
    async add({ id, kind, portalId, title, type, effectiveDate, tags, sameName, groups, file }: NewDelivery): Promise<void> {
      const said = [id, portalId, kind, title, type, effectiveDate, tags, sameName, groups];
      await rows(addSql, [...said, file?.fileName, file?.extension, file?.size, file?.hash, file?.key]);
    },
    /** Counts the deliveries that the actor has made; the actor makes no other until the transaction ends. */
    async ofLastHour(): Promise<number> {
      await rows("select pg_advisory_xact_lock(hashtextextended('deliveries ' || actor_user(), 0))", []);
      const sql = "select count(*)::int as count from deliveries where sent_by = actor_user() and created_at > now() - interval '1 hour'";
      return (await rows<{ count: number }>(sql, []))[0]?.count ?? 0;
    },
    /** The newest first. */
    async newest(portalId: string): Promise<FoundDelivery[]> {
      return rows(`${columns} order by created_at desc limit 20`, [portalId]);
    },
    async find(portalId: string, id: string): Promise<FoundDelivery | null> {
      return (await rows<FoundDelivery>(`${columns} and id = $2`, [portalId, id]))[0] ?? null;
    },
    /** No line is sent from now on. False where it was stopped before. */
    async stop(id: string): Promise<boolean> {
      return (await rows('update deliveries set stopped_at = now() where id = $1 and stopped_at is null returning id', [id])).length > 0;
    },
    /** Forgets where the file for all is of what has ended, of everyone, for the system. Where they were. */
    async end(): Promise<string[]> {
      return (await rows<{ key: string }>(endSql, [])).map(({ key }) => key);
    },
  };
}
