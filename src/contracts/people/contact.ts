import { addressLengths } from '#domain/organisation/postal-address.ts';

/** The contact details in forms, with the maximum length of each line. An empty line means unknown. */
export const contactLengths = { telephone: 40, profileUrl: 300, linkedin: 300, ...addressLengths } as const;
export type ContactField = keyof typeof contactLengths;
export type ContactFields = Readonly<Record<ContactField, string>>;

export const contactFields = Object.keys(contactLengths) as readonly ContactField[];

/** The possible errors of each contact field. */
export const contactRefusals = {
  telephone: ['telephone-invalid'],
  profileUrl: ['profile-url-invalid'],
  linkedin: ['linkedin-invalid'],
  country: ['country-unknown'],
} as const satisfies Partial<Record<ContactField, readonly string[]>>;

/** The form in which people edit their own contact details. */
export interface OwnContact {
  readonly version: number;
  readonly fields: ContactFields;
}
