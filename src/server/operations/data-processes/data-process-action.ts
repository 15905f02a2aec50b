import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { DataProblem } from '#contracts/data-processes.ts';
import { dataRunPolicy, type Dataset, datasets } from '#domain/data-process/data-process.ts';
import { AppError } from '#domain/errors.ts';
import { maxImportFileBytes } from '#domain/import/file-import.ts';
import { uploadKey } from '#domain/file/upload.ts';
import { isId } from '#domain/is-id.ts';
import { abilities } from '#domain/policy.ts';
import type { Transaction } from '../../db/queries.ts';
import type { FoundDataRun } from '../../db/queries/office/data-runs.ts';
import { discardFile } from '../../files/uploads.ts';
import type { RequestContext } from '../../request-context.ts';
import { type Confirmation, confirmationNames } from '../import/check/confirmation.ts';
import { findDataProcess, toDataStep } from './find-data-process.ts';

type Asking = Pick<RequestContext, 'actor' | 'db' | 'files' | 'requestImport'>;

const runId = z.string().refine(isId);
/** `on` confirms a question; `other` gives its other answer, where it has one. */
const Answers = z.partialRecord(z.enum(confirmationNames), z.enum(['on', 'other']));

const Started = z.strictObject({
  intent: z.literal('check'),
  uploads: z.partialRecord(z.enum(datasets), z.string().regex(uploadKey)),
});
const Confirmed = z.object({ intent: z.literal('import'), run: runId, seen: z.string().max(40) }).catchall(z.string());
const Discarded = z.strictObject({ intent: z.literal('discard'), run: runId });

/**
 * Starts a run of a data process with the files that were uploaded for its steps, confirms the findings of its check, or discards it.
 *
 * @throws AppError `form-not-understood`, `page-not-found`, `import-file-too-large`, `upload-missing`,
 * `file-empty`; `changed-meanwhile` while another run is open, for one that is over, and for findings that others have replaced
 */
export async function dataProcessAction(context: Asking, id: string, fields: Record<string, unknown>): Promise<void> {
  if (fields.intent === 'check') return start(context, id, fields);
  if (fields.intent === 'import') return confirm(context, id, fields);
  const { data: form } = Discarded.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  await onRun(context, { id, run: form.run, action: 'discard' }, async (tx, found) => {
    await tx.dataRuns.settle(form.run, { from: found.state, to: 'discarded', outcome: null });
    tx.audit.add({ action: 'data-process-discarded', target: { kind: 'content', id }, after: { run: form.run } });
  });
}

/** Fields without the prefix keep their names, and are none that is known. */
function withoutPrefix(fields: Readonly<Record<string, unknown>>, prefix: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name.startsWith(prefix) ? name.slice(prefix.length) : `?${name}`, value]),
  );
}

async function start({ actor, db, files, requestImport }: Asking, id: string, fields: Record<string, unknown>): Promise<void> {
  const { intent, ...sent } = fields;
  const { data: form } = Started.safeParse({ intent, uploads: withoutPrefix(sent, 'upload-') });
  if (!form || !('userId' in actor)) throw new AppError('form-not-understood');
  const { steps } = await db.read((snapshot) => findDataProcess(snapshot, actor, { id, action: 'run' }));
  const missing = checkSteps(steps.map(toDataStep)).find((dataset) => form.uploads[dataset] === undefined);
  if (missing !== undefined) throw new AppError('form-not-understood');
  const contents = new Map<Dataset, Buffer>();
  for (const dataset of checkSteps(steps.map(toDataStep)))
    contents.set(dataset, await takeUpload(files, { person: actor.userId, key: form.uploads[dataset] ?? '' }));
  await db.write(async (tx) => {
    const found = await findDataProcess(tx, actor, { id, action: 'run' });
    if (!isDeepStrictEqual(found.steps, steps)) throw new AppError('changed-meanwhile');
    const person = await tx.users.find(actor.userId);
    const by = { id: actor.userId, name: person?.name ?? '' };
    const run = await tx.dataRuns.begin({ processId: id, by, steps: found.steps.map(toDataStep) });
    if (run === null) throw new AppError('changed-meanwhile');
    for (const [dataset, content] of contents) await tx.dataRuns.addFile(run, dataset, content);
    await requestImport(tx);
    tx.audit.add({
      action: 'data-process-begun',
      target: { kind: 'content', id },
      after: { run, datasets: found.steps.map(({ dataset }) => dataset) },
    });
  });
}

/**
 * @returns the datasets whose files have to be chosen
 * @throws AppError `form-not-understood` for no steps, and for two of one dataset: the designer offers no run of these
 */
function checkSteps(steps: readonly ReturnType<typeof toDataStep>[]): readonly Dataset[] {
  if (steps.length === 0) throw new AppError('form-not-understood');
  if (new Set(steps.map(({ dataset }) => dataset)).size < steps.length) throw new AppError('form-not-understood');
  return steps.flatMap(({ dataset, request }) => (request === null ? [dataset] : []));
}

async function takeUpload({ uploads }: Asking['files'], upload: { readonly person: string; readonly key: string }): Promise<Buffer> {
  const received = await uploads.take(upload);
  try {
    if (received.size > maxImportFileBytes) throw new AppError('import-file-too-large');
    return await readFile(received.path);
  } finally {
    await discardFile(received);
  }
}

async function confirm(context: Asking, id: string, fields: Record<string, unknown>): Promise<void> {
  const { data: form } = Confirmed.safeParse(fields);
  if (!form || !('userId' in context.actor)) throw new AppError('form-not-understood');
  const { intent: _intent, run, seen, ...sent } = form;
  const { data: answers } = Answers.safeParse(withoutPrefix(sent, 'confirm-'));
  if (!answers) throw new AppError('form-not-understood');
  const by = context.actor.userId;
  await onRun(context, { id, run, action: 'import' }, async (tx, { outcome, attemptedAt }) => {
    if (seen !== attemptedAt) throw new AppError('changed-meanwhile');
    const confirmed = confirmedIn(outcome?.problems ?? [], answers);
    await tx.dataRuns.confirm(run, { by, confirmed });
    await context.requestImport(tx);
    const rows = (outcome?.counts ?? []).map(({ file, added, changed }) => `${file}: ${added}+${changed}`);
    tx.audit.add({ action: 'data-process-confirmed', target: { kind: 'content', id }, after: { run, rows, confirmed } });
  });
}

/** @throws AppError `form-not-understood` unless each question is answered, by one of its answers */
function confirmedIn(problems: readonly DataProblem[], answers: z.infer<typeof Answers>): string[] {
  const names = problems.flatMap(({ confirmedBy, deniedBy }) => {
    if (confirmedBy === null) return [];
    const answer = answers[confirmedBy as Confirmation];
    const name = answer === 'on' ? confirmedBy : answer === 'other' ? deniedBy : null;
    if (name === null) throw new AppError('form-not-understood');
    return [name];
  });
  return [...new Set(names)];
}

interface RunAddress {
  readonly id: string;
  readonly run: string;
  readonly action: 'import' | 'discard';
}

async function onRun(
  { actor, db }: Asking,
  { id, run, action }: RunAddress,
  work: (tx: Transaction, found: FoundDataRun) => Promise<void>,
): Promise<void> {
  await db.write(async (tx) => {
    await findDataProcess(tx, actor, { id, action: 'run' });
    const found = await tx.dataRuns.lock(run);
    if (found?.processId !== id) throw new AppError('page-not-found');
    if (!abilities(dataRunPolicy, actor, found)[action]) throw new AppError('changed-meanwhile');
    await work(tx, found);
  });
}
