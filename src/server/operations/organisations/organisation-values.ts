import { listFields } from '#collections/collection.ts';
import { organisations } from '#collections/organisations.ts';
import { AppError } from '#domain/errors.ts';
import { isPublicEmailDomain, getEmailDomain } from '#domain/sign-in/employer-email-domain.ts';
import type { ValuesOf } from '#forms/values.ts';
import type { Organisation } from '../../db/queries/portals/organisations.ts';

export const organisationFields = listFields(organisations);
/** The values of an organisation's form. */
export type OrganisationValues = ValuesOf<typeof organisationFields>;

/** Returns the form values of a stored organisation. */
export function toOrganisationValues({ name, url, domain, address }: Organisation): OrganisationValues {
  const { line1 = null, line2 = null, postcode = null, city = null, country = null } = address;
  return { name, url, domain, 'address-1': line1, 'address-3': line2, postcode, city, country };
}

/** Converts the form values to the stored columns. */
export function toStoredOrganisation({ name, url, domain, postcode, city, country, ...lines }: OrganisationValues) {
  const address = { line1: lines['address-1'], line2: lines['address-3'], postcode, city, country };
  return { name, url, domain, address: Object.fromEntries(Object.entries(address).filter(([, line]) => line !== null)) };
}

/**
 * A user who signs up with an address works for one of them at most, and for none by an address that anyone may have.
 *
 * @throws AppError `domain-of-everybody`, `organisation-name-taken`, `domain-taken`
 */
export function refuseTwins(
  all: readonly Organisation[],
  wanted: Pick<Organisation, 'name' | 'url' | 'domain'> & { readonly id: string | null },
): void {
  if (wanted.domain !== null && isPublicEmailDomain(wanted.domain)) throw new AppError('domain-of-everybody', { domain: wanted.domain });
  const others = all.filter(({ id }) => id !== wanted.id);
  if (others.some(({ name }) => name === wanted.name)) throw new AppError('organisation-name-taken');
  const domain = getEmailDomain(wanted);
  const twin = domain === null ? undefined : others.find((other) => getEmailDomain(other) === domain);
  if (twin && domain !== null) throw new AppError('domain-taken', { domain, name: twin.name });
}
