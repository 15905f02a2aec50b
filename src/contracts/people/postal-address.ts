/** The lines of an address as forms say them, with how long each may be. */
export const addressLengths = { 'address-1': 200, 'address-3': 200, postcode: 20, city: 100, country: 100 } as const;
export type AddressField = keyof typeof addressLengths;
export type AddressFields = Readonly<Record<AddressField, string>>;

export const addressFields = Object.keys(addressLengths) as readonly AddressField[];
