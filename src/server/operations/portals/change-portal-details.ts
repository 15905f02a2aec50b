import { fieldsIn } from '#collections/collection.ts';
import { portals } from '#collections/portals.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { adminPortalPolicy } from '#domain/portal/portal-policy.ts';
import type { ValuesOf } from '#forms/values.ts';
import type { FoundPortal } from '../../db/queries/portals/portals.ts';
import type { Visit } from '../../visit.ts';
import { changeOfRecord, type VersionedValues } from '../change-of-record.ts';
import { keepPortal } from './kept-portal.ts';
import { portalFieldsOf, portalFrom } from './portal-form.ts';

const portalFields = fieldsIn(portals);
/** What administrators keep of a portal; how it looks stands in its own settings. */
export type PortalValues = ValuesOf<typeof portalFields>;

export function portalValuesOf({ name, subtitle, phone, email }: FoundPortal): PortalValues {
  return { name, subtitle, phone: phone ?? '', email };
}

/**
 * Changes how a portal is called and reached.
 *
 * @throws AppError `page-not-found` for all but administrators, and for a portal that does not exist; `portal-name-taken`
 */
export async function changePortalDetails(
  visit: Pick<Visit, 'actor' | 'db' | 'entrance' | 'variant'>,
  id: string,
  wanted: VersionedValues<PortalValues>,
): Promise<Saved | Conflict<string>> {
  const found = isId(id) ? await visit.db.read(({ portals: all }) => all.find(id)) : null;
  authorize({ policy: adminPortalPolicy, action: 'read', notFound: 'page-not-found' }, visit.actor, found);
  return keepPortal({ ...visit, portal: found }, async (tx, { portal }) => {
    const change = changeOfRecord(portalFields, { version: portal.version, values: portalValuesOf(portal) }, wanted);
    if (!('before' in change)) return change;
    const { name, subtitle, phone, email } = wanted.values;
    const version = await tx.portals.set(id, { ...portalFrom(portalFieldsOf(portal)), name, subtitle, phone, email });
    tx.audit.add({ action: 'portal-changed', by: visit.actor, portalId: id, target: { kind: 'portal', id }, ...change });
    return { done: 'saved', version };
  });
}
