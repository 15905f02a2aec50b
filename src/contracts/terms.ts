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
  /** What they are written in, which may not be the reader's language. */
  readonly language: Locale;
  readonly parts: readonly TermsPart[];
  /** Whether the reader is a client who has to accept them. */
  readonly isOwed: boolean;
  /** When the reader accepted this version, on the clock of the variant; null when never. */
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

/** How many of something there are, and how many there may be. */
interface Use {
  readonly used: number;
  readonly most: number;
}

/** The terms of a portal as administrators keep them. */
export interface KeptTerms {
  /** What is in force, to begin the next version with: empty where nothing is. */
  readonly texts: readonly { readonly language: Locale; readonly text: string }[];
  /** The newest first. */
  readonly versions: readonly TermsVersion[];
}

/** What a portal may use of the product. */
export interface PortalUse {
  readonly name: string;
  readonly accounts: Use;
  readonly advisors: Use;
  /** What someone follows who signs up for this portal. */
  readonly signUpHref: string;
}
