import type { Logger } from 'pino';
import type { PasskeyRequest } from '#contracts/people/passkeys.ts';
import type { PersonRole } from '#domain/actor.ts';
import type { PasswordRule } from '#domain/sign-in/password-rule.ts';
import type { OwnFactors } from '#domain/sign-in/second-factor.ts';
import type { IdentityProvider } from '#domain/sign-in/identity-provider.ts';
import type { OpenIdProvider } from '../../auth/openid-provider.ts';
import type { Database } from '../../db/database.ts';
import type { Channel, MessageGateways } from '../../mail/gateway.ts';
import type { Writer } from '../messages/writer.ts';

/** The services of the running server that signing in needs; made once per variant. */
export interface SignInServices {
  readonly db: Database;
  /** Keys the HMAC of PINs and recovery codes, and seals the keys of apps; from `readSecret`. */
  readonly secret: string;
  readonly gateways: MessageGateways;
  /** Has what was posted sent at once; asked after the commit. A message does not depend on it: the job looks every minute. */
  readonly wakeSender: () => Promise<void>;
  /** Has messages that are held sent when they are due. They do not depend on it either. */
  readonly releaseLater: () => Promise<void>;
  readonly pinMinutes: number;
  /** PINs by mail, and text messages, that the firm sends within an hour at most. */
  readonly messagesPerHour: Readonly<Record<Channel, number>>;
  /** Dialling codes, without the plus, of the countries whose numbers get text messages. */
  readonly phoneCodes: readonly string[];
  readonly log: Pick<Logger, 'error'>;
  readonly idleMinutes: number;
  readonly passwordRule: PasswordRule;
  /** The firm's name. */
  readonly firm: string;
  /** The currency of accounts opened by signing up. */
  readonly currency: string;
  /** True if new clients have to fill in a form of the firm. */
  readonly asksNewcomers: boolean;
  readonly writer: Writer;
  /** The base of links in messages, `https://portal.firm.example`: from the configuration, never from a request. */
  readonly origin: string;
  /** The identity providers that the firm offers for sign-in. */
  readonly identityProviders: Readonly<Partial<Record<IdentityProvider, OpenIdProvider>>>;
}

/** The origin of a request, as far as signing in needs it. */
export interface Caller {
  /** The client's address, behind a trusted proxy the forwarded one. */
  readonly networkAddress: string;
  readonly userAgent: string | null;
  /** From the device cookie. */
  readonly deviceToken: string | null;
}

/** A PIN that is on its way, or that is to be asked for. Moments are ISO text in UTC. */
export interface PinSent {
  readonly pinTarget: { readonly channel: Channel; /** `•• 47` or `e•••@h•••.example`. */ readonly hint: string };
  /** Null where none was sent for this sign-in, because another was sent to the person a moment before. */
  readonly pinExpiresAt: string | null;
  /** From when on a new one may be asked for. */
  readonly resendAt: string;
}

/** A session with the tokens for its cookies; nothing keeps them but the browser. */
export interface OpenedSession {
  readonly sessionToken: string;
  readonly deviceToken: string;
  readonly userId: string;
  readonly role: PersonRole;
  /** The first of someone whose account was made a moment ago. */
  readonly isFirst: boolean;
  readonly idleDeadline: string;
  readonly absoluteDeadline: string;
}

/** The second step after the password: a PIN on its way, or the factors that the user has set up. */
export type SecondStep =
  | ({ readonly kind: 'pin-needed' } & PinSent)
  | {
      readonly kind: 'factor-needed';
      readonly factors: OwnFactors;
      /** The request for the device; null if there is no passkey. */
      readonly passkey: PasskeyRequest | null;
    };

/** A second step, and what the browser keeps until it is done. */
export type AttemptBegun = SecondStep & { readonly attemptToken: string };

/** The result of a correct password: a second step, a session if an administrator switched two-factor off, or a pending sign-up. */
export type SignInBegun =
  | AttemptBegun
  | { readonly kind: 'signed-in'; readonly session: OpenedSession }
  | { readonly kind: 'unverified'; readonly signUpToken: string };
