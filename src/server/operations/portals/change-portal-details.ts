import { listFields } from '#collections/collection.ts';
import { portals } from '#collections/portals.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import type { AuditFacts } from '#domain/audit/audit-event.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { adminPortalPolicy } from '#domain/portal/portal-policy.ts';
import type { ValuesOf } from '#forms/values.ts';
import type { FoundPortal } from '../../db/queries/portals/portals.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { changeOfRecord, type VersionedValues } from '../change-of-record.ts';
import { updatePortalSettings } from './require-portal-settings.ts';
import { portalFrom, portalProblems } from './portal-form.ts';

const portalFields = listFields(portals);
/** The values of a portal's form for administrators. */
export type PortalValues = ValuesOf<typeof portalFields>;

export function portalValuesOf({
  name,
  subtitle,
  theme,
  language,
  phone,
  email,
  organisationId: organisation,
  explorerApi,
  newsApi,
  documentId: portalDocument,
}: FoundPortal): PortalValues {
  const inForce = { theme: theme ?? '', language: language ?? '', phone: phone ?? '' };
  return { name, subtitle, ...inForce, email, organisation, portalDocument, explorerApi, newsApi };
}

/**
 * Changes how a portal is called, looks and is reached, and which organisation it is of.
 *
 * @throws AppError `page-not-found` for all but administrators, and for a portal that does not exist; `portal-name-taken`, `organisation-not-found`, `content-not-found`, `feed-address-invalid`, `news-address-invalid`, and
 * as `portalProblems` says
 */
export async function changePortalDetails(
  context: Pick<RequestContext, 'actor' | 'db' | 'auth' | 'variant'>,
  id: string,
  wanted: VersionedValues<PortalValues>,
): Promise<Saved | Conflict<string>> {
  const found = isId(id) ? await context.db.read(({ portals: all }) => all.find(id)) : null;
  authorize({ policy: adminPortalPolicy, action: 'read', notFound: 'page-not-found' }, context.actor, found);
  return updatePortalSettings({ ...context, portal: found }, async (tx, { portal }) => {
    const change = changeOfRecord(portalFields, { version: portal.version, values: portalValuesOf(portal) }, wanted);
    if (!('before' in change)) return change;
    const { organisation, portalDocument, explorerApi, newsApi, ...look } = wanted.values;
    const fields = { ...look, subtitle: look.subtitle ?? '', email: look.email ?? '' };
    const [problem] = Object.values(portalProblems({ ...fields, hasLogo: true }, context.variant));
    if (problem) throw new AppError(problem);
    if (explorerApi !== null && !explorerApi.startsWith('https://')) throw new AppError('feed-address-invalid');
    if (newsApi !== null && !newsApi.startsWith('https://')) throw new AppError('news-address-invalid');
    const told = { before: await named(tx, change.before), after: await named(tx, change.after) };
    await tx.portals.setOfficeFields(id, { organisationId: organisation, explorerApi, newsApi, documentId: portalDocument });
    const version = await tx.portals.set(id, portalFrom(fields));
    tx.audit.add({ action: 'portal-changed', by: context.actor, portalId: id, target: { kind: 'portal', id }, ...told });
    return { done: 'saved', version };
  });
}

/** As the trail says it: organisations and documents by name. */
async function named({ organisations, contentRecords }: Transaction, facts: AuditFacts): Promise<AuditFacts> {
  const { organisation, portalDocument } = facts;
  const names: Record<string, string> = {};
  if (typeof organisation === 'string' && organisation !== '') {
    const found = await organisations.find(organisation);
    if (!found) throw new AppError('organisation-not-found');
    names.organisation = found.name;
  }
  if (typeof portalDocument === 'string' && portalDocument !== '') {
    const found = await contentRecords.of('media').find(portalDocument);
    if (!found) throw new AppError('content-not-found');
    names.portalDocument = found.values.name;
  }
  return { ...facts, ...names };
}
