import type { AddressFields } from '#domain/organisation/postal-address.ts';
import { addressLengths } from '#domain/organisation/postal-address.ts';
import type { PostalAddress } from '#domain/organisation/postal-address.ts';
import { findCountryCode } from '#domain/place/country.ts';
import { formLine } from './form-line.ts';

/** The address fields of a form. */
export const addressShape = {
  'address-1': formLine(addressLengths['address-1']),
  'address-3': formLine(addressLengths['address-3']),
  postcode: formLine(addressLengths.postcode),
  city: formLine(addressLengths.city),
  country: formLine(addressLengths.country),
};

/** Returns the form fields of a stored address. */
export function addressFieldsOf(address: PostalAddress): AddressFields {
  return {
    'address-1': address.line1 ?? '',
    'address-3': address.line2 ?? '',
    postcode: address.postcode ?? '',
    city: address.city ?? '',
    country: findCountryCode(address.country ?? '') ?? address.country ?? '',
  };
}

/** Converts the form fields to the stored address. */
export function addressFrom(fields: AddressFields): PostalAddress {
  const { postcode, city, country } = fields;
  const lines = { line1: fields['address-1'], line2: fields['address-3'], postcode, city, country };
  return Object.fromEntries(Object.entries(lines).filter(([, line]) => line !== ''));
}
