import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import { organisationPolicy } from '#domain/organisation/organisation.ts';
import { authorize } from '#domain/policy.ts';
import type { Visit } from '../../visit.ts';
import { formLine } from '../form-line.ts';
import { formKey, sentForm } from '../idempotency/form-key.ts';
import { once } from '../idempotency/once.ts';

const NewOrganisation = z.strictObject({ intent: z.literal('make'), 'form-key': formKey, name: formLine(200) });

/**
 * Another organisation, known by its name alone at first.
 *
 * @returns its id
 * @throws AppError `form-not-understood`, `page-not-found` for all but administrators, `name-required`, `organisation-name-taken`
 */
export async function makeOrganisation({ actor, db }: Pick<Visit, 'actor' | 'db'>, given: Record<string, unknown>): Promise<string> {
  authorize({ policy: organisationPolicy, action: 'make', notFound: 'page-not-found' }, actor, {});
  const { data: form } = NewOrganisation.safeParse(given);
  if (!form) throw new AppError('form-not-understood');
  const { name } = form;
  if (name === '') throw new AppError('name-required');
  return db.write((tx) =>
    once(tx, sentForm(actor, 'organisation-made', form), async () => {
      await tx.organisations.lock();
      if ((await tx.organisations.all()).some((other) => other.name === name)) throw new AppError('organisation-name-taken');
      const id = await tx.organisations.insert(name);
      tx.audit.add({ action: 'organisation-made', target: { kind: 'organisation', id }, after: { name } });
      return id;
    }),
  );
}
