import type { ErrorCode } from '#domain/errors.ts';
import type { Locale, ShownTheme } from '../ids.ts';

/** The fields that are written and chosen of a portal; its logo comes beside them. */
export const portalFields = ['name', 'subtitle', 'theme', 'language', 'phone', 'email'] as const;
export type PortalField = (typeof portalFields)[number];
export type PortalFields = Readonly<Record<PortalField, string>>;

/** The problem of each field; absent where there is none. */
export type PortalProblems = Readonly<Partial<Record<PortalField | 'logo', ErrorCode>>>;

/** Someone of the firm, as the owners of a portal know them. */
export interface PortalOwner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** A portal for those who keep it. */
export interface PortalSettings {
  readonly version: number;
  readonly fields: PortalFields;
  readonly logo: {
    /** The version that was seen: said when another is sent. Empty where there is none. */
    readonly version: string;
    /** Its address; null where there is none. */
    readonly href: string | null;
  };
  readonly themes: readonly ShownTheme[];
  readonly languages: readonly Locale[];
  /** By name. */
  readonly owners: readonly PortalOwner[];
  /** The people who may become one, by name. */
  readonly candidates: readonly PortalOwner[];
}

/** The outcome of a form about the owners. */
export interface OwnerAnswer {
  readonly done: 'owner-added' | 'owner-removed';
}
