import * as z from 'zod';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { termsPolicy } from '#domain/terms/terms-policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { writeAcceptance } from './write-acceptance.ts';

/** The form on the page of the terms, with the version that was read. */
const AcceptanceForm = z.strictObject({ intent: z.literal('accept'), version: z.string().regex(/^[1-9]\d{0,5}$/) });

/**
 * A client accepts the terms that are in force, for all own accounts on the portal. Accepted before, nothing happens.
 *
 * @throws AppError `form-not-understood`, `sign-in-needed`, `page-not-found` for a portal without terms, `forbidden` for anyone who is not
 * asked, `terms-changed` when there is a newer version than was read
 */
export async function acceptTerms(
  { actor, signedIn, db, auth }: Pick<RequestContext, 'actor' | 'signedIn' | 'db' | 'auth'>,
  portalId: string,
  fields: Record<string, unknown>,
): Promise<void> {
  const { data: form } = AcceptanceForm.safeParse(fields);
  if (!form || !isId(portalId)) throw new AppError('form-not-understood');
  if (!signedIn) throw new AppError('sign-in-needed');
  const userId = signedIn.user.id;
  const { terms, owes, acceptedAt } = await db.read(async (snapshot) => {
    const [portal, inForce] = await Promise.all([snapshot.portals.find(portalId), snapshot.portalTerms.find(portalId, null)]);
    const accepted = inForce && (await snapshot.portalTerms.acceptedAt({ termsId: inForce.id, userId }));
    return { terms: inForce, owes: portal?.owesTerms === true, acceptedAt: accepted };
  });
  if (!terms) throw new AppError('page-not-found');
  if (!owes && acceptedAt !== null) return;
  authorize({ policy: termsPolicy, action: 'accept', notFound: 'page-not-found' }, actor, { isOwed: owes });
  if (terms.version !== Number(form.version)) throw new AppError('terms-changed');
  await auth.database.as(system('terms')).write((tx) => writeAcceptance(tx, { terms, portalId, userId, by: actor }));
}
