import type { ListedImport, ListedLayout } from '#contracts/imports.ts';
import { importsPolicy } from '#domain/import/file-import.ts';
import { authorize } from '#domain/policy.ts';
import type { FoundImport } from '../../../db/queries/imports.ts';
import type { RequestContext } from '../../../request-context.ts';
import { localMoment } from '../../../local-moment.ts';
import { savedLayouts } from './map/saved-layouts.ts';
import { recordView } from '../../activity/record-view.ts';

/** A page of imports. */
export interface ImportsPage {
  readonly rows: readonly ListedImport[];
  readonly count: number;
  readonly page: number;
  readonly pageSize: number;
  readonly savedLayouts: readonly ListedLayout[];
}

const pageSize = 50;

/**
 * The imports that the actor may see, the latest first: of the current portal, and without one of all.
 *
 * @throws AppError `page-not-found` for whom it is not meant
 */
export async function readImports(context: RequestContext, page: number): Promise<ImportsPage> {
  const { actor, db, portal } = context;
  authorize({ policy: importsPolicy, action: 'read', notFound: 'page-not-found' }, actor, {});
  const { rows, count, layouts } = await db.read(async (snapshot) => ({
    ...(await snapshot.imports.list(portal?.id ?? null, { from: (page - 1) * pageSize, most: pageSize })),
    layouts: await savedLayouts(snapshot, context),
  }));
  recordView(context, { section: 'imports' });
  return { rows: rows.map((one) => listed(one, context.variant.timeZone)), count, page, pageSize, savedLayouts: layouts };
}

export function listed(one: FoundImport, timeZone: string): ListedImport {
  const { id, portalId, portal, by, state, task, progress, files, undoneBy, outcome } = one;
  const local = (moment: string | null) => (moment === null ? null : localMoment(moment, timeZone));
  return {
    id,
    by,
    state,
    task,
    progress,
    files,
    undoneBy,
    portal: { id: portalId, name: portal },
    createdAt: localMoment(one.createdAt, timeZone),
    rows: outcome && (outcome.isDone ? outcome.counts.new + outcome.counts.changed : outcome.rows),
    importedAt: local(one.importedAt),
    undoneAt: local(one.undoneAt),
  };
}
