import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import { importsPolicy, maxOpenImports } from '#domain/import/file-import.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../../request-context.ts';
import { formKey, sentForm } from '../../idempotency/form-key.ts';
import { once } from '../../idempotency/once.ts';

const NewImport = z.strictObject({ intent: z.literal('create'), 'form-key': formKey });

/**
 * An import on the current portal, without files yet.
 *
 * @returns its id
 * @throws AppError `form-not-understood`, `page-not-found` for whom it is not meant, `imports-full`
 */
export async function createImport(
  { actor, db, portal }: Pick<RequestContext, 'actor' | 'db' | 'portal'>,
  given: Record<string, unknown>,
): Promise<string> {
  authorize({ policy: importsPolicy, action: 'create', notFound: 'page-not-found' }, actor, portal);
  const { data: form } = NewImport.safeParse(given);
  if (!form || !portal || !('userId' in actor)) throw new AppError('form-not-understood');
  return db.write((tx) =>
    once(tx, sentForm(actor, 'import-begun', form), async () => {
      if ((await tx.imports.countOpen(actor.userId)) >= maxOpenImports) throw new AppError('imports-full');
      const id = await tx.imports.create(portal.id, actor.userId);
      tx.audit.add({ action: 'import-begun', portalId: portal.id, target: { kind: 'import', id } });
      return id;
    }),
  );
}
