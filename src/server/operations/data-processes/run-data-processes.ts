import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { type DataFailure, type DataOutcome, type DataProblem, noOutcome } from '#contracts/data-processes.ts';
import { system } from '#domain/actor.ts';
import { dataProcessLimits, dataProcessPolicy, type DataRunState, datasets } from '#domain/data-process/data-process.ts';
import { abilities } from '#domain/policy.ts';
import type { Variant } from '#variants/variant.ts';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import type { FoundDataRun } from '../../db/queries/office/data-runs.ts';
import type { FetchDataset } from '../../feeds/data-service.ts';
import { type Confirmation, confirmationNames } from '../import/check/confirmation.ts';
import type { Problem } from '../import/check/problem.ts';
import { type ImportCounts, importSource, type ImportResult } from '../import/import-source.ts';
import { csvRows } from '../import/read/csv-rows.ts';
import type { ImportSource, SourceFile } from '../import/read/source-file.ts';
import { actingPerson } from '../import/wizard/acting-person.ts';
import { toRowProblem } from '../import/wizard/preview/validate-staged-rows.ts';

export interface DataProcessWork {
  readonly db: Database;
  readonly variant: Pick<Variant, 'id' | 'portfolioTypes' | 'maxPortals'>;
  readonly fetchDataset: FetchDataset;
  /** Asks for new figures when the transaction commits. */
  readonly requestRefresh: (tx: Queries) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

const actor = system('data-process');

/**
 * Does what has been asked for of data processes, one run after the other: fetches the files and checks them, or imports those that someone has
 * confirmed. A run that fails says so on its page.
 *
 * @returns how many runs it dealt with
 */
export async function runDataProcesses(work: DataProcessWork): Promise<number> {
  const done = new Set<string>();
  for (;;) {
    const asked = await work.db.as(actor).read(({ dataRuns }) => dataRuns.asked());
    const next = asked.find((id) => !done.has(id));
    if (next === undefined) return done.size;
    done.add(next);
    await carryOut(work, next);
  }
}

async function carryOut(work: DataProcessWork, id: string): Promise<void> {
  const db = work.db.as(actor);
  // Counted beside the work: of an attempt that ends the process nothing else is left.
  await db.writeUnaudited('import-preview', ({ dataRuns }) => dataRuns.attempt(id));
  const run = await db.read(({ dataRuns }) => dataRuns.find(id));
  if (run?.state !== 'waiting' && run?.state !== 'importing') return;
  try {
    await requireAdministrator(work, run.state === 'waiting' ? run.startedBy : run.confirmedBy);
    await (run.state === 'waiting' ? check(work, run) : bringIn(work, run));
  } catch (error) {
    if (error instanceof Over) return;
    const failure = failureOf(error);
    if (failure.why === 'failed') work.onFailure(error);
    await settle(work, run, 'failed', { ...noOutcome, failure });
  }
}

/** Another process has done the work meanwhile. */
class Over extends Error {}

/** Does nothing where another process has been faster. */
async function settle({ db }: DataProcessWork, { id, state }: FoundDataRun, to: DataRunState, outcome: DataOutcome): Promise<void> {
  await db.as(actor).writeUnaudited('import-preview', ({ dataRuns }) => dataRuns.settle(id, { from: state, to, outcome }));
}

/** Refuses the work of someone who was an administrator when they asked for it and is none now. */
async function requireAdministrator({ db }: DataProcessWork, userId: string | null): Promise<void> {
  const by = userId === null ? null : await db.as(actor).read((snapshot) => actingPerson(snapshot, userId));
  if (by === null || !abilities(dataProcessPolicy, by, {}).run) throw new Failed({ dataset: null, why: 'not-allowed', status: null });
}

async function check(work: DataProcessWork, run: FoundDataRun): Promise<void> {
  await fetchFiles(work, run);
  const { state, outcome } = await examine(work, run);
  await settle(work, run, state, outcome);
}

/** Checks the files without confirmations, and with all that is asked for, to see what would change. */
async function examine(
  work: DataProcessWork,
  run: FoundDataRun,
): Promise<{ readonly state: 'checked' | 'refused'; readonly outcome: DataOutcome }> {
  const tried = async (confirmed: readonly Confirmation[]) =>
    importSource(work.db.as(actor), await sourceOf(work, run), { dryRun: true, variant: work.variant, confirmed });
  const first = await tried([]);
  const questions = first.kind === 'refused' ? first.problems.filter(({ confirmedBy }) => confirmedBy !== undefined) : [];
  const names = new Set(questions.map(({ confirmedBy }) => confirmedBy));
  const result = questions.length === 0 ? first : await tried(confirmationNames.filter((name) => names.has(name)));
  const isRefused = result.kind === 'refused';
  const problems = isRefused ? result.problems : questions;
  const others = isRefused ? result.others : first.kind === 'refused' ? first.others : 0;
  return { state: isRefused ? 'refused' : 'checked', outcome: outcomeOf(result, { problems, others }) };
}

/**
 * Imports what was checked, from the same files. Where the ledger has changed since so that another check finds something else, that is shown first.
 */
async function bringIn(work: DataProcessWork, run: FoundDataRun): Promise<void> {
  const now = await examine(work, run);
  if (now.state === 'refused' || !isSame(now.outcome, run.outcome))
    return settle(work, run, now.state, { ...now.outcome, isRepeated: now.state === 'checked' });
  const result = await importSource(work.db.as(actor), await sourceOf(work, run), {
    dryRun: false,
    variant: work.variant,
    confirmed: confirmationNames.filter((name) => run.confirmed.includes(name)),
    alongside: async (tx, counts) => {
      const outcome = { ...now.outcome, counts: listCounts(counts) };
      if (!(await tx.dataRuns.settle(run.id, { from: 'importing', to: 'imported', outcome }))) throw new Over();
      await work.requestRefresh(tx);
    },
  });
  if (result.kind === 'refused') await settle(work, run, 'refused', outcomeOf(result, result));
}

function isSame(now: DataOutcome, before: DataOutcome | null): boolean {
  const stored: unknown = JSON.parse(JSON.stringify(now));
  return before !== null && isDeepStrictEqual(stored, { ...before, isRepeated: false });
}

/** Keeps the file of each step that an API answers; what is there from an attempt before is not asked for again. */
async function fetchFiles({ db, fetchDataset }: DataProcessWork, { id, steps }: FoundDataRun): Promise<void> {
  const there = new Set((await db.as(actor).read(({ dataRuns }) => dataRuns.files(id))).map(({ dataset }) => dataset));
  for (const { dataset, request } of steps) {
    if (request === null || there.has(dataset)) continue;
    const answer = await fetchDataset(request).catch((error: unknown) => {
      const isTooLong = error instanceof Error && error.message === 'The answer is too long.';
      throw new Failed({ dataset, why: isTooLong ? 'too-large' : 'not-reached', status: null });
    });
    if (answer === null) throw new Failed({ dataset, why: 'no-service', status: null });
    if (answer.status !== 200) throw new Failed({ dataset, why: 'refused', status: answer.status });
    await db.as(actor).writeUnaudited('import-preview', ({ dataRuns }) => dataRuns.addFile(id, dataset, answer.content));
  }
}

/** The work cannot be done, for a reason that the page has words for. */
class Failed extends Error {
  readonly failure: DataFailure;

  constructor(failure: DataFailure) {
    super(`a run of a data process failed: ${failure.why}`);
    this.name = 'Failed';
    this.failure = failure;
  }
}

function failureOf(error: unknown): DataFailure {
  return error instanceof Failed ? error.failure : { dataset: null, why: 'failed', status: null };
}

/** The ids of transactions belong to the process: what it brings again is the same transaction. */
async function sourceOf({ db }: DataProcessWork, { id, processId, steps }: FoundDataRun): Promise<ImportSource> {
  const sizes = new Map((await db.as(actor).read(({ dataRuns }) => dataRuns.files(id))).map(({ dataset, size }) => [dataset, size]));
  const wanted = datasets.filter((dataset) => steps.some((step) => step.dataset === dataset));
  const files = wanted.map((dataset): SourceFile => ({
    name: `${dataset}.csv`,
    size: sizes.get(dataset) ?? 0,
    open: async () => {
      const content = await db.as(actor).read(({ dataRuns }) => dataRuns.file(id, dataset));
      if (content === null) throw new Over();
      return csvRows({ content: Readable.from([content]), read: () => content.length });
    },
  }));
  return { name: `data-process-${processId}`, files, strangers: [] };
}

interface Found {
  readonly problems: readonly Problem[];
  readonly others: number;
}

function outcomeOf(result: ImportResult, { problems, others }: Found): DataOutcome {
  const most = dataProcessLimits.problems;
  const { warnings } = result;
  return {
    ...noOutcome,
    counts: result.kind === 'refused' ? [] : listCounts(result.counts),
    problems: problems.slice(0, most).map(toShown),
    otherProblems: others + Math.max(0, problems.length - most),
    warnings: warnings.listed.slice(0, most).map(toShown),
    otherWarnings: warnings.others + Math.max(0, warnings.listed.length - most),
  };
}

function listCounts(counts: ImportCounts): DataOutcome['counts'] {
  return Object.entries(counts).map(([file, { rows, added, changed }]) => ({ file, added, changed, unchanged: rows - added - changed }));
}

function toShown(problem: Problem): DataProblem {
  const { file, line, confirmedBy = null, deniedBy = null, ofRows = null } = problem;
  return { ...toRowProblem(problem), file, line, confirmedBy, deniedBy, ofRows };
}
