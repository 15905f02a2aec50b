import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { PortalFields, PortalProblems } from '#contracts/admin/portal-form.ts';
import { type Actor, system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { retryAfter } from '#domain/retry-after.ts';
import { authorize } from '#domain/policy.ts';
import { portalCreationPolicy } from '#domain/portal/portal-policy.ts';
import { logoShape } from '../../files/image-shape.ts';
import type { Transaction } from '../../db/queries.ts';
import type { DrawnImage } from '../../files/redraw-image.ts';
import type { RequestContext } from '../../request-context.ts';
import { formKey } from '../idempotency/form-key.ts';
import { answeredBefore, once, type SentOnce } from '../idempotency/once.ts';
import { drawPicture } from '../images/draw-picture.ts';
import { portalFormShape, portalFrom, portalProblems } from './portal-form.ts';

/** The form for a new portal. */
const PortalForm = z.strictObject({ intent: z.literal('create'), 'form-key': formKey, ...portalFormShape });

/** A portal that was made, or what is wrong with the form. */
export type PortalCreation = { readonly id: string } | { readonly problems: PortalProblems };

const creating = { policy: portalCreationPolicy, action: 'create', notFound: 'page-not-found' } as const;

/**
 * An administrator, or an adviser for their organisation, makes a portal and becomes its owner.
 *
 * @throws AppError `form-not-understood`, `page-not-found` for whom it is not meant, `no-organisation` for an adviser who works for none,
 * `portals-full`, and as `drawPicture` for what is no reason to ask for another logo
 */
export async function createPortal(
  { actor, db, signedIn, variant, auth }: Pick<RequestContext, 'actor' | 'db' | 'signedIn' | 'variant' | 'auth'>,
  given: Record<string, unknown>,
): Promise<PortalCreation> {
  authorize(creating, actor, {});
  const { data: form } = PortalForm.safeParse(given);
  if (!form || !signedIn) throw new AppError('form-not-understood');
  const { intent: _intent, 'form-key': key, logo: file, ...fields } = form;
  const problems = portalProblems({ ...fields, hasLogo: file !== null }, variant);
  if (file === null || Object.keys(problems).length > 0) return { problems };
  const sent = { by: actor, action: 'portal-created', key, payload: { ...fields, logo: await hashOf(file) } } as const;
  // Before a logo is drawn for nothing; whatever comes at once, the database has the last word.
  await refuseNewWhenFull(db, sent);
  const logo = await drawnOrProblem({ actor, auth }, file);
  if ('problems' in logo) return logo;
  // Administrators write no memberships for themselves; for this portal the system does.
  const made = auth.database
    .as(system('portals'))
    .write((tx) => once(tx, sent, () => create(tx, { fields, logo, by: actor, ownerId: signedIn.user.id })));
  return made.catch((error: unknown) => {
    if (error instanceof FieldRefused) return { problems: error.problems };
    throw error;
  });
}

/** The file is drawn again by anyone who sends it again: what it is is told by its bytes. */
async function hashOf(file: File): Promise<string> {
  return createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');
}

/** Invalid values in the form, shown beside its fields; nothing is written. */
class FieldRefused extends Error {
  readonly problems: PortalProblems;

  constructor(problems: PortalProblems) {
    super('A portal was not created.');
    this.problems = problems;
  }
}

interface Creation {
  readonly fields: PortalFields;
  readonly logo: DrawnImage;
  readonly by: Actor;
  readonly ownerId: string;
}

async function create(tx: Transaction, { fields, logo, by, ownerId }: Creation): Promise<{ readonly id: string }> {
  const organisationId = (await tx.users.find(ownerId))?.organisationId ?? null;
  if (by.kind === 'advisor' && organisationId === null) throw new AppError('no-organisation');
  const id = await tx.portals.create({ ...portalFrom(fields), organisationId });
  if (id === null) throw new FieldRefused({ name: 'portal-name-taken' });
  await tx.images.put({ portalId: id }, logo);
  await tx.portalMembers.addOwner(id, ownerId);
  const after = { ...fields, logo: await tx.images.versionOf({ portalId: id }) };
  tx.audit.add({ action: 'portal-created', by, portalId: id, target: { kind: 'portal', id }, after });
  return { id };
}

/** Draws the picture. Its errors are returned as problems of the field, as with the other fields. */
async function drawnOrProblem(
  context: Pick<RequestContext, 'actor' | 'auth'>,
  file: File,
): Promise<DrawnImage | { readonly problems: PortalProblems }> {
  return drawPicture(context, file, logoShape).catch((error: unknown) => {
    if (error instanceof AppError && retryAfter(error) === null) return { problems: { logo: error.code } };
    throw error;
  });
}

/**
 * Checks that the actor may open the form.
 *
 * @throws AccessRefused `page-not-found` for whom it is not meant; AppError `portals-full`
 */
export async function openPortalForm({ actor, db }: Pick<RequestContext, 'actor' | 'db'>): Promise<void> {
  authorize(creating, actor, {});
  await refuseWhenFull(db);
}

/** Both in one snapshot: the last portal that there may be is not refused to anyone who sends its form twice. */
async function refuseNewWhenFull(db: RequestContext['db'], sent: SentOnce): Promise<void> {
  const isFull = await db.read(async (snapshot) => !(await answeredBefore(snapshot, sent)) && !(await snapshot.portals.mayBeMore()));
  if (isFull) throw new AppError('portals-full');
}

async function refuseWhenFull(db: RequestContext['db']): Promise<void> {
  if (!(await db.read((snapshot) => snapshot.portals.mayBeMore()))) throw new AppError('portals-full');
}
