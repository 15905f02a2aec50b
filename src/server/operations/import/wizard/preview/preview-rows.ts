import type { PoolClient } from 'pg';
import type { blockColumns } from '../../../../db/queries/import-rows.ts';
import { saysSomethingElse, withWhatItIs } from '../../write/ledger.ts';
import type { KeptRow } from '../stage/broker-rows.ts';
import type { FoundProblem } from './validate-staged-rows.ts';

interface Maker {
  readonly id: string;
  readonly createdBy: string;
}

/** Deletes the last preview and creates the temporary table for the verdicts of this check, which ends with the transaction. */
export async function beginPreview(connection: PoolClient, { id }: Maker): Promise<void> {
  await connection.query('delete from import_rows where import_id = $1', [id]);
  await connection.query('delete from import_blocks where import_id = $1', [id]);
  await connection.query(
    'create temp table judged_rows (line integer primary key, verdict text not null, problems jsonb not null) on commit drop',
  );
}

/** Keeps what was found; of a row with an error nothing else counts. */
export async function judge(connection: PoolClient, found: readonly FoundProblem[]): Promise<void> {
  if (found.length === 0) return;
  const byRow = Map.groupBy(found, ({ row }) => row);
  const judged = [...byRow].map(([row, all]) => {
    const verdict =
      (['error', 'left-out', 'duplicate', 'question', 'warning'] as const).find((each) => all.some((one) => one.verdict === each)) ??
      'warning';
    return { row, verdict, problems: all.map(({ problem }) => problem) };
  });
  await connection.query(
    `insert into judged_rows select * from unnest($1::int[], $2::text[], $3::jsonb[])
     on conflict (line) do update set verdict = excluded.verdict, problems = judged_rows.problems || excluded.problems`,
    [judged.map(({ row }) => row), judged.map(({ verdict }) => verdict), judged.map(({ problems }) => JSON.stringify(problems))],
  );
}

const verdictSql = `
  case when j.verdict in ('error', 'question', 'duplicate', 'left-out') then j.verdict
       when t.id is null then 'new' when ${saysSomethingElse} then 'changed' else 'unchanged' end`;

/** The columns of a row in the preview. */
const saidColumns = {
  date: 's.date',
  type: 's.type',
  security: 'coalesce(n.name, m.name, s.symbol)',
  units: 'trim_scale(s.units)::text',
  price: 'trim_scale(s.price)::text',
  amount: 's.amount::text',
  currency: 's.currency',
  note: 's.note',
} as const satisfies Record<Exclude<(typeof blockColumns)[number], 'row'>, string>;

/** So many rows stand in a block. */
const blockRows = 500;

const previewSql = `
  with judged as materialized (
    select s.line, p.account_id, p.portfolio_id, ${verdictSql} as verdict, j.problems, ${Object.entries(saidColumns)
      .map(([name, sql]) => `${sql} as ${name}`)
      .join(', ')}
      from staged_transactions s ${withWhatItIs}
      left join instruments n on n.id = i.instrument_id
      left join staged_instruments m on m.symbol = s.symbol
      left join judged_rows j on j.line = s.line
     where s.line > 0 and ($3::text is null or j.verdict = $3)
  ), told as (
    insert into import_rows (import_id, row, created_by, into_account_id, into_portfolio_id, verdict, said, problems)
    select $1, line, $2, account_id, portfolio_id, verdict,
      jsonb_build_object(${Object.keys(saidColumns)
        .map((name) => `'${name}', ${name}`)
        .join(', ')}), coalesce(problems, '[]')
      from judged where problems is not null or verdict = 'changed'
    on conflict (import_id, row) do nothing
  )
  insert into import_blocks (import_id, first_row, created_by, into_account_id, into_portfolio_id, verdict, rows, first_day, last_day, said)
  select $1, min(line), $2, account_id, portfolio_id, verdict, count(*), min(date), max(date),
    json_agg(json_build_array(line, ${Object.keys(saidColumns).join(', ')}) order by line)
    from judged where problems is null and verdict <> 'changed'
   group by account_id, portfolio_id, verdict, line / ${blockRows}`;

/** Keeps what is staged as the preview, but for what has been set aside. */
export async function previewStaged(connection: PoolClient, { id, createdBy }: Maker): Promise<void> {
  await connection.query(previewSql, [id, createdBy, null]);
}

/** Rows with errors or suspected duplicates go from the staging table into the preview: the rest is what would come in. */
export async function setAside(
  connection: PoolClient,
  { id, createdBy }: Maker,
  verdict: Exclude<FoundProblem['verdict'], 'question' | 'warning'>,
): Promise<void> {
  const { rows } = await connection.query<{ any: boolean }>('select exists (select from judged_rows where verdict = $1) as any', [verdict]);
  if (!rows[0]?.any) return;
  await connection.query(previewSql, [id, createdBy, verdict]);
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
