import { expect } from 'vitest';
import type { CollectionId } from '#collections/registry.ts';
import type { BulkRow } from '#contracts/bulk-runs.ts';
import { carryOutBulkRuns } from '#server/records/bulk/carry-out-bulk-runs.ts';
import { readBulkRuns } from '#server/records/bulk/read-bulk-runs.ts';
import { listAction } from '#server/records/list-action.ts';
import type { RequestContext } from '#server/request-context.ts';

interface Bulk {
  readonly collection: CollectionId;
  readonly action: string;
  /** The records by id, each with the consequences that were read, else `on`. */
  readonly chosen: Readonly<Record<string, string>>;
}

/** Previews a bulk action, or starts it, has the job carry it out and reads the results as its page does. */
export async function bulk(
  context: RequestContext,
  intent: 'preview' | 'bulk',
  { collection, action, chosen }: Bulk,
): Promise<{ readonly isPreview: boolean; readonly bulk: readonly BulkRow[] }> {
  const answer = await listAction(context, collection, { intent, action, ...chosen });
  if ('bulk' in answer) return { isPreview: true, ...answer };
  if (!('run' in answer) || answer.run === null) throw new Error('Nothing was started.');
  await carryOut(context);
  const { shown } = await readBulkRuns(context, new URLSearchParams({ run: answer.run }));
  const rows = (shown?.rows ?? []).map(({ name: _name, detail: _detail, ...row }) => row);
  return { isPreview: false, bulk: rows.filter((row) => row.verdict !== 'waiting') };
}

/** Runs the job of bulk actions: as the person of the row, with everything else as in the context. */
export async function carryOut(
  context: RequestContext,
  { isStopping = () => false, onRow = () => undefined }: { readonly isStopping?: () => boolean; readonly onRow?: () => void } = {},
): Promise<void> {
  const { database } = context.auth;
  await carryOutBulkRuns({
    db: database,
    isStopping,
    onRow,
    onFailure: ({ err }) => expect(err).toBeNull(),
    contextAs: ({ actor }) => Promise.resolve({ ...context, actor, db: database.as(actor), signedIn: null }),
  });
}
