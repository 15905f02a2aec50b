/** The lines of an address as forms say them, with how long each may be. */
export const addressLengths = { 'address-1': 200, 'address-3': 200, postcode: 20, city: 100, country: 100 } as const;
export type AddressField = keyof typeof addressLengths;
export type AddressFields = Readonly<Record<AddressField, string>>;

/** As it is written on an envelope; what is absent is not known. */
export interface PostalAddress {
  readonly line1?: string;
  readonly line2?: string;
  readonly postcode?: string;
  readonly city?: string;
  /** An ISO 3166-1 alpha-2 code, or an older text that has not been chosen again. */
  readonly country?: string;
}
