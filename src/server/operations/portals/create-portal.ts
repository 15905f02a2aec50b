import * as z from 'zod';
import type { PortalProblems } from '#contracts/portal-form.ts';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { retryAfter } from '#domain/retry-after.ts';
import { authorize } from '#domain/policy.ts';
import { portalCreationPolicy } from '#domain/portal/portal-policy.ts';
import { logoShape } from '../../files/image-shape.ts';
import type { DrawnImage } from '../../files/redraw-image.ts';
import type { Visit } from '../../visit.ts';
import { drawPicture } from '../images/draw-picture.ts';
import { portalFormShape, portalFrom, portalProblems } from './portal-form.ts';

/** What the form for a new portal may send. */
const PortalForm = z.strictObject({ intent: z.literal('create'), ...portalFormShape });

/** A portal that was made, or what is wrong with the form. */
export type PortalCreation = { readonly id: string } | { readonly problems: PortalProblems };

const creating = { policy: portalCreationPolicy, action: 'create', notFound: 'page-not-found' } as const;

/**
 * An administrator, or an adviser for his organisation, makes a portal and becomes its owner.
 *
 * @throws AppError `form-not-understood`, `page-not-found` for whom it is not meant, `no-organisation` for an adviser who works for none,
 * `portals-full`, and as `drawPicture` for what is no reason to ask for another logo
 */
export async function createPortal(
  { actor, db, signedIn, variant, entrance }: Pick<Visit, 'actor' | 'db' | 'signedIn' | 'variant' | 'entrance'>,
  given: Record<string, unknown>,
): Promise<PortalCreation> {
  authorize(creating, actor, {});
  const { data: form } = PortalForm.safeParse(given);
  if (!form || !signedIn) throw new AppError('form-not-understood');
  const { intent: _intent, logo: file, ...fields } = form;
  const problems = portalProblems({ ...fields, hasLogo: file !== null }, variant);
  if (file === null || Object.keys(problems).length > 0) return { problems };
  // Before a logo is drawn for nothing; whatever comes at once, the database has the last word.
  await refuseWhenFull(db);
  const logo = await drawnOrProblem({ actor, entrance }, file);
  if ('problems' in logo) return logo;
  // The office writes no memberships for itself; of this one the system does it for it.
  return entrance.database.as(system('portals')).write(async (tx): Promise<PortalCreation> => {
    const organisationId = (await tx.users.find(signedIn.user.id))?.organisationId ?? null;
    if (actor.kind === 'advisor' && organisationId === null) throw new AppError('no-organisation');
    const id = await tx.portals.create({ ...portalFrom(fields), organisationId });
    if (id === null) return { problems: { name: 'portal-name-taken' } };
    await tx.images.put({ portalId: id }, logo);
    await tx.portalMembers.addOwner(id, signedIn.user.id);
    const after = { ...fields, logo: await tx.images.versionOf({ portalId: id }) };
    tx.audit.add({ action: 'portal-created', by: actor, portalId: id, target: { kind: 'portal', id }, after });
    return { id };
  });
}

/** What is wrong with a picture is said beside it, as with the other fields. */
async function drawnOrProblem(
  visit: Pick<Visit, 'actor' | 'entrance'>,
  file: File,
): Promise<DrawnImage | { readonly problems: PortalProblems }> {
  return drawPicture(visit, file, logoShape).catch((error: unknown) => {
    if (error instanceof AppError && retryAfter(error) === null) return { problems: { logo: error.code } };
    throw error;
  });
}

/**
 * Whether the form is shown.
 *
 * @throws AccessRefused `page-not-found` for whom it is not meant; AppError `portals-full`
 */
export async function openPortalForm({ actor, db }: Pick<Visit, 'actor' | 'db'>): Promise<void> {
  authorize(creating, actor, {});
  await refuseWhenFull(db);
}

async function refuseWhenFull(db: Visit['db']): Promise<void> {
  if (!(await db.read((snapshot) => snapshot.portals.mayBeMore()))) throw new AppError('portals-full');
}
