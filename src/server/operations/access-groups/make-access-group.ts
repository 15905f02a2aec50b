import * as z from 'zod';
import { accessGroupPolicy } from '#domain/access-group/access-group-policy.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import type { Visit } from '../../visit.ts';
import { formLine } from '../form-line.ts';
import { formKey, sentForm } from '../idempotency/form-key.ts';
import { once } from '../idempotency/once.ts';

const NewAccessGroup = z.strictObject({ intent: z.literal('make'), 'form-key': formKey, name: formLine(100) });

/**
 * Another access group, which has no one in it and restricts no one.
 *
 * @returns its id
 * @throws AppError `form-not-understood`, `page-not-found` for all but administrators, `name-required`, `access-group-name-taken`
 */
export async function makeAccessGroup({ actor, db }: Pick<Visit, 'actor' | 'db'>, given: Record<string, unknown>): Promise<string> {
  authorize({ policy: accessGroupPolicy, action: 'edit', notFound: 'page-not-found' }, actor, {});
  const { data: form } = NewAccessGroup.safeParse(given);
  if (!form) throw new AppError('form-not-understood');
  const { name } = form;
  if (name === '') throw new AppError('name-required');
  return db.write((tx) =>
    once(tx, sentForm(actor, 'access-group-made', form), async () => {
      await tx.accessGroups.lock();
      if (await tx.accessGroups.isNameTaken(name, null)) throw new AppError('access-group-name-taken');
      const id = await tx.accessGroups.insert(name);
      tx.audit.add({ action: 'access-group-made', target: { kind: 'access-group', id }, after: { name } });
      return id;
    }),
  );
}
