import * as z from 'zod';
import type { OwnerAnswer, PortalField } from '#contracts/admin/portal-form.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { addOwner, removeOwner } from './change-owners.ts';
import { changePortal } from './change-portal.ts';
import { type PortalSettingsContext, requirePortalSettings } from './require-portal-settings.ts';

const OwnerForm = z.strictObject({ intent: z.enum(['add-owner', 'remove-owner']), person: z.string() });

/**
 * One form of a portal's settings.
 *
 * @throws AppError `page-not-found` for all but owners and administrators, whatever they send; as its operations do; `owner-not-offered` where no one was chosen
 */
export async function portalSettingsAction(
  context: PortalSettingsContext,
  fields: Record<string, unknown>,
): Promise<Saved | Conflict<PortalField | 'logo'> | OwnerAnswer> {
  requirePortalSettings(context);
  const { data: form } = OwnerForm.safeParse(fields);
  if (!form) return changePortal(context, fields);
  if (!isId(form.person)) throw new AppError('owner-not-offered');
  return form.intent === 'add-owner' ? addOwner(context, form.person) : removeOwner(context, form.person);
}
