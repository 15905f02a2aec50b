import type { OrganisationFields } from '#contracts/organisations.ts';
import type { PostalAddress } from '#domain/organisation/organisation.ts';
import type { Organisation } from '../../db/queries/organisations.ts';

/** What is stored, as the form says it. */
export function fieldsOf({ name, url, domain, address }: Organisation): OrganisationFields {
  return {
    name,
    url: url ?? '',
    domain: domain ?? '',
    'address-1': address.line1 ?? '',
    'address-3': address.line2 ?? '',
    postcode: address.postcode ?? '',
    city: address.city ?? '',
    country: address.country ?? '',
  };
}

/** What the form says, as it is stored. */
export function storedFrom(fields: OrganisationFields) {
  const { name, url, domain, postcode, city, country } = fields;
  const lines = { line1: fields['address-1'], line2: fields['address-3'], postcode, city, country };
  const address: PostalAddress = Object.fromEntries(Object.entries(lines).filter(([, line]) => line !== ''));
  return { name, url: url || null, domain: domain || null, address };
}
