import type { ImportAccount, ImportCounts, ImportOutcome, ImportProgress } from '#contracts/imports.ts';
import { maxValued } from '#domain/import/file-import.ts';
import type { Queries } from '../../../db/queries.ts';
import type { FoundImport } from '../../../db/queries/imports.ts';
import { hasManyRows, joinWholeTables } from '../stage/join-whole-tables.ts';
import type { ClientRules } from '../check/clients/client-checks.ts';
import type { StagedFile } from '../stage/stage-file.ts';
import { lockOutImports } from '../wait-for-imports.ts';
import { recordRun } from '../write/record-run.ts';
import { writeWarnings } from '../write/warnings.ts';
import { writeStaged } from '../write/write-staged.ts';
import { type BrokerFile, BrokerRows, type PortfolioOfRows } from './stage/broker-rows.ts';
import { checkRows } from './preview/check-rows.ts';
import { effectOnValues, type Valuing } from './preview/effect-on-values.ts';
import { saveSecurities, rememberSecurities } from './stage/save-securities.ts';
import { rememberAccounts } from './stage/match-accounts.ts';
import { recordCreatedSecurities } from './stage/created-securities.ts';
import { matchSecurities } from './stage/match-securities.ts';
import { stageBrokers } from './stage/stage-brokers.ts';

export interface ImportJob extends Valuing {
  readonly one: FoundImport;
  readonly files: readonly BrokerFile[];
  /** The accounts of the rows, as the files name them. */
  readonly accounts: readonly ImportAccount[];
  readonly variant: ClientRules;
  /** On a connection of its own: rows are matched while others are copied. */
  readonly read: <Answer>(work: (snapshot: Queries) => Promise<Answer>) => Promise<Answer>;
  readonly onProgress: (progress: ImportProgress) => void;
}

/** The preview that the user saw no longer matches what the import would write. */
export class StalePreviewError extends Error {
  constructor() {
    super('the preview is out of date');
    this.name = 'StalePreviewError';
  }
}

/**
 * Reads, matches and judges all rows, and tells what they would do to values. Nothing but the preview is kept. Others book meanwhile; only while
 * the rows are written for a try, who books in these very portfolios waits, and what is locked is free when the try is taken back.
 */
export async function checkImport(tx: Queries, work: ImportJob): Promise<ImportOutcome> {
  const { staged, judged } = await judgedRows(tx, work);
  const notValued = whyNotValued(work, judged);
  if (notValued) return { ...judged, effects: [], notValued, isDone: false };
  const { connection } = tx;
  await connection.query('savepoint before_writing');
  await lockOutImports(connection);
  await writeStaged(connection, staged, 'adviser');
  const effects = await effectOnValues(tx, work);
  await connection.query('rollback to savepoint before_writing');
  return { ...judged, effects, isDone: false };
}

/** Returns the portfolios that rows may go into: those of the files, and those of the accounts that they name. */
export function listTargetPortfolios({ files }: Pick<ImportJob, 'files'>): PortfolioOfRows[] {
  const all = files.flatMap(({ portfolio, accounts }) => [portfolio, ...(accounts?.values() ?? [])]);
  return [...new Map(all.flatMap((one) => (one ? [[one.id, one] as const] : []))).values()];
}

function whyNotValued(work: ImportJob, { counts }: Judged): ImportOutcome['notValued'] {
  if (counts.new + counts.changed > maxValued.rows) return 'rows';
  return new Set(listTargetPortfolios(work).map(({ accountId }) => accountId)).size > maxValued.accounts ? 'accounts' : undefined;
}

/**
 * Writes what was checked, all of it or nothing.
 *
 * @throws StalePreviewError when other rows would come in than the last check has shown
 */
export async function commitImport(tx: Queries, work: ImportJob): Promise<ImportOutcome> {
  const { one } = work;
  const { staged, judged } = await judgedRows(tx, work);
  if (!isAsShown(one, judged)) throw new StalePreviewError();
  const { connection } = tx;
  const counts = await writeStaged(connection, staged, 'adviser');
  await writeWarnings(connection);
  await connection.query(
    `insert into import_transactions (import_id, row, created_by, into_account_id, into_portfolio_id, transaction_id, replaced_id)
     select $1, c.line, $2, t.account_id, t.portfolio_id, t.id, c.old_id
       from changed_transactions c
       join transactions t on t.account_id = c.account_id and t.source = c.source and t.source_id = c.source_id and t.voided_at is null`,
    [one.id, one.createdBy],
  );
  await recordCreatedSecurities(connection, one.id);
  await rememberSecurities(connection, one);
  await rememberAccounts(connection, one.portalId, work.accounts);
  await recordRun(tx, one.id, counts);
  await tx.imports.forgetContent(one.id);
  const { effects = [], notValued } = one.outcome ?? {};
  return { ...judged, effects, ...(notValued && { notValued }), isDone: true };
}

type Judged = Omit<ImportOutcome, 'effects' | 'isDone'>;

async function judgedRows(tx: Queries, work: ImportJob): Promise<{ readonly staged: readonly StagedFile[]; readonly judged: Judged }> {
  const { connection } = tx;
  const { one, files, accounts, onProgress, read } = work;
  await connection.query("set local work_mem = '64MB'; set local client_connection_check_interval = '1s'");
  const of = { importId: one.id, portalId: one.portalId };
  const rows = new BrokerRows(files, (named) => read((snapshot) => matchSecurities(snapshot.connection, named, of)));
  const portfolios = listTargetPortfolios(work);
  const { staged, found } = await stageBrokers(connection, { importId: one.id, portfolios, rows, onProgress });
  await joinWholeTables(connection, hasManyRows(staged));
  onProgress({ phase: 'checking', rows: rows.counts.rows, read: 1 });
  const { others } = await checkRows(connection, { ...one, variant: work.variant, rows, staged, found });
  const { rows: splits } = await connection.query<{ any: boolean }>(
    `select exists (select from judged_rows where problems @> '[{"expected": "split-as-trades"}]') as any`,
  );
  await saveSecurities(connection, one, rows.securities);
  const { counts, ...days } = await tx.importRows.counted(one.id);
  onProgress({ phase: 'writing', rows: rows.counts.rows, read: 1 });
  return {
    staged,
    judged: {
      counts,
      rows: rows.counts.rows,
      others,
      shortYears: rows.shortYears,
      ...(accounts.length > 0 && { accounts }),
      ...(rows.balances.length > 0 && { balances: rows.balances }),
      hasSplits: splits[0]?.any ?? false,
      ...days,
    },
  };
}

function isAsShown({ outcome, options }: FoundImport, { counts, others }: Judged): boolean {
  const isClean = counts.question === 0 && (options.leaveOutErrors || (counts.error === 0 && others === 0));
  const told: readonly (keyof ImportCounts)[] = ['new', 'changed', 'duplicate', 'error'];
  return (
    isClean && outcome !== null && counts.new + counts.changed > 0 && told.every((verdict) => counts[verdict] === outcome.counts[verdict])
  );
}
