import type { Locale } from './ids.ts';

/** A piece of written terms. */
export interface TermsPart {
  readonly kind: 'heading' | 'paragraph';
  readonly text: string;
}

/** The terms of a portal as anyone may read them. */
export interface TermsPage {
  /** With the address of its logo; null where it has none. */
  readonly portal: { readonly id: string; readonly name: string; readonly logo: string | null };
  readonly version: number;
  readonly isInForce: boolean;
  /** On the clock of the variant: `2026-03-29T03:30`. */
  readonly publishedAt: string;
  /** The language of the terms, which may differ from the reader's. */
  readonly language: Locale;
  readonly parts: readonly TermsPart[];
  /** True if the reader is a client who has to accept them. */
  readonly isOwed: boolean;
  /** The moment at which the reader accepted this version, in the variant's time zone; null before. */
  readonly acceptedAt: string | null;
}

/** A version of the terms as administrators look back at it. */
export interface TermsVersion {
  readonly version: number;
  readonly publishedAt: string;
  readonly publishedBy: string | null;
  /** The active accounts whose client has accepted it. */
  readonly accepted: number;
}

/** The number used and the limit. */
interface Use {
  readonly used: number;
  readonly most: number;
}

/** The terms of a portal as administrators keep them. */
export interface KeptTerms {
  /** The texts in force, with which the next version begins; empty without any. */
  readonly texts: readonly { readonly language: Locale; readonly text: string }[];
  /** The newest first. */
  readonly versions: readonly TermsVersion[];
}

/** A portal's use of the product and its limits. */
export interface PortalUse {
  readonly name: string;
  readonly accounts: Use;
  readonly advisors: Use;
  /** The link to sign up for this portal. */
  readonly signUpHref: string;
}
