import type { PersonRole } from '#domain/actor.ts';
import type { Database } from '../../db/database.ts';
import type { Channel, MessagePorts } from '../../mail/message-port.ts';

/** What signing in needs of the running server; made once per variant. */
export interface SignInDesk {
  readonly db: Database;
  /** Keys the HMAC of PINs; from `readSecret`. */
  readonly secret: string;
  readonly messages: MessagePorts;
  readonly pinMinutes: number;
  readonly idleMinutes: number;
  /** The words of the PIN's message in a person's language; null means that the person chose none. */
  readonly texts: (language: string | null) => PinTexts;
}

export interface PinTexts {
  readonly pinSubject: string;
  readonly pinMessage: (pin: string, minutes: number) => string;
}

/** Where a request comes from, as far as signing in asks. */
export interface Caller {
  /** The client's address, behind a trusted proxy the forwarded one. */
  readonly networkAddress: string;
  readonly userAgent: string | null;
  /** From the device cookie. */
  readonly deviceToken: string | null;
}

/** A PIN is on its way. Moments are ISO text in UTC. */
export interface PinSent {
  readonly pinTarget: { readonly channel: Channel; /** `•• 47` or `e•••@h•••.example`. */ readonly hint: string };
  readonly pinExpiresAt: string;
  readonly resendAt: string;
}

/** A session with the tokens for its cookies; nothing keeps them but the browser. */
export interface OpenedSession {
  readonly sessionToken: string;
  readonly deviceToken: string;
  readonly userId: string;
  readonly role: PersonRole;
  readonly idleDeadline: string;
  readonly absoluteDeadline: string;
}

/** What a right password leads to: a PIN, or a session where an administrator switched two-factor off. */
export type SignInBegun =
  | ({ readonly kind: 'pin-needed'; readonly attemptToken: string } & PinSent)
  | { readonly kind: 'signed-in'; readonly session: OpenedSession };
