import type { OwnerAnswer } from '#contracts/admin/portal-form.ts';
import { isAdministrator } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { RequestContext } from '../../request-context.ts';
import { type PortalSettingsContext, updatePortalSettings } from './require-portal-settings.ts';

/** Among whom someone chooses: administrators among all advisers, owners among those whom they know. */
export function choosingAs(actor: RequestContext['actor']): string | null {
  return isAdministrator(actor) || !('userId' in actor) ? null : actor.userId;
}

/**
 * An adviser of the firm becomes an owner, and may enter.
 *
 * @throws AppError `page-not-found` for all but owners and administrators, `owner-not-offered`, `advisors-full`
 */
export async function addOwner(context: PortalSettingsContext, userId: string): Promise<OwnerAnswer> {
  const { actor } = context;
  return updatePortalSettings(context, async (tx, { portal }) => {
    const candidates = await tx.portalMembers.ownerCandidates(portal.id, choosingAs(actor));
    if (!candidates.some(({ id }) => id === userId)) throw new AppError('owner-not-offered');
    await tx.portalMembers.addOwner(portal.id, userId);
    tx.audit.add({ action: 'portal-owner-added', by: actor, portalId: portal.id, target: { kind: 'person', id: userId } });
    return { done: 'owner-added' };
  });
}

/**
 * Someone is no owner any more; what else lets them in stays. Of those who may enter one owner stays.
 *
 * @throws AppError `page-not-found` for all but owners and administrators, `person-not-found`, `last-owner`
 */
export async function removeOwner(context: PortalSettingsContext, userId: string): Promise<OwnerAnswer> {
  const { actor } = context;
  return updatePortalSettings(context, async (tx, { portal, owners }) => {
    if (!owners.some(({ id }) => id === userId)) throw new AppError('person-not-found');
    if (!owners.some(({ id, isOpen }) => isOpen && id !== userId)) throw new AppError('last-owner');
    await tx.portalMembers.removeOwner(portal.id, userId);
    tx.audit.add({ action: 'portal-owner-removed', by: actor, portalId: portal.id, target: { kind: 'person', id: userId } });
    return { done: 'owner-removed' };
  });
}
