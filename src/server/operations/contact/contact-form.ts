import { type ContactFields, contactLengths } from '#contracts/people/contact.ts';
import { AppError } from '#domain/errors.ts';
import { linkedinPage, securePage } from '#domain/person/contact.ts';
import { findCountryCode } from '#domain/place/country.ts';
import { phoneNumber } from '#domain/sign-in/phone-number.ts';
import type { PrivateDetails } from '../../db/queries/ledger/private-details.ts';
import type { User } from '../../db/queries/people/users.ts';
import { addressFieldsOf, addressFrom, addressShape } from '../address-form.ts';
import { formLine } from '../form-line.ts';

/** The fields of a contact form. */
export const contactShape = {
  telephone: formLine(contactLengths.telephone),
  profileUrl: formLine(contactLengths.profileUrl),
  linkedin: formLine(contactLengths.linkedin),
  ...addressShape,
};

type StoredContact = Pick<User, 'telephone' | 'profileUrl' | 'linkedin'>;

/** Returns the form fields of a user's stored contact details. */
export function contactOf({ telephone, profileUrl, linkedin }: StoredContact, { address }: PrivateDetails): ContactFields {
  return { telephone: telephone ?? '', profileUrl: profileUrl ?? '', linkedin: linkedin ?? '', ...addressFieldsOf(address) };
}

/**
 * As they are stored: pages in one spelling, numbers as people write them.
 *
 * @throws AppError `telephone-invalid`, `profile-url-invalid`, `linkedin-invalid`, `country-unknown`
 */
export function parseContact<Fields extends ContactFields>(fields: Fields): Fields {
  if (fields.telephone !== '' && phoneNumber(fields.telephone) === null) throw new AppError('telephone-invalid');
  const profileUrl = fields.profileUrl === '' ? '' : securePage(fields.profileUrl);
  if (profileUrl === null || profileUrl.length > contactLengths.profileUrl) throw new AppError('profile-url-invalid');
  const linkedin = fields.linkedin === '' ? '' : linkedinPage(fields.linkedin);
  if (linkedin === null || linkedin.length > contactLengths.linkedin) throw new AppError('linkedin-invalid');
  return { ...fields, profileUrl, linkedin, country: parseCountry(fields.country) };
}

function parseCountry(typed: string): string {
  const country = typed === '' ? '' : findCountryCode(typed);
  if (country === null) throw new AppError('country-unknown');
  return country;
}

/**
 * Converts the form fields to stored details: those with the user, for anyone who may see the user, and the address apart, for the user and
 * administrators.
 */
export function contactFrom(fields: ContactFields): { readonly seen: StoredContact; readonly address: PrivateDetails['address'] } {
  const { telephone, profileUrl, linkedin } = fields;
  return {
    seen: { telephone: telephone || null, profileUrl: profileUrl || null, linkedin: linkedin || null },
    address: addressFrom(fields),
  };
}
