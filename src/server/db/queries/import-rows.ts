import type { PoolClient } from 'pg';
import type { PreviewRow, RowSummary } from '#contracts/imports.ts';
import { rowVerdicts, type RowVerdict } from '#domain/import/file-import.ts';

/** The columns that a block has of each of its rows, in this order. */
export const blockColumns = ['row', 'date', 'type', 'security', 'units', 'price', 'amount', 'currency', 'note'] as const;

type FoundRow = Pick<PreviewRow, 'row' | 'verdict' | 'said' | 'problems'> & { readonly portfolio: string | null };

/** Rows that are looked at one after the other: those told one by one of a verdict, or a block. */
interface Run {
  readonly verdict: RowVerdict;
  /** The first row of a block. */
  readonly firstRow: number | null;
  readonly rows: number;
}

interface Page {
  readonly verdict: RowVerdict | null;
  readonly from: number;
  readonly most: number;
}

/** The order of verdicts: errors first, and of each verdict the rows that need a word first. */
const order: readonly RowVerdict[] = ['error', 'question', 'duplicate', 'changed', 'new', 'unchanged', 'left-out', 'ignored'];

const runsSql = `
  select verdict, null as "firstRow", count(*)::int as rows from import_rows
   where import_id = $1 and ($2::text is null or verdict = $2) group by verdict
  union all
  select verdict, first_row, rows from import_blocks where import_id = $1 and ($2::text is null or verdict = $2)`;

const rowsSql = `
  select r.row, r.verdict, r.said, r.problems, p.name as portfolio
    from (select * from import_rows where import_id = $1 and verdict = $2 order by row offset $3 limit $4) r
    left join portfolios p on p.account_id = r.into_account_id and p.id = r.into_portfolio_id
   order by r.row`;

const blockSql = `
  select b.said, p.name as portfolio
    from import_blocks b left join portfolios p on p.account_id = b.into_account_id and p.id = b.into_portfolio_id
   where b.import_id = $1 and b.first_row = $2`;

/** The rows of an import as the last check has found them. */
/** The row of a file that a transaction came from. */
export interface ImportedRow {
  readonly row: number;
  readonly importedAt: string;
  readonly by: string;
  /** The names of all files of the import. */
  readonly files: readonly string[];
}

const originSql = `
  select r.row, to_json(i.imported_at) #>> '{}' as "importedAt", coalesce(u.name, '') as by,
         array(select f.name from import_files f where f.import_id = i.id order by f.id) as files
    from import_transactions r join imports i on i.id = r.import_id left join users u on u.id = i.imported_by
   where r.into_account_id = $1 and r.into_portfolio_id = $2 and r.transaction_id = $3 and i.imported_at is not null
   order by i.id desc limit 1`;

export function importRows(connection: PoolClient) {
  const ofRun = async (importId: string, { verdict, firstRow }: Run, { from, most }: Omit<Page, 'verdict'>): Promise<FoundRow[]> => {
    if (firstRow === null) return (await connection.query<FoundRow>(rowsSql, [importId, verdict, from, most])).rows;
    const { rows } = await connection.query<{ said: Block; portfolio: string | null }>(blockSql, [importId, firstRow]);
    return rows.flatMap(({ said, portfolio }) =>
      said.slice(from, from + most).map((cells) => ({ ...rowOf(cells), verdict, portfolio, problems: [] })),
    );
  };
  return {
    /** Null where no one brought it in with a file that the reader may see. */
    async originOf(of: { readonly accountId: string; readonly portfolioId: string }, id: string): Promise<ImportedRow | null> {
      return (await connection.query<ImportedRow>(originSql, [of.accountId, of.portfolioId, id])).rows[0] ?? null;
    },
    /** A page of them, and how many there are. */
    async page(importId: string, { verdict, from, most }: Page): Promise<{ readonly count: number; readonly rows: readonly FoundRow[] }> {
      const found = await connection.query<Run>(runsSql, [importId, verdict]);
      const runs = found.rows.toSorted(
        (a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict) || (a.firstRow ?? -1) - (b.firstRow ?? -1),
      );
      const rows: FoundRow[] = [];
      let before = 0;
      for (const run of runs) {
        const start = Math.max(from - before, 0);
        const wanted = Math.min(run.rows - start, most - rows.length);
        if (wanted > 0) rows.push(...(await ofRun(importId, run, { from: start, most: wanted })));
        before += run.rows;
      }
      return { count: before, rows };
    },
    /** Tells whether the row is told one by one. */
    async isTold(importId: string, row: number): Promise<boolean> {
      const { rowCount } = await connection.query('select from import_rows where import_id = $1 and row = $2', [importId, row]);
      return rowCount === 1;
    },
    /** Counts the rows of each verdict, with their first and last day. */
    async counted(importId: string) {
      const { rows } = await connection.query<{ verdict: RowVerdict; count: number; first: string | null; last: string | null }>(
        `select verdict, sum(count)::int as count, min(first) as first, max(last) as last from (
           select verdict, count(*) as count, min(said ->> 'date') as first, max(said ->> 'date') as last
             from import_rows where import_id = $1 group by verdict
           union all
           select verdict, rows, first_day::text, last_day::text from import_blocks where import_id = $1
         ) as counted group by verdict`,
        [importId],
      );
      const days = rows.flatMap(({ first, last }) => (first && last ? [first, last] : [])).sort();
      const countOf = (verdict: RowVerdict) => rows.find((row) => row.verdict === verdict)?.count ?? 0;
      return {
        counts: Object.fromEntries(rowVerdicts.map((verdict) => [verdict, countOf(verdict)])) as Record<RowVerdict, number>,
        firstDay: days[0] ?? null,
        lastDay: days.at(-1) ?? null,
      };
    },
  };
}

type Block = readonly (readonly (string | number | null)[])[];

function rowOf([row, ...cells]: Block[number]): { readonly row: number; readonly said: RowSummary } {
  const [, ...names] = blockColumns;
  return { row: Number(row), said: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? null])) };
}
