import * as z from 'zod';
import { isCollection } from '#collections/registry.ts';
import type { BulkRun, BulkRunRow, BulkRunsPage } from '#contracts/bulk-runs.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import type { FoundBulkRow, FoundBulkRun } from '../../db/queries/office/bulk-rows.ts';
import { localMoment } from '../../local-moment.ts';
import { parseQuery } from '../../operations/parse-query.ts';
import type { RecordContext } from '../binding.ts';
import { bulkRow, type RowOutcome } from './preview-bulk.ts';

const RunQuery = z.object({ run: z.string().refine(isId).optional() });

/**
 * Returns the bulk actions that the reader started in the last days, and the results of the one that the address names, else of the newest.
 *
 * @throws AppError `query-not-understood`, `page-not-found`
 */
export async function readBulkRuns(context: RecordContext, asked: URLSearchParams): Promise<BulkRunsPage> {
  const { run: wanted } = parseQuery(RunQuery, asked);
  return context.db.read(async ({ bulkRows }) => {
    const found = await bulkRows.own();
    const runs = found.flatMap((run) => listed(run, context.variant.timeZone));
    const shown = wanted === undefined ? runs[0] : runs.find(({ id }) => id === wanted);
    if (shown) return { runs, shown: { run: shown, rows: (await bulkRows.of(shown.id)).map((row) => shownRow(context, row)) } };
    if (wanted !== undefined) throw new AppError('page-not-found');
    return { runs, shown: null };
  });
}

function listed({ collection, startedAt, ...run }: FoundBulkRun, timeZone: string): readonly BulkRun[] {
  return isCollection(collection) ? [{ ...run, collection, startedAt: localMoment(startedAt, timeZone) }] : [];
}

function shownRow(context: RecordContext, { record: id, name, detail, verdict, answer }: FoundBulkRow): BulkRunRow {
  if (verdict === null) return { id, name, detail, verdict: 'waiting' };
  return { name, detail, ...bulkRow(context, id, { verdict, answer } as RowOutcome) };
}
