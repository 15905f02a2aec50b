import * as z from 'zod';
import type { OrganisationField, OrganisationFields } from '#contracts/admin/organisations.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { hostName, webAddress } from '#domain/organisation/host-name.ts';
import { organisationPolicy } from '#domain/organisation/organisation.ts';
import { authorize } from '#domain/policy.ts';
import { isEverybodys, mailDomainOf } from '#domain/sign-in/works-for.ts';
import type { Organisation } from '../../db/queries/portals/organisations.ts';
import type { Visit } from '../../visit.ts';
import { addressShape } from '../address-form.ts';
import { changesBetween } from '../changes-between.ts';
import { recentlySignedIn } from '../people/recently-signed-in.ts';
import { findConflict } from '../find-conflict.ts';
import { formLine } from '../form-line.ts';
import { fieldsOf, storedFrom } from './organisation-fields.ts';

const longestUrl = 300;

const OrganisationForm = z.strictObject({
  intent: z.literal('save'),
  version: z.coerce.number().int().min(1),
  name: formLine(200),
  url: formLine(longestUrl),
  domain: formLine(253),
  ...addressShape,
});

/**
 * Changes what is kept of an organisation. Its domain makes advisers of those who confirm an address there from now on; anyone who is bound to
 * it stays so, whatever the domain becomes.
 *
 * @throws AppError `form-not-understood`, `organisation-not-found`, `name-required`, `organisation-name-taken`, `url-invalid`,
 * `domain-invalid`, `domain-of-everybody`, `domain-taken`, `recent-sign-in-needed` where it becomes another's addresses that make advisers
 */
export async function editOrganisation(
  visit: Pick<Visit, 'actor' | 'db' | 'signedIn'>,
  id: string,
  given: Record<string, unknown>,
): Promise<Saved | Conflict<OrganisationField>> {
  const { actor, db } = visit;
  authorize({ policy: organisationPolicy, action: 'edit', notFound: 'organisation-not-found' }, actor, {});
  const { data: form } = OrganisationForm.safeParse(given);
  if (!form) throw new AppError('form-not-understood');
  const { intent: _intent, version, ...typed } = form;
  const fields = understood(typed);
  return db.write(async (tx) => {
    await tx.organisations.lock();
    const stored = isId(id) ? await tx.organisations.find(id) : null;
    authorize({ policy: organisationPolicy, action: 'edit', notFound: 'organisation-not-found' }, actor, stored);
    const before = fieldsOf(stored);
    const conflict = findConflict({ version: stored.version, fields: before }, { version, fields });
    if (conflict && conflict.conflict.length > 0) return conflict;
    const change = changesBetween(before, fields);
    if (!change) return { done: 'saved', version: stored.version };
    if (before.url !== fields.url || before.domain !== fields.domain) recentlySignedIn(visit);
    const wanted = storedFrom(fields);
    refuseTwins(await tx.organisations.all(), { ...wanted, id: stored.id });
    const saved = await tx.organisations.set(stored.id, wanted);
    tx.audit.add({ action: 'organisation-changed', target: { kind: 'organisation', id: stored.id }, ...change });
    return { done: 'saved', version: saved };
  });
}

/** As they are stored: addresses and domains in one spelling. */
function understood(fields: OrganisationFields): OrganisationFields {
  if (fields.name === '') throw new AppError('name-required');
  const url = fields.url === '' ? '' : webAddress(fields.url);
  if (url === null || url.length > longestUrl) throw new AppError('url-invalid');
  const domain = fields.domain === '' ? '' : hostName(fields.domain);
  if (domain === null) throw new AppError('domain-invalid');
  if (isEverybodys(domain)) throw new AppError('domain-of-everybody', { domain });
  return { ...fields, url, domain };
}

/** A user who signs up with an address works for one of them at most. */
function refuseTwins(all: readonly Organisation[], wanted: Pick<Organisation, 'id' | 'name' | 'url' | 'domain'>): void {
  const others = all.filter(({ id }) => id !== wanted.id);
  if (others.some(({ name }) => name === wanted.name)) throw new AppError('organisation-name-taken');
  const domain = mailDomainOf(wanted);
  const twin = domain === null ? undefined : others.find((other) => mailDomainOf(other) === domain);
  if (twin && domain !== null) throw new AppError('domain-taken', { domain, name: twin.name });
}
