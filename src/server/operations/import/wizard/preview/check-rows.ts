import type { PoolClient } from 'pg';
import type { ImportOptions } from '#contracts/imports.ts';
import type { ClientRules } from '../../check/clients/client-checks.ts';
import type { StagedFile } from '../../stage/stage-file.ts';
import type { BrokerRows } from '../stage/broker-rows.ts';
import { beginPreview, judge, previewKept, previewStaged, setAside } from './preview-rows.ts';
import { type FoundProblem, validateStagedRows, findSuspectedDuplicates, findVoidedByHand } from './validate-staged-rows.ts';

interface ToCheck {
  readonly id: string;
  readonly createdBy: string;
  readonly options: ImportOptions;
  readonly variant: ClientRules;
  readonly rows: BrokerRows;
  readonly staged: readonly StagedFile[];
  /** Found while they were staged. */
  readonly found: readonly FoundProblem[];
}

/** The most rounds of leaving rows out, each of which may invalidate others. Beyond that the file as a whole is at fault. */
const maxRounds = 20;

/**
 * Judges every row and keeps the preview; what stays staged is what would come in. Errors are left out one round after the other, since a sale is
 * wrong without its purchase. Where they are not to be left out, the ledger of a portfolio with a faulty row is not looked at: all that follows from
 * the row would be told as well.
 *
 * @returns how many problems there are beyond the rows told one by one
 */
export async function checkRows(connection: PoolClient, check: ToCheck): Promise<{ readonly others: number }> {
  const { options, rows } = check;
  await beginPreview(connection, check);
  await judge(connection, check.found);
  await setAside(connection, check, 'error');
  await judge(connection, await findVoidedByHand(connection));
  await setAside(connection, check, 'left-out');
  if (!options.takeDuplicates) {
    await judge(connection, await findSuspectedDuplicates(connection));
    await setAside(connection, check, 'duplicate');
  }
  if (!options.leaveOutErrors) await markFaulty(connection, check);
  const others = await inRounds(connection, check);
  await connection.query('delete from staged_transactions where line <= 0');
  await previewStaged(connection, check);
  await setAside(connection, check, 'error');
  await previewKept(connection, check, rows.kept);
  const untold = rows.counts.errors + rows.counts.ignored - rows.kept.length;
  return { others: others + untold };
}

async function markFaulty(connection: PoolClient, { rows, found }: ToCheck): Promise<void> {
  const portfolios = [...rows.faultyPortfolios];
  await connection.query(
    `insert into staged_transactions (line, is_faulty, portfolio)
     select -row_number() over (), true, portfolio from (
       select unnest($1::text[]) union select p.portfolio_id::text from import_rows r join chosen_portfolios p on p.portfolio_id = r.into_portfolio_id
        where r.row = any($2::int[]) and r.verdict = 'error'
     ) as faulty (portfolio)`,
    [portfolios, found.map(({ row }) => row)],
  );
}

async function inRounds(connection: PoolClient, check: ToCheck): Promise<number> {
  for (let round = 1; round <= maxRounds; round += 1) {
    await connection.query('savepoint round_of_checks');
    const { found, others } = await validateStagedRows(connection, check);
    const isClean = others === 0 && !found.some(({ verdict }) => verdict === 'error');
    if (isClean || !check.options.leaveOutErrors) {
      await judge(connection, found);
      return others;
    }
    await connection.query('rollback to savepoint round_of_checks');
    await judge(
      connection,
      found.filter(({ verdict }) => verdict === 'error'),
    );
    await setAside(connection, check, 'error');
  }
  return 1;
}
