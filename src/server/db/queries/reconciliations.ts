import type { PoolClient } from 'pg';
import type { ReconciliationCounts } from '#contracts/reconciliations.ts';
import type { Encoding, Separator } from '#domain/import/read/text-shape.ts';
import type { PositionMapping } from '#domain/reconciliation/position-mapping.ts';
import type { ReconciliationState } from '#domain/reconciliation/reconciliation.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { hex } from '../hex.ts';

export interface FoundReconciliation {
  readonly id: string;
  readonly day: IsoDate;
  readonly source: string;
  readonly fileName: string;
  readonly size: number;
  readonly format: 'csv' | 'xlsx';
  readonly encoding: Encoding;
  readonly separator: Separator;
  readonly mapping: PositionMapping | null;
  readonly state: ReconciliationState;
  readonly by: string;
  readonly createdAt: string;
  readonly counts: ReconciliationCounts | null;
  readonly open: number;
  readonly accepted: number;
}

export interface NewReconciliation extends Pick<
  FoundReconciliation,
  'day' | 'source' | 'fileName' | 'size' | 'format' | 'encoding' | 'separator'
> {
  readonly createdBy: string;
  readonly mapping: PositionMapping | null;
}

const foundSql = `
  select ${hex('r.id')} as id, r.day::text as day, r.source, r.file_name as "fileName", r.size, r.format, r.encoding, r.separator, r.mapping, r.state,
         coalesce(u.name, '') as by, to_json(r.created_at) #>> '{}' as "createdAt", r.counts, rows.open, rows.accepted
    from reconciliations r left join users u on u.id = r.created_by
    cross join lateral (
      select (count(*) filter (where status = 'open'))::int as open, (count(*) filter (where status = 'accepted'))::int as accepted
        from reconciliation_rows where reconciliation_id = r.id) rows`;

/** Custodians' lists, and their content as long as they wait. */
export function reconciliations(connection: PoolClient) {
  return { ...ofReading(connection), ...ofWriting(connection), ...ofContent(connection) };
}

function ofReading(connection: PoolClient) {
  return {
    async list({ from, most }: { readonly from: number; readonly most: number }) {
      const counted = await connection.query<{ count: number }>('select count(*)::int as count from reconciliations');
      const { rows } = await connection.query<FoundReconciliation>(`${foundSql} order by r.day desc, r.id desc offset $1 limit $2`, [
        from,
        most,
      ]);
      return { count: counted.rows[0]?.count ?? 0, rows };
    },
    async sources(): Promise<string[]> {
      const { rows } = await connection.query<{ source: string }>('select distinct source from reconciliations order by source limit 100');
      return rows.map(({ source }) => source);
    },
    async find(id: string): Promise<FoundReconciliation | null> {
      return (await connection.query<FoundReconciliation>(`${foundSql} where r.id = $1`, [id])).rows[0] ?? null;
    },
    /** The row is the transaction's until it ends. */
    async lock(id: string): Promise<void> {
      await connection.query('select from reconciliations where id = $1 for update', [id]);
    },
    /** Counts the lists that wait. Of several that begin at once each waits for the one before. */
    async countDrafts(): Promise<number> {
      await connection.query("select pg_advisory_xact_lock(hashtextextended('reconciliations', 0))");
      const { rows } = await connection.query<{ count: number }>(
        "select count(*)::int as count from reconciliations where state = 'draft'",
      );
      return rows[0]?.count ?? 0;
    },
    /** Finds how a list with these columns was read the last time. */
    async mappingOf(header: readonly string[]): Promise<PositionMapping | null> {
      const { rows } = await connection.query<{ mapping: PositionMapping }>(
        "select mapping from reconciliations where state = 'compared' and mapping -> 'header' = $1::jsonb order by compared_at desc limit 1",
        [JSON.stringify(header)],
      );
      return rows[0]?.mapping ?? null;
    },
  };
}

function ofWriting(connection: PoolClient) {
  return {
    async create({ createdBy, mapping, ...one }: NewReconciliation): Promise<string> {
      const { rows } = await connection.query<{ id: string }>(
        `insert into reconciliations (day, source, file_name, size, format, encoding, separator, mapping, created_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${hex('id')} as id`,
        [
          one.day,
          one.source,
          one.fileName,
          one.size,
          one.format,
          one.encoding,
          one.separator,
          mapping && JSON.stringify(mapping),
          createdBy,
        ],
      );
      return rows[0]?.id ?? '';
    },
    async compared(
      id: string,
      {
        mapping,
        encoding,
        separator,
        counts,
        by,
      }: Pick<FoundReconciliation, 'encoding' | 'separator'> & {
        readonly mapping: PositionMapping;
        readonly counts: ReconciliationCounts;
        readonly by: string;
      },
    ): Promise<void> {
      await connection.query(
        `update reconciliations set state = 'compared', compared_at = now(), compared_by = $6, mapping = $2, encoding = $3, separator = $4, counts = $5 where id = $1`,
        [id, JSON.stringify(mapping), encoding, separator, JSON.stringify(counts), by],
      );
    },
    async remove(id: string): Promise<void> {
      await connection.query('delete from reconciliations where id = $1', [id]);
    },
  };
}

function ofContent(connection: PoolClient) {
  return {
    async addPiece(id: string, position: number, content: Buffer): Promise<void> {
      await connection.query('insert into reconciliation_pieces values ($1, $2, $3)', [id, position, content]);
    },
    async piece(id: string, position: number): Promise<Buffer | null> {
      const { rows } = await connection.query<{ content: Buffer }>(
        'select content from reconciliation_pieces where reconciliation_id = $1 and position = $2',
        [id, position],
      );
      return rows[0]?.content ?? null;
    },
    /** Drops the file of a list that has been compared. */
    async forgetContent(id: string): Promise<void> {
      await connection.query('delete from reconciliation_pieces where reconciliation_id = $1', [id]);
    },
  };
}
