import { type PortalFields, type PortalProblems, portalFields } from '#contracts/admin/portal-form.ts';
import { isEmailAddress } from '#domain/sign-in/email-address.ts';
import type { Variant } from '#variants/variant.ts';
import type { Portal, PortalChange } from '../../db/queries/portals/portals.ts';
import { PickedFile } from '../images/picked-file.ts';
import { formLine } from '../form-line.ts';

/** What every form about a portal may send, beside what it is for. */
export const portalFormShape = {
  name: formLine(120),
  subtitle: formLine(200),
  theme: formLine(40),
  language: formLine(10),
  phone: formLine(40),
  email: formLine(254),
  logo: PickedFile,
};

/** What is wrong with it; `hasLogo` where there is one, be it an earlier one. */
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

/** What is stored, as the form says it. */
export function portalFieldsOf(portal: Portal): PortalFields {
  return Object.fromEntries(portalFields.map((field) => [field, portal[field] ?? ''])) as Record<keyof PortalFields, string>;
}

/** What the form says, as it is stored. */
export function portalFrom({ name, subtitle, theme, language, phone, email }: PortalFields): PortalChange {
  return { name, subtitle: subtitle || null, theme, language, phone, email: email || null };
}
