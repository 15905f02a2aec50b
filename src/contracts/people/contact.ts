import { addressLengths } from '#domain/organisation/postal-address.ts';

/** How someone is reached, as forms say it, with how long each line may be; what is empty is not known. */
export const contactLengths = { telephone: 40, profileUrl: 300, linkedin: 300, ...addressLengths } as const;
export type ContactField = keyof typeof contactLengths;
export type ContactFields = Readonly<Record<ContactField, string>>;

export const contactFields = Object.keys(contactLengths) as readonly ContactField[];

/** What is wrong with which of them. */
export const contactRefusals = {
  telephone: ['telephone-invalid'],
  profileUrl: ['profile-url-invalid'],
  linkedin: ['linkedin-invalid'],
} as const satisfies Partial<Record<ContactField, readonly string[]>>;

/** Where someone writes of themselves how they are reached. */
export interface OwnContact {
  readonly version: number;
  readonly fields: ContactFields;
}
