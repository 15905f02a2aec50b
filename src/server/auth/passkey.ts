import { createHmac } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as z from 'zod';
import type { PasskeyCreation, PasskeyRequest } from '#contracts/people/passkeys.ts';
import type { Passkey } from '../db/queries/sign-in/passkeys.ts';

/** Loaded with the first passkey: it takes as long as a fifth of a start. */
const webAuthn = () => import('@simplewebauthn/server');

const timeout = 5 * 60_000;

/** Ed25519, ES256, RS256: what devices know. */
const algorithms = [-8, -7, -257];

/** A key that a device has made, and whoever it is made for. */
export type MadeKey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** Returns the challenge of a sign-in, derived from the sign-in and the try, so that each works once without being stored. 32 bytes as base64url. */
export function passkeyChallenge(secret: string, attemptId: string, tries: number): string {
  return createHmac('sha256', secret).update(`passkey:${attemptId}:${tries}`).digest('base64url');
}

/** A passkey belongs to the host where the firm's links lead to, never to one that a request names. */
const hostOf = (origin: string) => new URL(origin).hostname;

const known = ({ credentialId, transports }: Pick<Passkey, 'credentialId' | 'transports'>) =>
  ({ type: 'public-key', id: credentialId.toString('base64url'), transports }) as const;

export function passkeyRequest(origin: string, challenge: string, passkeys: readonly Passkey[]): PasskeyRequest {
  return { challenge, rpId: hostOf(origin), allowCredentials: passkeys.map(known), userVerification: 'preferred', timeout };
}

interface Making {
  readonly origin: string;
  readonly firm: string;
  readonly person: { readonly id: string; readonly email: string; readonly name: string };
  readonly challenge: string;
  /** The person's passkeys. A device that has one of them creates no other. */
  readonly passkeys: readonly Passkey[];
}

export function passkeyCreation({ origin, firm, person, challenge, passkeys }: Making): PasskeyCreation {
  return {
    rp: { id: hostOf(origin), name: firm },
    user: { id: Buffer.from(person.id, 'hex').toString('base64url'), name: person.email, displayName: person.name },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: passkeys.map(known),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    attestation: 'none',
    timeout,
  };
}

const base64url = z.string().regex(/^[\w-]+$/);
const Answer = z.object({ id: base64url, response: z.object({ clientDataJSON: base64url }) });
const ClientData = z.object({ challenge: base64url });

/** A device's answer as a form carries it; null for what is none. What was asked is only what the answer says: to be compared. */
export function readAnswer(text: string): { readonly json: unknown; readonly id: string; readonly challenge: string } | null {
  const json = parsed(text);
  const { data: answer } = Answer.safeParse(json);
  if (!answer) return null;
  const { data } = ClientData.safeParse(parsed(Buffer.from(answer.response.clientDataJSON, 'base64url').toString()));
  return data ? { json, id: answer.id, challenge: data.challenge } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

interface Expected {
  readonly origin: string;
  readonly challenge: string;
}

/** The key that a device made when it was asked; null when anything of it is not right. */
export async function parseCreatedKey(json: unknown, { origin, challenge }: Expected): Promise<MadeKey | null> {
  const { verifyRegistrationResponse } = await webAuthn();
  const checked = verifyRegistrationResponse({
    response: json as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  });
  // The library tells by throwing what is wrong; the caller learns no more than that it is.
  const { verified, registrationInfo } = await checked.catch(() => refused);
  if (!verified || !registrationInfo) return null;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { credentialId: Buffer.from(id, 'base64url'), publicKey: Buffer.from(publicKey), counter, transports };
}

const refused = { verified: false, registrationInfo: undefined, authenticationInfo: undefined };

/** Returns the count of the device if it has signed what was asked for with this key; null when anything of it is not right. */
export async function signedCounter(json: unknown, passkey: Passkey, { origin, challenge }: Expected): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const checked = verifyAuthenticationResponse({
    response: json as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: false,
    credential: {
      id: passkey.credentialId.toString('base64url'),
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  });
  const { verified, authenticationInfo } = await checked.catch(() => refused);
  return verified && authenticationInfo ? authenticationInfo.newCounter : null;
}
