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
  /** What is asked for first at sign-in. */
  readonly target: FactorTarget;
}

/** What someone has set up to prove who they are. */
export interface OwnSecurity {
  /** Where PINs are to go, as long as neither an app nor a passkey is set up. */
  readonly pinTarget: 'sms' | 'email';
  /** Where they do go: to the mailbox of anyone who has no number. */
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

/** What an authenticator app is given: by the camera or typed in. */
export interface AppSetup {
  readonly key: string;
  readonly picture: QrPicture;
}

/** A browser that someone is signed in with. Moments are on the clock of the variant: `2026-03-29T03:30`. */
export interface Device {
  readonly id: string;
  /** What the browser calls itself; null when it does not say. */
  readonly userAgent: string | null;
  readonly networkAddress: string | null;
  readonly signedInAt: string;
  readonly lastSeenAt: string;
  /** The one that asks. */
  readonly isThis: boolean;
}

/** Since when someone is known, and how they come in. Moments are on the clock of the variant. */
export interface OwnSignIn {
  /** What they chose; null where they see the language of the portal. */
  readonly language: Locale | null;
  /** The password where there is one, and the linked accounts elsewhere. */
  readonly authType: readonly ('password' | IdentityProvider)[];
  readonly createdOn: string;
  readonly lastLogin: string | null;
}

/** What someone sees of themselves. */
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
  /** Of the firm's own people. */
  readonly job: Job | null;
  readonly role: PersonRole;
  /** Whether they see what clients let them into, and no account is theirs. */
  readonly isDelegate: boolean;
  readonly multiFactor: MultiFactor;
  readonly security: OwnSecurity;
  /** Of those whom the firm offers, and of those that are linked nevertheless. */
  readonly identities: readonly OwnIdentity[];
  /** This one first, then by when they were last used. */
  readonly devices: readonly Device[];
}

/** What became of a form of the profile. */
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

/** What became of a form about the second step of signing in. */
export type FactorAnswer =
  | { readonly done: 'app-removed' | 'passkey-removed' }
  | { readonly done: 'passkey-begun'; readonly creation: PasskeyCreation }
  | { readonly done: 'app-begun'; readonly setup: AppSetup }
  /** The recovery codes, to be seen this once; null where there were some already. */
  | { readonly done: 'app-added' | 'passkey-added' | 'codes-made'; readonly codes: readonly string[] | null };
