import type { PoolClient } from 'pg';
import type { ImportOptions, ImportOutcome, ImportProgress, ImportSecurity, SecurityChoice } from '#contracts/imports.ts';
import { type ImportState, type ImportTask, undoDays } from '#domain/import/file-import.ts';
import type { Correction } from '#domain/import/convert/correction.ts';
import type { Mapping } from '#domain/import/map/mapping.ts';
import type { Encoding, Separator } from '#domain/import/read/text-shape.ts';
import { rowReader } from '../row-reader.ts';
import { importFiles } from '../schema/imports.ts';
import { hex } from '../hex.ts';

export interface FoundImport {
  readonly id: string;
  readonly portalId: string;
  readonly portal: string;
  readonly createdBy: string;
  readonly by: string;
  readonly createdAt: string;
  readonly state: ImportState;
  readonly task: ImportTask | null;
  readonly askedBy: string | null;
  readonly isStopped: boolean;
  readonly options: ImportOptions;
  readonly progress: ImportProgress | null;
  readonly outcome: ImportOutcome | null;
  readonly importedAt: string | null;
  readonly undoneAt: string | null;
  readonly undoneBy: string | null;
  readonly isRecent: boolean;
  readonly files: readonly string[];
}

const openStates = `('draft', 'checked', 'failed')`;

export type FoundFile = typeof importFiles.$inferSelect;

const importColumns = `
  ${hex('i.id')} as id, ${hex('i.portal_id')} as "portalId", p.name as portal, ${hex('i.created_by')} as "createdBy",
  coalesce(u.name, '') as by, to_json(i.created_at) #>> '{}' as "createdAt", i.state, i.task, ${hex('i.asked_by')} as "askedBy", i.is_stopped as "isStopped", i.options,
  i.progress, i.outcome, to_json(i.imported_at) #>> '{}' as "importedAt",
  to_json(i.undone_at) #>> '{}' as "undoneAt", v.name as "undoneBy",
  coalesce(i.imported_at > now() - interval '${undoDays} days', false) as "isRecent",
  array(select f.name from import_files f where f.import_id = i.id order by f.id) as files`;
const importTables = `
  from imports i join portals p on p.id = i.portal_id left join users u on u.id = i.created_by left join users v on v.id = i.undone_by`;

const heldSql = `
  select coalesce(sum(octet_length(p.content)), 0) as bytes
    from imports i join import_files f on f.import_id = i.id join import_pieces p on p.file_id = f.id
   where i.created_by = $1 and i.state in ${openStates}`;

const filesOf = rowReader(importFiles, 'where import_id = $1 order by id');
const fileOf = rowReader(importFiles, 'where import_id = $1 and id = $2');

export function imports(connection: PoolClient) {
  return {
    ...ofImports(connection),
    ...ofTasks(connection),
    ...ofFiles(connection),
    ...ofContent(connection),
    ...ofSecurities(connection),
  };
}

function ofImports(connection: PoolClient) {
  return {
    async create(portalId: string, createdBy: string): Promise<string> {
      const { rows } = await connection.query<{ id: string }>(
        `insert into imports (portal_id, created_by) values ($1, $2) returning ${hex('id')} as id`,
        [portalId, createdBy],
      );
      return rows[0]?.id ?? '';
    },
    async find(id: string): Promise<FoundImport | null> {
      const { rows } = await connection.query<FoundImport>(`select ${importColumns} ${importTables} where i.id = $1`, [id]);
      return rows[0] ?? null;
    },
    /** The row is the transaction's until it ends. */
    async lock(id: string): Promise<void> {
      await connection.query('select from imports where id = $1 for update', [id]);
    },
    /** The latest first; of one portal, or of all. */
    async list(
      portalId: string | null,
      { from, most }: { readonly from: number; readonly most: number },
    ): Promise<{ count: number; rows: FoundImport[] }> {
      const where = 'where ($1::uuid is null or i.portal_id = $1)';
      const counted = await connection.query<{ count: number }>(`select count(*)::int as count from imports i ${where}`, [portalId]);
      const { rows } = await connection.query<FoundImport>(
        `select ${importColumns} ${importTables} ${where} order by i.id desc offset $2 limit $3`,
        [portalId, from, most],
      );
      return { count: counted.rows[0]?.count ?? 0, rows };
    },
    /** Counts the imports of one person that wait. Of several that begin at once each waits for the one before. */
    async countOpen(userId: string): Promise<number> {
      await connection.query("select pg_advisory_xact_lock(hashtextextended('imports ' || $1::uuid, 0))", [userId]);
      const { rows } = await connection.query<{ count: number }>(
        `select count(*)::int as count from imports where created_by = $1 and state in ${openStates}`,
        [userId],
      );
      return rows[0]?.count ?? 0;
    },
    /** Deletes imports that have waited too long, and the rows of those that are too old to be undone: that there was such an import stays. */
    async forgetOld(): Promise<void> {
      const before = `now() - interval '${undoDays} days'`;
      await connection.query(`delete from imports where task is null and state in ${openStates} and created_at < ${before}`);
      for (const table of ['import_rows', 'import_blocks', 'import_transactions', 'import_securities'])
        await connection.query(
          `delete from ${table} where import_id in (select id from imports where task is null and state not in ${openStates} and imported_at < ${before})`,
        );
    },
  };
}

function ofTasks(connection: PoolClient) {
  return {
    async ask(id: string, task: ImportTask, by: string): Promise<void> {
      await connection.query(
        'update imports set task = $2, asked_at = clock_timestamp(), asked_by = $3, is_stopped = false, progress = null where id = $1',
        [id, task, by],
      );
    },
    async decide(id: string, options: ImportOptions): Promise<void> {
      await connection.query('update imports set options = $2 where id = $1', [id, JSON.stringify(options)]);
    },
    async stop(id: string): Promise<void> {
      await connection.query('update imports set is_stopped = true where id = $1 and task is not null', [id]);
    },
    async remove(id: string): Promise<void> {
      await connection.query('delete from imports where id = $1', [id]);
    },
    /** Lists the imports that were asked for: of each person the one that waits longest, the longest waiting first, then of each the next. */
    async asked(): Promise<string[]> {
      const { rows } = await connection.query<{ id: string }>(
        `select ${hex('id')} as id from imports where task is not null order by row_number() over (partition by asked_by order by asked_at, id), asked_at, id`,
      );
      return rows.map(({ id }) => id);
    },
    /** Counts the attempt at its task that begins; an import that is begun and ends in any way begins with the first again. */
    async attempt(id: string): Promise<number> {
      const { rows } = await connection.query<{ attempt: number }>(
        `update imports set progress = jsonb_build_object('phase', 'reading', 'rows', 0, 'read', 0,
                                                          'attempt', coalesce((progress ->> 'attempt')::int, 0) + 1)
          where id = $1 returning (progress ->> 'attempt')::int as attempt`,
        [id],
      );
      return rows[0]?.attempt ?? 0;
    },
    /** Tells how far it is, and whether someone has asked to stop. */
    async progress(id: string, progress: ImportProgress): Promise<boolean> {
      const { rows } = await connection.query<{ isStopped: boolean }>(
        `update imports set progress = coalesce(progress, '{}') || $2 where id = $1 returning is_stopped as "isStopped"`,
        [id, JSON.stringify(progress)],
      );
      return rows[0]?.isStopped ?? true;
    },
    async finish(id: string, state: ImportState, outcome: ImportOutcome | null): Promise<void> {
      await connection.query(
        `update imports set state = $2, task = null, progress = null, is_stopped = false, outcome = coalesce($3, outcome) where id = $1`,
        [id, state, outcome && JSON.stringify(outcome)],
      );
    },
    async imported(id: string): Promise<void> {
      await connection.query('update imports set imported_at = now(), imported_by = asked_by where id = $1', [id]);
    },
    async undone(id: string): Promise<void> {
      await connection.query('update imports set undone_at = now(), undone_by = asked_by where id = $1', [id]);
    },
  };
}

interface NewFile {
  readonly importId: string;
  readonly createdBy: string;
  readonly name: string;
}

interface ReadFile {
  readonly size: number;
  readonly format: 'csv' | 'xlsx';
  readonly encoding: Encoding;
  readonly separator: Separator;
  readonly layout: string | null;
  readonly mapping: Mapping | null;
}

interface MappedFile {
  readonly mapping: Mapping;
  readonly encoding: Encoding;
  readonly separator: Separator;
}

function ofFiles(connection: PoolClient) {
  return {
    files: async (importId: string): Promise<FoundFile[]> => filesOf(connection, [importId]),
    file: async (importId: string, id: string): Promise<FoundFile | null> => (await fileOf(connection, [importId, id]))[0] ?? null,
    async correct(id: string, corrections: readonly Correction[]): Promise<void> {
      await connection.query('update import_files set corrections = $2 where id = $1', [id, JSON.stringify(corrections)]);
    },
    /** A file whose content is still to come: it has no size yet. */
    async beginFile({ importId, createdBy, name }: NewFile): Promise<string> {
      const { rows } = await connection.query<{ id: string }>(
        `insert into import_files (import_id, created_by, name, size, format, encoding, separator)
         values ($1, $2, $3, 0, 'csv', 'utf-8', ',') returning ${hex('id')} as id`,
        [importId, createdBy, name],
      );
      return rows[0]?.id ?? '';
    },
  };
}

function ofContent(connection: PoolClient) {
  return {
    /** Tells how many bytes of files its maker has under way with it, those of uploads that ended in the middle among them. */
    async addPiece(
      fileId: string,
      { position, createdBy, content }: { readonly position: number; readonly createdBy: string; readonly content: Buffer },
    ): Promise<number> {
      const { rows } = await connection.query<{ bytes: string }>(heldSql, [createdBy]);
      await connection.query('insert into import_pieces (file_id, position, created_by, content) values ($1, $2, $3, $4)', [
        fileId,
        position,
        createdBy,
        content,
      ]);
      return Number(rows[0]?.bytes ?? 0) + content.length;
    },
    async piece(fileId: string, position: number): Promise<Buffer | null> {
      const { rows } = await connection.query<{ content: Buffer }>(
        'select content from import_pieces where file_id = $1 and position = $2',
        [fileId, position],
      );
      return rows[0]?.content ?? null;
    },
    async endFile(id: string, { size, format, encoding, separator, layout, mapping }: ReadFile): Promise<void> {
      await connection.query(
        'update import_files set size = $2, format = $3, encoding = $4, separator = $5, layout = $6, mapping = $7 where id = $1',
        [id, size, format, encoding, separator, layout, mapping && JSON.stringify(mapping)],
      );
    },
    async assignFile(
      id: string,
      to: { readonly layout: string | null; readonly accountId: string; readonly portfolioId: string },
    ): Promise<void> {
      await connection.query('update import_files set layout = $2, into_account_id = $3, into_portfolio_id = $4 where id = $1', [
        id,
        to.layout,
        to.accountId,
        to.portfolioId,
      ]);
    },
    /** Keeps how a file is written, as someone has explained it. */
    async mapFile(id: string, { mapping, encoding, separator }: MappedFile): Promise<void> {
      await connection.query("update import_files set layout = 'mapped', mapping = $2, encoding = $3, separator = $4 where id = $1", [
        id,
        JSON.stringify(mapping),
        encoding,
        separator,
      ]);
    },
    async removeFile(id: string): Promise<void> {
      await connection.query('delete from import_files where id = $1', [id]);
    },
    /** Deletes the file of an import that is in the ledger. */
    async forgetContent(importId: string): Promise<void> {
      await connection.query('delete from import_pieces where file_id in (select id from import_files where import_id = $1)', [importId]);
    },
  };
}

function ofSecurities(connection: PoolClient) {
  return {
    async securities(importId: string): Promise<ImportSecurity[]> {
      const { rows } = await connection.query<ImportSecurity>(
        `select s.source, s.key, s.names, s.currency, s.rows, s.matched_by as "matchedBy", s.choice,
                case when i.id is null then null else json_build_object('id', ${hex('i.id')}, 'symbol', i.symbol, 'name', i.name) end as instrument
           from import_securities s left join instruments i on i.id = s.instrument_id
          where s.import_id = $1
          order by s.matched_by is not null, s.rows desc, s.key limit 1000`,
        [importId],
      );
      return rows;
    },
    async choose(importId: string, of: { readonly source: string; readonly key: string }, choice: SecurityChoice | null): Promise<boolean> {
      const { rowCount } = await connection.query(
        'update import_securities set choice = $4 where import_id = $1 and source = $2 and key = $3',
        [importId, of.source, of.key, choice && JSON.stringify(choice)],
      );
      return rowCount === 1;
    },
  };
}
