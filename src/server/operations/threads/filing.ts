import type { FilingOffer } from '#contracts/thread-filing.ts';
import type { ProcessId } from '#contracts/processes.ts';
import { isOfTheFirm } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { FiledIn } from '../../db/queries/threads/filed-in.ts';
import type { Queries } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { findOnboardingForm } from '../submissions/onboarding-form.ts';

type Filer = Pick<RequestContext, 'actor' | 'portal' | 'variant'>;

/** Returns the forms and groups under which the reader can file and find threads: none for clients. */
export async function filingOffer({ audience }: Pick<Queries, 'audience'>, { actor, portal, variant }: Filer): Promise<FilingOffer> {
  if (!isOfTheFirm(actor) || !portal) return { processes: [], groups: [] };
  return { processes: processesOf(variant), groups: await audience.groups(portal.id) };
}

/**
 * Returns the form and group under which a new thread is filed.
 *
 * @throws AppError `form-not-understood` for a client who files, or a form that the firm does not have; `client-group-not-offered`
 */
export async function filedIn(
  queries: Pick<Queries, 'audience'>,
  context: Filer,
  form: { readonly process?: ProcessId | '' | undefined; readonly group?: string | undefined },
): Promise<FiledIn> {
  const [process, group] = [form.process || null, form.group || null];
  if (process === null && group === null) return { process, group };
  const offer = await filingOffer(queries, context);
  if (process !== null && !offer.processes.includes(process)) throw new AppError('form-not-understood');
  if (group !== null && offer.groups.every(({ id }) => id !== group)) throw new AppError('client-group-not-offered');
  return { process, group };
}

function processesOf(variant: Filer['variant']): readonly ProcessId[] {
  return findOnboardingForm(variant) ? ['onboarding'] : [];
}
