import { addressLengths } from '#domain/organisation/postal-address.ts';

/** The lines of a postal address, as the specification names them. */
export const addressFields = [
  { kind: 'text', id: 'address-1', limit: addressLengths['address-1'], isOptional: true },
  { kind: 'text', id: 'address-3', limit: addressLengths['address-3'], isOptional: true },
  { kind: 'text', id: 'postcode', limit: addressLengths.postcode, isOptional: true },
  { kind: 'text', id: 'city', limit: addressLengths.city, isOptional: true },
  { kind: 'country', id: 'country', isOptional: true },
] as const;
