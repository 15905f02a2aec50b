import type { AddressFields } from '#domain/organisation/postal-address.ts';
import { addressLengths } from '#domain/organisation/postal-address.ts';
import type { PostalAddress } from '#domain/organisation/postal-address.ts';
import { formLine } from './form-line.ts';

/** What a form with an address may send of it. */
export const addressShape = {
  'address-1': formLine(addressLengths['address-1']),
  'address-3': formLine(addressLengths['address-3']),
  postcode: formLine(addressLengths.postcode),
  city: formLine(addressLengths.city),
  country: formLine(addressLengths.country),
};

/** What is stored, as forms say it. */
export function addressFieldsOf(address: PostalAddress): AddressFields {
  return {
    'address-1': address.line1 ?? '',
    'address-3': address.line2 ?? '',
    postcode: address.postcode ?? '',
    city: address.city ?? '',
    country: address.country ?? '',
  };
}

/** What a form says, as it is stored. */
export function addressFrom(fields: AddressFields): PostalAddress {
  const { postcode, city, country } = fields;
  const lines = { line1: fields['address-1'], line2: fields['address-3'], postcode, city, country };
  return Object.fromEntries(Object.entries(lines).filter(([, line]) => line !== ''));
}
