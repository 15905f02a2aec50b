import type { ImportOutcome } from '#contracts/imports.ts';
import type { StandingEntry } from '#contracts/import-undo.ts';
import type { Queries } from '../../../db/queries.ts';
import { transactionColumns } from '../../../db/queries/ledger/transaction-columns.ts';
import { choosePortfolios, createReferenceTables, fillReferenceTables } from '../stage/resolve-references.ts';
import { oversellCheck, productAggregate, reversalCheck } from '../check/ledger/ledger-checks.ts';
import { createStagingTables } from '../stage/staging-tables.ts';
import { waitForImports } from '../wait-for-imports.ts';
import { deleteCreatedSecurities, previewUndoneSecurities } from './stage/created-securities.ts';

/** Sales that were entered since need what the import brought. */
export class LeavesSales extends Error {
  readonly entry: StandingEntry | null;

  constructor(entry: StandingEntry | null) {
    super('sales that came later would sell more than is held');
    this.name = 'LeavesSales';
    this.entry = entry;
  }
}

/**
 * The effect of an undo: the transactions it removes, the earlier ones it restores, and those kept because a user has changed them since.
 */
export type Undone = NonNullable<ImportOutcome['undone']>;

const liveSql = `
  from import_transactions r
  join transactions t on t.account_id = r.into_account_id and t.portfolio_id = r.into_portfolio_id and t.id = r.transaction_id
 where r.import_id = $1`;

/** Tells what undoing it would do now. */
export async function previewUndo({ connection }: Pick<Queries, 'connection'>, importId: string): Promise<Undone> {
  const { rows } = await connection.query<Undone>(
    `select count(*) filter (where t.voided_at is null)::int as removed,
            count(*) filter (where t.voided_at is null and r.replaced_id is not null)::int as restored,
            count(*) filter (where t.voided_at is not null)::int as kept ${liveSql}`,
    [importId],
  );
  return { removed: 0, restored: 0, kept: 0, ...rows[0], securities: await previewUndoneSecurities(connection, importId) };
}

/**
 * Takes an import back: its transactions are voided, what they replaced is recorded again, as it was, and securities that it made and nothing
 * else uses go with it.
 *
 * @throws LeavesSales when more would have been sold than held
 */
export async function undoImport(tx: Queries, importId: string): Promise<Undone> {
  const { connection } = tx;
  await waitForImports(connection);
  const undone = await previewUndo(tx, importId);
  await connection.query(`
    create temp table undone_rows (account_id uuid, portfolio_id uuid, id uuid, day date, instrument_id uuid, replaced_id uuid) on commit drop`);
  await connection.query(
    `insert into undone_rows
     select t.account_id, t.portfolio_id, t.id, t.day, t.instrument_id, r.replaced_id ${liveSql} and t.voided_at is null`,
    [importId],
  );
  await connection.query(`select from portfolios where id in (select portfolio_id from undone_rows) order by id for update`);
  await connection.query(`
    update transactions t set voided_at = now() from undone_rows u
     where t.account_id = u.account_id and t.portfolio_id = u.portfolio_id and t.id = u.id`);
  const before = `insert into transactions (source, source_id, sequence, ${transactionColumns.join(', ')}) overriding system value
    select o.source, o.source_id, o.sequence, ${transactionColumns.map((name) => `o.${name}`).join(', ')}
      from undone_rows u join transactions o on o.account_id = u.account_id and o.id = u.replaced_id`;
  await connection.query(before);
  await refuseMissingUnits(tx);
  await connection.query(`
    insert into ledger_marks (account_id, portfolio_id, first_changed_day)
    select account_id, portfolio_id, min(day) from (
      select account_id, portfolio_id, day from undone_rows
      union all
      select o.account_id, o.portfolio_id, o.day from undone_rows u join transactions o on o.account_id = u.account_id and o.id = u.replaced_id
    ) as touched group by account_id, portfolio_id order by account_id, portfolio_id
    on conflict (account_id, portfolio_id) do update set
      first_changed_day = least(ledger_marks.first_changed_day, excluded.first_changed_day), version = ledger_marks.version + 1, marked_at = now()`);
  return { ...undone, securities: await deleteCreatedSecurities(connection, importId) };
}

/** The rule of every import, over the holdings that are touched. */
async function refuseMissingUnits(tx: Queries): Promise<void> {
  const { connection } = tx;
  await createStagingTables(connection);
  await createReferenceTables(connection);
  const { rows: portfolios } = await connection.query<{ id: string; accountId: string }>(
    'select distinct portfolio_id::text as id, account_id::text as "accountId" from undone_rows',
  );
  await choosePortfolios(
    connection,
    portfolios.map(({ id, accountId }) => ({ name: id, accountId, portfolioId: id })),
  );
  await fillReferenceTables(connection);
  await connection.query(productAggregate);
  const portfolio = 'select portfolio_id::text from undone_rows';
  const holding = 'select u.portfolio_id::text, i.symbol from undone_rows u join instruments i on i.id = u.instrument_id';
  for (const { sql } of [oversellCheck(`union ${holding}`), reversalCheck(`union ${portfolio}`)]) {
    const { rows } = await connection.query<Broken>(`select * from (${sql}) as broken order by day limit 1`);
    if (rows[0]) throw new LeavesSales(await entryOf(tx, rows[0]));
  }
}

interface Broken {
  /** Its id, as the known keys call it. */
  readonly portfolio: string;
  readonly day: string;
  readonly symbol?: string;
  readonly currency?: string;
}

async function entryOf({ connection }: Queries, { portfolio, day, symbol, currency }: Broken): Promise<StandingEntry | null> {
  const { rows } = await connection.query<StandingEntry>(
    `select own.name as portfolio, account.name as client, $2::text as day, $3::text as of
       from portfolios own join accounts account on account.id = own.account_id where own.id = $1`,
    [portfolio, day, symbol ?? currency ?? ''],
  );
  return rows[0] ?? null;
}
