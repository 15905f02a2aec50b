import type { ListedImport } from '#contracts/imports.ts';
import { importsPolicy } from '#domain/import/file-import.ts';
import { authorize } from '#domain/policy.ts';
import type { FoundImport } from '../../db/queries/imports.ts';
import type { Visit } from '../../visit.ts';
import { newFormKey } from '../idempotency/form-key.ts';
import { recordView } from '../activity/record-view.ts';

/** A page of imports. */
export interface ImportsPage {
  readonly rows: readonly ListedImport[];
  readonly count: number;
  readonly page: number;
  readonly pageSize: number;
  readonly formKey: string;
}

const pageSize = 50;

/**
 * The imports that the actor may see, the latest first: of the visit's portal, and without one of all.
 *
 * @throws AppError `page-not-found` for whom it is not meant
 */
export async function readImports(visit: Visit, page: number): Promise<ImportsPage> {
  const { actor, db, portal } = visit;
  authorize({ policy: importsPolicy, action: 'read', notFound: 'page-not-found' }, actor, {});
  const { rows, count } = await db.read((snapshot) =>
    snapshot.imports.list(portal?.id ?? null, { from: (page - 1) * pageSize, most: pageSize }),
  );
  recordView(visit, { section: 'imports' });
  return { rows: rows.map(listed), count, page, pageSize, formKey: newFormKey() };
}

export function listed(one: FoundImport): ListedImport {
  const { id, portalId, portal, by, createdAt, state, task, progress, files, importedAt, undoneAt, undoneBy, outcome } = one;
  const rows = outcome && (outcome.isDone ? outcome.counts.new + outcome.counts.changed : outcome.rows);
  return { id, portal: { id: portalId, name: portal }, by, createdAt, state, task, progress, files, rows, importedAt, undoneAt, undoneBy };
}
