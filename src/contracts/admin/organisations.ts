import * as z from 'zod';
import { addressFields, type AddressField } from '../people/postal-address.ts';

/** What is kept of an organisation, as its form says it; what is empty is not known. */
export type OrganisationField = 'name' | 'url' | 'domain' | AddressField;
export const organisationFields: readonly OrganisationField[] = ['name', 'url', 'domain', ...addressFields];
export type OrganisationFields = Readonly<Record<OrganisationField, string>>;

/** One of them as administrators see it. */
export interface ShownOrganisation {
  readonly id: string;
  readonly fields: OrganisationFields;
  readonly version: number;
  /** The address of the logo; null where there is none. */
  readonly logo: string | null;
  /** What makes a colleague of anyone who confirms an address there; null when nothing does. */
  readonly mailDomain: string | null;
  /** Who is bound to it, and how many of them have an address elsewhere. */
  readonly people: { readonly all: number; readonly elsewhere: number };
}

/** A line in their list. */
export interface ListedOrganisation {
  readonly id: string;
  readonly name: string;
  /** The address of the logo; null where there is none. */
  readonly logo: string | null;
  readonly url: string | null;
  readonly city: string | null;
  readonly people: number;
}

/** What the address of the list may say. */
export const AdminListQuery = z.object({
  /** Part of a name. */
  find: z
    .string()
    .max(100)
    .refine((value) => !value.includes('\0'))
    .optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
});
export type AdminListQuery = z.infer<typeof AdminListQuery>;

export interface OrganisationsPage {
  readonly query: AdminListQuery;
  readonly organisations: readonly ListedOrganisation[];
  readonly found: number;
  readonly page: number;
  readonly pages: number;
}
