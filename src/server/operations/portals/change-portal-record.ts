import * as z from 'zod';
import type { OwnerAnswer } from '#contracts/admin/portal-form.ts';
import type { ImageAnswer } from '#contracts/admin/images.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { adminPortalPolicy } from '#domain/portal/portal-policy.ts';
import { logoShape } from '../../files/image-shape.ts';
import type { RequestContext } from '../../request-context.ts';
import { drawUploadedImage, logoForms } from '../images/image-forms.ts';
import { saveImage } from '../images/save-image.ts';
import { addOwner, removeOwner } from './change-owners.ts';
import { type PortalSettingsContext, updatePortalSettings } from './require-portal-settings.ts';

type Asking = Pick<RequestContext, 'actor' | 'db' | 'auth' | 'variant'>;

const OwnerForm = z.strictObject({ intent: z.enum(['add-owner', 'remove-owner']), person: z.string().refine(isId) });
const [LogoForm] = logoForms;

/** The request as it would stand on that portal, for an administrator. */
async function onPortal(context: Asking, id: string): Promise<PortalSettingsContext> {
  const portal = isId(id) ? await context.db.read(({ portals }) => portals.find(id)) : null;
  authorize({ policy: adminPortalPolicy, action: 'read', notFound: 'page-not-found' }, context.actor, portal);
  return { ...context, portal };
}

/**
 * An administrator adds an owner to a portal, or removes one.
 *
 * @throws AppError `page-not-found` for all but administrators, and for a portal that does not exist; `owner-not-offered`; as `addOwner` and `removeOwner`
 */
export async function changeOwnersOfRecord(context: Asking, id: string, fields: Record<string, unknown>): Promise<OwnerAnswer> {
  const there = await onPortal(context, id);
  const { data: form } = OwnerForm.safeParse(fields);
  if (!form) throw new AppError('owner-not-offered');
  return form.intent === 'add-owner' ? addOwner(there, form.person) : removeOwner(there, form.person);
}

/**
 * An administrator gives a portal another logo.
 *
 * @throws AppError `page-not-found` as above, `form-not-understood`, `image-required`, and as `drawPicture`
 */
export async function changeLogoOfRecord(context: Asking, id: string, fields: Record<string, unknown>): Promise<ImageAnswer> {
  const there = await onPortal(context, id);
  const { data: form } = LogoForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  const image = await drawUploadedImage(context, form.logo, logoShape);
  await updatePortalSettings(there, async (tx) => {
    const target = { kind: 'portal', id } as const;
    await saveImage(tx, { owner: { portalId: id }, image, name: 'logo', action: 'portal-changed', by: context.actor, target });
  });
  return { done: form.intent };
}
