import type { PoolClient } from 'pg';
import type { ImportCounts } from '#contracts/imports.ts';
import { type RowVerdict, rowVerdicts } from '#domain/import/file-import.ts';
import { saysSomethingElse, withWhatItIs } from '../import/write/ledger.ts';
import type { KeptRow } from './broker-rows.ts';
import type { FoundProblem } from './round-of-checks.ts';

interface Maker {
  readonly id: string;
  readonly createdBy: string;
}

/** What was said of rows in this check: temporary tables that end with the transaction. */
export async function beginPreview(connection: PoolClient, { id }: Maker): Promise<void> {
  await connection.query('delete from import_rows where import_id = $1', [id]);
  await connection.query(
    'create temp table judged_rows (line integer primary key, verdict text not null, problems jsonb not null) on commit drop',
  );
}

/** Keeps what was found; of a row with an error nothing else counts. */
export async function judge(connection: PoolClient, found: readonly FoundProblem[]): Promise<void> {
  const byRow = Map.groupBy(found, ({ row }) => row);
  const judged = [...byRow].map(([row, all]) => {
    const verdict =
      (['error', 'left-out', 'duplicate', 'warning'] as const).find((each) => all.some((one) => one.verdict === each)) ?? 'warning';
    return { row, verdict, problems: all.map(({ problem }) => problem) };
  });
  await connection.query(
    `insert into judged_rows select * from unnest($1::int[], $2::text[], $3::jsonb[])
     on conflict (line) do update set verdict = excluded.verdict, problems = judged_rows.problems || excluded.problems`,
    [judged.map(({ row }) => row), judged.map(({ verdict }) => verdict), judged.map(({ problems }) => JSON.stringify(problems))],
  );
}

const verdictSql = `
  case when j.verdict in ('error', 'duplicate', 'left-out') then j.verdict
       when t.id is null then 'new' when ${saysSomethingElse} then 'changed' else 'unchanged' end`;

const saidSql = `
  jsonb_build_object('date', s.date, 'type', s.type, 'security', coalesce(n.name, m.name, s.symbol), 'units', trim_scale(s.units)::text,
    'price', trim_scale(s.price)::text, 'amount', s.amount::text, 'currency', s.currency, 'note', s.note)`;

const previewSql = `
  insert into import_rows (import_id, row, created_by, into_account_id, into_portfolio_id, verdict, said, problems)
  select $1, s.line, $2, p.account_id, p.portfolio_id, ${verdictSql}, ${saidSql}, coalesce(j.problems, '[]')
    from staged_transactions s ${withWhatItIs}
    left join instruments n on n.id = i.instrument_id
    left join staged_instruments m on m.symbol = s.symbol
    left join judged_rows j on j.line = s.line
   where s.line > 0`;

/** Keeps what is staged as the preview, but for what has been set aside. */
export async function previewStaged(connection: PoolClient, { id, createdBy }: Maker): Promise<void> {
  await connection.query(`${previewSql} on conflict (import_id, row) do nothing`, [id, createdBy]);
}

/** Rows with errors or suspected duplicates go from the staging table into the preview: the rest is what would come in. */
export async function setAside(
  connection: PoolClient,
  { id, createdBy }: Maker,
  verdict: Exclude<FoundProblem['verdict'], 'warning'>,
): Promise<void> {
  await connection.query(`${previewSql} and j.verdict = $3 on conflict (import_id, row) do nothing`, [id, createdBy, verdict]);
  await connection.query('delete from staged_transactions s using judged_rows j where j.line = s.line and j.verdict = $1', [verdict]);
}

export async function previewKept(connection: PoolClient, { id, createdBy }: Maker, kept: readonly KeptRow[]): Promise<void> {
  await connection.query(
    `insert into import_rows (import_id, row, created_by, into_account_id, into_portfolio_id, verdict, said, problems)
     select $1, row, $2, account, portfolio, verdict, said, problems
       from unnest($3::int[], $4::uuid[], $5::uuid[], $6::text[], $7::jsonb[], $8::jsonb[])
         as k (row, account, portfolio, verdict, said, problems)
     on conflict (import_id, row) do nothing`,
    [
      id,
      createdBy,
      kept.map(({ row }) => row),
      kept.map(({ accountId }) => accountId),
      kept.map(({ portfolioId }) => portfolioId),
      kept.map(({ verdict }) => verdict),
      kept.map(({ said }) => JSON.stringify(said)),
      kept.map(({ problems }) => JSON.stringify(problems)),
    ],
  );
}

/** How many rows there are of each verdict, from when to when. */
export async function countedPreview(
  connection: PoolClient,
  { id }: Maker,
): Promise<{ readonly counts: ImportCounts; readonly firstDay: string | null; readonly lastDay: string | null }> {
  const { rows } = await connection.query<{ verdict: RowVerdict; count: number; first: string | null; last: string | null }>(
    `select verdict, count(*)::int as count, min(said ->> 'date') as first, max(said ->> 'date') as last
       from import_rows where import_id = $1 group by verdict`,
    [id],
  );
  const days = rows.flatMap(({ first, last }) => (first && last ? [first, last] : [])).sort();
  const countOf = (verdict: RowVerdict) => rows.find((row) => row.verdict === verdict)?.count ?? 0;
  return {
    counts: Object.fromEntries(rowVerdicts.map((verdict) => [verdict, countOf(verdict)])) as Record<RowVerdict, number>,
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
  };
}
