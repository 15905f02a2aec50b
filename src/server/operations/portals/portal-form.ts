import { type PortalFields, type PortalProblems, portalFields } from '#contracts/admin/portal-form.ts';
import { isEmailAddress } from '#domain/sign-in/email-address.ts';
import type { Variant } from '#variants/variant.ts';
import type { Portal, PortalChange } from '../../db/queries/portals/portals.ts';
import { PickedFile } from '../images/picked-file.ts';
import { formLine } from '../form-line.ts';

/** The fields that every form about a portal shares. */
export const portalFormShape = {
  name: formLine(120),
  subtitle: formLine(200),
  theme: formLine(40),
  language: formLine(10),
  phone: formLine(40),
  email: formLine(254),
  logo: PickedFile,
};

/** Validates the fields; `hasLogo` is true if there is a logo, even an earlier one. */
export function portalProblems(fields: PortalFields & { readonly hasLogo: boolean }, { themes, locales }: Variant): PortalProblems {
  const { name, theme, language, phone, email, hasLogo } = fields;
  return {
    ...(!hasLogo && { logo: 'logo-required' as const }),
    ...(name === '' && { name: 'name-required' as const }),
    ...(!themes.some((each) => each === theme) && { theme: 'theme-required' as const }),
    ...(!locales.some((each) => each === language) && { language: 'language-required' as const }),
    ...(phone === '' && { phone: 'phone-required' as const }),
    ...(email !== '' && !isEmailAddress(email) && { email: 'email-invalid' as const }),
  };
}

/** Returns the form fields of a stored portal. */
export function portalFieldsOf(portal: Portal): PortalFields {
  return Object.fromEntries(portalFields.map((field) => [field, portal[field] ?? ''])) as Record<keyof PortalFields, string>;
}

/** Converts the form fields to the stored columns. */
export function portalFrom({ name, subtitle, theme, language, phone, email }: PortalFields): PortalChange {
  return { name, subtitle: subtitle || null, theme, language, phone, email: email || null };
}
