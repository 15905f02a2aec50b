import type { PasskeyCreation } from './passkeys.ts';
import type { Locale } from '../ids.ts';
import type { OwnContact } from './contact.ts';
import type { PersonRole } from '#domain/actor.ts';
import type { Job } from '#domain/person/job.ts';
import type { IdentityProvider } from '#domain/sign-in/identity-provider.ts';
import type { FactorTarget } from '#domain/sign-in/second-factor.ts';

/** The second factor of the caller, as the specification's screens name it. */
export interface MultiFactor {
  readonly enabled: boolean;
  /** A PIN, a code or a passkey was accepted in this session. */
  readonly validated: boolean;
  /** The second factor that sign-in requests first. */
  readonly target: FactorTarget;
}

/** The second factors that a person has set up. */
export interface OwnSecurity {
  /** The preferred channel for PINs, used while neither an app nor a passkey is set up. */
  readonly pinTarget: 'sms' | 'email';
  /** The channel actually used for PINs: e-mail for people without a telephone number. */
  readonly pinChannel: 'sms' | 'email';
  readonly hasApp: boolean;
  readonly passkeys: readonly OwnPasskey[];
  readonly recoveryCodesLeft: number;
}

/** A passkey as its owner knows it. Moments are on the clock of the variant. */
export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly addedAt: string;
  readonly lastUsedAt: string | null;
}

/** An account elsewhere that signs someone in, or may. Moments are on the clock of the variant. */
export interface OwnIdentity {
  readonly provider: IdentityProvider;
  readonly state:
    | { readonly kind: 'linked'; readonly linkedAt: string; readonly lastUsedAt: string }
    /** By its owner or the firm: no account of this provider is taken. */
    | { readonly kind: 'ended'; readonly endedAt: string }
    | { readonly kind: 'never' };
}

/** A QR code: a path of unit squares in a square of `size`. */
export interface QrPicture {
  readonly size: number;
  readonly path: string;
}

/** The key for an authenticator app, to scan or to type. */
export interface AppSetup {
  readonly key: string;
  readonly picture: QrPicture;
}

/** A browser that someone is signed in with. Moments are on the clock of the variant: `2026-03-29T03:30`. */
export interface Device {
  readonly id: string;
  /** The browser's user agent; null when it sends none. */
  readonly userAgent: string | null;
  readonly networkAddress: string | null;
  readonly signedInAt: string;
  readonly lastSeenAt: string;
  /** The one that asks. */
  readonly isThis: boolean;
}

/** Since when someone is known, and how they come in. Moments are on the clock of the variant. */
export interface OwnSignIn {
  /** The chosen language; null for the language of the portal. */
  readonly language: Locale | null;
  /** The password where there is one, and the linked accounts elsewhere. */
  readonly authType: readonly ('password' | IdentityProvider)[];
  readonly createdOn: string;
  readonly lastLogin: string | null;
}

/** A person's own profile. */
export interface Profile {
  /** Not to be welcomed again. */
  readonly hideIntroText: boolean;
  readonly name: string;
  /** The address of the photo; null where there is none. */
  readonly photo: string | null;
  readonly title: string | null;
  readonly phone: string | null;
  /** A new number, until the PIN that was sent to it has come back. */
  readonly pendingPhone: string | null;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  readonly contact: OwnContact;
  readonly signIn: OwnSignIn;
  readonly organisation: string | null;
  /** The job; only for the firm's own people. */
  readonly job: Job | null;
  readonly role: PersonRole;
  /** True if the person is a delegate: they see the accounts that clients share and own none. */
  readonly isDelegate: boolean;
  readonly multiFactor: MultiFactor;
  readonly security: OwnSecurity;
  /** The identities of providers that the firm offers, and of other linked providers. */
  readonly identities: readonly OwnIdentity[];
  /** This one first, then by when they were last used. */
  readonly devices: readonly Device[];
}

/** The result of a form of the profile. */
export interface ProfileAnswer {
  readonly done:
    | 'identity-unlinked'
    | 'identity-allowed'
    | 'saved'
    | 'phone-pin-sent'
    | 'phone-set'
    | 'email-sent'
    | 'signed-out'
    | 'ended-session'
    | 'ended-others';
}

/** The result of a form about the second factor. */
export type FactorAnswer =
  | { readonly done: 'app-removed' | 'passkey-removed' }
  | { readonly done: 'passkey-begun'; readonly creation: PasskeyCreation }
  | { readonly done: 'app-begun'; readonly setup: AppSetup }
  /** The recovery codes, to be seen this once; null where there were some already. */
  | { readonly done: 'app-added' | 'passkey-added' | 'codes-made'; readonly codes: readonly string[] | null };
