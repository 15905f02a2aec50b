import type pg from 'pg';
import type { ActorDatabase } from '../../db/database.ts';
import type { Queries, Transaction } from '../../db/queries.ts';
import { inspectPrices } from '../market/inspect-prices.ts';
import type { Confirmation } from './check/confirmation.ts';
import { findProblems } from './check/find-problems.ts';
import { type ImportFileName, importFileNames } from './format/import-file.ts';
import { joinStaged } from './stage/join-whole-tables.ts';
import { createReferenceTables } from './stage/resolve-references.ts';
import { type Problem, Problems } from './check/problem.ts';
import type { ClientRules } from './check/clients/client-checks.ts';
import { demotesAdministrator } from './check/clients/people-checks.ts';
import { hasRoom } from './check/clients/subscription-room.ts';
import type { ImportSource, SourceFile } from './read/source-file.ts';
import { stageFile, type StagedFile } from './stage/stage-file.ts';
import { unstageStored } from './stage/unstage-stored.ts';
import { createStagingTables } from './stage/staging-tables.ts';
import { analyzeAfterImport } from './analyze-after-import.ts';
import { waitForImports } from './wait-for-imports.ts';
import { type FileCounts, recordRun } from './write/record-run.ts';
import { writeWarnings } from './write/warnings.ts';
import { writeStaged } from './write/write-staged.ts';

/** The progress of an import. `read` and `size` are in the same unit over all files: bytes of a folder, rows of files in memory. */
export type ImportProgress =
  /** Another import is under way. */
  | { readonly phase: 'waiting' }
  | { readonly phase: 'reading'; readonly file: ImportFileName; readonly rows: number; readonly read: number; readonly size: number }
  | { readonly phase: 'checking' }
  | { readonly phase: 'writing' };

export interface ImportOptions {
  /** Checks and counts everything, and leaves nothing behind. */
  readonly dryRun: boolean;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Runs in the import's transaction with what it changed, for example to request new figures. */
  readonly alongside?: (tx: Queries, counts: ImportCounts) => Promise<void>;
  /** The questions of the import that a user has confirmed. */
  readonly confirmed?: readonly Confirmation[];
  /** True if stored prices and rates stay as they are: of a day that has one, the source's is not taken. */
  readonly onlyNew?: boolean;
  /** The rules of the variant; without it everything that the format allows. */
  readonly variant?: ClientRules;
}

export type ImportCounts = Readonly<Partial<Record<ImportFileName, FileCounts>>>;

/** The warnings of an import, which do not block it; `others` counts those beyond the listed ones. */
export interface ImportWarnings {
  readonly listed: readonly Problem[];
  readonly others: number;
}

export type ImportResult = { readonly warnings: ImportWarnings } & (
  | { readonly kind: 'imported' | 'checked'; readonly counts: ImportCounts }
  /** `others` counts the problems beyond those listed. */
  | { readonly kind: 'refused'; readonly problems: readonly Problem[]; readonly others: number }
);

/**
 * Takes all of a source in, or nothing: one transaction, one import at a time. Does nothing a second time: what says the same
 * as before is not written. `db` must be the system's own.
 *
 * @throws Error when the source cannot be read or the database fails; what is wrong with the content is in the result.
 */
export async function importSource(db: ActorDatabase, source: ImportSource, options: ImportOptions): Promise<ImportResult> {
  try {
    const imported = await db.write(async (tx) => {
      const result = await importInto(tx, source, options);
      if (result.kind !== 'imported') throw new Withdrawn(result);
      await options.alongside?.(tx, result.counts);
      return result;
    });
    await analyzeAfterImport(db, imported.counts);
    return imported;
  } catch (error) {
    if (error instanceof Withdrawn) return error.result;
    throw error;
  }
}

/** Ends the transaction without anything kept. */
class Withdrawn extends Error {
  readonly result: ImportResult;

  constructor(result: ImportResult) {
    super('nothing is kept');
    this.name = 'Withdrawn';
    this.result = result;
  }
}

async function importInto(tx: Transaction, source: ImportSource, options: ImportOptions): Promise<ImportResult> {
  const { connection } = tx;
  await waitForImports(connection, () => options.onProgress?.({ phase: 'waiting' }));
  // An import whose process was killed ends here as well, and not at the end of its statement.
  await connection.query("set local work_mem = '128MB'; set local client_connection_check_interval = '1s'");
  const problems = new Problems();
  reportStrangers(source, problems);
  const findings = { problems, warnings: new Problems(), confirmed: new Set(options.confirmed) };
  const told = () => ({ listed: findings.warnings.inOrder(importFileNames), others: findings.warnings.others });
  const refused = (): ImportResult => {
    const files = [...source.strangers.map(({ name }) => name), ...importFileNames];
    return { kind: 'refused', problems: problems.inOrder(files), others: problems.others, warnings: told() };
  };
  const stage = await stagingOf(connection, { source, problems, options });
  const clients = await stage(source.files.filter(isSmall));
  if (!(await hasRoom(connection, { clients, problems, variant: options.variant?.id }))) return refused();
  const staged = [...clients, ...(await stage(source.files.filter((file) => !isSmall(file))))];
  await unstageStored(connection, options);
  await joinStaged(connection, staged);
  options.onProgress?.({ phase: 'checking' });
  await holdAdministrators(tx);
  await findProblems(connection, { staged, findings, variant: options.variant ?? null });
  const warnings = told();
  if (!problems.isEmpty) return refused();
  options.onProgress?.({ phase: 'writing' });
  const counts = await writeStaged(connection, staged, 'office');
  const kept = 'transactions.csv' in counts ? await writeWarnings(connection) : 0;
  if (options.dryRun) return { kind: 'checked', counts, warnings };
  const { held, released } = await inspectPrices(tx, await instrumentsToInspect(connection));
  await recordRun(tx, source.name, counts);
  const warned = { warnings: warnings.listed.length + warnings.others, warningsKept: kept };
  const after = { counts, held, released, ...warned, confirmed: options.confirmed ?? [] };
  tx.audit.add({ action: 'imported', target: { kind: 'import', id: source.name }, after });
  return { kind: 'imported', counts, warnings };
}

/** The instruments of which this import has written prices or splits: of their prices others may be doubtful now. */
async function instrumentsToInspect(connection: pg.PoolClient): Promise<string[]> {
  const { rows } = await connection.query<{ id: string }>(`
    select replace(id::text, '-', '') as id from (
      select id from changed_prices
      union
      select instrument_id from changed_transactions where instrument_id is not null and ratio is not null
    ) as concerned order by id`);
  return rows.map(({ id }) => id);
}

/** Locks out other demotions of administrators, so that two at once cannot remove the last one. */
async function holdAdministrators({ connection, peopleAdmin }: Transaction): Promise<void> {
  const { rows } = await connection.query<{ demotes: boolean }>(demotesAdministrator);
  if (rows[0]?.demotes) await peopleAdmin.lockAdministrators();
}

function reportStrangers({ strangers }: ImportSource, problems: Problems): void {
  for (const { name, sentence } of strangers) problems.add({ file: name, line: null, column: null, found: null, expected: sentence });
}

/** These say how large a book is, and are small themselves. */
function isSmall({ name }: SourceFile): boolean {
  return name === 'users.csv' || name === 'accounts.csv';
}

/** Stages files, one group after the other. */
async function stagingOf(
  connection: pg.PoolClient,
  { source, problems, options }: { source: ImportSource; problems: Problems; options: ImportOptions },
): Promise<(files: readonly SourceFile[]) => Promise<StagedFile[]>> {
  await createStagingTables(connection);
  await createReferenceTables(connection);
  const latestDay = await getDayInAYear(connection);
  const size = sumOf(source.files.map((file) => file.size));
  let before = 0;
  return async (files) => {
    const staged: StagedFile[] = [];
    for (const file of files) {
      const start = before;
      const onRead = ({ rows, read }: { rows: number; read: number }) =>
        options.onProgress?.({ phase: 'reading', file: file.name, rows, read: start + read, size });
      staged.push(await stageFile(file, { connection, problems, sourceName: source.name, latestDay, onRead }));
      before += file.size;
    }
    return staged;
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Dates beyond are mistakes in writing. */
export async function getDayInAYear(connection: pg.PoolClient): Promise<string> {
  const { rows } = await connection.query<{ day: string }>("select (current_date + interval '1 year')::date::text as day");
  return rows[0]?.day ?? '';
}
