import type { OrganisationFields } from '#contracts/admin/organisations.ts';
import type { Organisation } from '../../db/queries/portals/organisations.ts';
import { addressFieldsOf, addressFrom } from '../address-form.ts';

/** What is stored, as the form says it. */
export function fieldsOf({ name, url, domain, address }: Organisation): OrganisationFields {
  return {
    name,
    url: url ?? '',
    domain: domain ?? '',
    ...addressFieldsOf(address),
  };
}

/** What the form says, as it is stored. */
export function storedFrom(fields: OrganisationFields) {
  const { name, url, domain } = fields;
  return { name, url: url || null, domain: domain || null, address: addressFrom(fields) };
}
