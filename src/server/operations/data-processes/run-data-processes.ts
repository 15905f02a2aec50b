import { Readable } from 'node:stream';
import type { DataFailure, DataOutcome, DataProblem } from '#contracts/data-processes.ts';
import { system } from '#domain/actor.ts';
import { dataProcessLimits, datasets } from '#domain/data-process/data-process.ts';
import type { Variant } from '#variants/variant.ts';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import type { FoundDataRun } from '../../db/queries/office/data-runs.ts';
import type { FetchDataset } from '../../feeds/data-service.ts';
import { type Confirmation, confirmationNames } from '../import/check/confirmation.ts';
import type { Problem } from '../import/check/problem.ts';
import { importSource, type ImportResult } from '../import/import-source.ts';
import { csvRows } from '../import/read/csv-rows.ts';
import { type ImportSource, type SourceFile, UnreadableFile } from '../import/read/source-file.ts';
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
  if (!run) return;
  try {
    if (run.state === 'waiting') await check(work, run);
    else await bringIn(work, run);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.why === 'failed') work.onFailure(error);
    await db.writeUnaudited('import-preview', ({ dataRuns }) => dataRuns.settle(id, 'failed', { ...nothing, failure }));
  }
}

async function check(work: DataProcessWork, run: FoundDataRun): Promise<void> {
  await fetchFiles(work, run);
  const db = work.db.as(actor);
  const tried = async (confirmed: readonly Confirmation[]) =>
    importSource(db, await sourceOf(work, run), { dryRun: true, variant: work.variant, confirmed });
  const first = await tried([]);
  const questions = questionsOf(first);
  const names = new Set(questions.map(({ confirmedBy }) => confirmedBy));
  const result = questions.length === 0 ? first : await tried(confirmationNames.filter((name) => names.has(name)));
  const outcome = outcomeOf(result, questions);
  await db.writeUnaudited('import-preview', async ({ dataRuns }) => {
    const now = await dataRuns.lock(run.id);
    if (now?.state === 'waiting') await dataRuns.settle(run.id, result.kind === 'refused' ? 'refused' : 'checked', outcome);
  });
}

/** Imports what was checked, from the same files; what has changed in the ledger since may refuse it. */
async function bringIn(work: DataProcessWork, run: FoundDataRun): Promise<void> {
  const db = work.db.as(actor);
  const confirmed = confirmationNames.filter((name) => run.confirmed.includes(name));
  let isOver = false;
  const result = await importSource(db, await sourceOf(work, run), {
    dryRun: false,
    variant: work.variant,
    confirmed,
    alongside: async (tx) => {
      isOver = (await tx.dataRuns.lock(run.id))?.state !== 'importing';
      if (isOver) throw new Error('Another process has imported this run.');
      await tx.dataRuns.settle(run.id, 'imported', null);
      await work.requestRefresh(tx);
    },
  }).catch((error: unknown) => {
    if (isOver) return null;
    throw error;
  });
  if (result === null) return;
  const state = result.kind === 'refused' ? 'refused' : 'imported';
  await db.writeUnaudited('import-preview', ({ dataRuns }) => dataRuns.settle(run.id, state, outcomeOf(result, [])));
}

/** Keeps the file of each step that an API answers; what is there from an attempt before is not asked for again. */
async function fetchFiles({ db, fetchDataset }: DataProcessWork, { id, steps }: FoundDataRun): Promise<void> {
  const there = new Set((await db.as(actor).read(({ dataRuns }) => dataRuns.files(id))).map(({ dataset }) => dataset));
  for (const { dataset, request } of steps) {
    if (request === null || there.has(dataset)) continue;
    const answer = await fetchDataset(request).catch((error: unknown) => {
      const isTooLong = error instanceof Error && error.message === 'The answer is too long.';
      throw new NotFetched({ dataset, why: isTooLong ? 'too-large' : 'not-reached', status: null });
    });
    if (answer === null) throw new NotFetched({ dataset, why: 'no-service', status: null });
    if (answer.status !== 200) throw new NotFetched({ dataset, why: 'refused', status: answer.status });
    await db.as(actor).writeUnaudited('import-preview', ({ dataRuns }) => dataRuns.addFile(id, dataset, answer.content));
  }
}

class NotFetched extends Error {
  readonly failure: DataFailure;

  constructor(failure: DataFailure) {
    super('a file of a data process could not be had');
    this.name = 'NotFetched';
    this.failure = failure;
  }
}

function failureOf(error: unknown): DataFailure {
  if (error instanceof NotFetched) return error.failure;
  return { dataset: null, why: error instanceof UnreadableFile ? 'unreadable' : 'failed', status: null };
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
      return csvRows({ content: Readable.from([content ?? Buffer.alloc(0)]), read: () => content?.length ?? 0 });
    },
  }));
  return { name: `data-process-${processId}`, files, strangers: [] };
}

/** The problems of a check that a confirmation takes away. */
function questionsOf(result: ImportResult): readonly Problem[] {
  return result.kind === 'refused' ? result.problems.filter(({ confirmedBy }) => confirmedBy !== undefined) : [];
}

const nothing: DataOutcome = { counts: [], problems: [], otherProblems: 0, warnings: [], otherWarnings: 0, failure: null };

function outcomeOf(result: ImportResult, questions: readonly Problem[]): DataOutcome {
  const most = dataProcessLimits.problems;
  const problems = result.kind === 'refused' ? result.problems : questions;
  const { listed, others } = result.warnings;
  return {
    counts: result.kind === 'refused' ? [] : countsOf(result),
    problems: problems.slice(0, most).map(toShown),
    otherProblems: (result.kind === 'refused' ? result.others : 0) + Math.max(0, problems.length - most),
    warnings: listed.slice(0, most).map(toShown),
    otherWarnings: others + Math.max(0, listed.length - most),
    failure: null,
  };
}

function countsOf({ counts }: ImportResult & { readonly kind: 'imported' | 'checked' }): DataOutcome['counts'] {
  return Object.entries(counts).map(([file, { rows, added, changed }]) => ({ file, added, changed, unchanged: rows - added - changed }));
}

function toShown(problem: Problem): DataProblem {
  const { file, line, confirmedBy = null } = problem;
  return { ...toRowProblem(problem), file, line, confirmedBy };
}
