import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { networkLimits } from '#domain/sign-in/failure-count.ts';
import type { IdentityProvider, IdentityRefusal } from '#domain/sign-in/identity-provider.ts';
import { linkMinutes } from '#domain/sign-in/link-minutes.ts';
import { getNetwork } from '../../auth/network.ts';
import { newToken, tokenHash } from '../../auth/token.ts';
import type { RequestContext } from '../../request-context.ts';
import { countInAdvance, type PasswordBucket } from '../passwords/password-buckets.ts';
import type { Caller, SignInServices } from '../sign-in/sign-in-services.ts';
import { refusedAndRecorded } from './record-provider-refusal.ts';

/** The browser's destination, and the secret that it alone keeps until it comes back; or the reason for a refusal. */
export type Asked =
  | { readonly kind: 'asked'; readonly address: string; readonly secret: string }
  | { readonly kind: 'refused'; readonly why: IdentityRefusal };

interface Question {
  readonly provider: IdentityProvider;
  /** The user's destination inside. */
  readonly back: string;
}

/** Sends someone to a provider to say who they are. No one is anyone by that yet. */
export async function redirectToProvider(
  { auth, log }: Pick<RequestContext, 'auth' | 'log'>,
  { provider, back }: Question,
): Promise<Asked> {
  const { services, caller } = auth;
  const asked = services.identityProviders[provider];
  if (!asked) throw new AppError('page-not-found');
  const database = services.db.as(system('identity'));
  const isCounted = await database
    .writeUnaudited('sign-in-counts', (tx) => countInAdvance(tx, identityBuckets(caller)))
    .then(yes, orLocked);
  if (!isCounted) return { kind: 'refused', why: 'too-many' };
  const [state, secret] = [newToken(), newToken()];
  const address = await asked.addressFor({ redirectUri: redirectUri(services, provider), state, secret }).catch((error: unknown) => {
    log.error({ err: error, provider }, 'a provider of identities does not answer');
    return null;
  });
  if (address === null) return refusedAndRecorded(services, provider, 'silent');
  await database.writeUnaudited('asked-identity', (tx) =>
    tx.oneTimeTokens.insert({
      kind: 'identity',
      tokenHash: questionHash(state, secret),
      userId: null,
      payload: { provider, back },
      validMinutes: linkMinutes.identity,
    }),
  );
  return { kind: 'asked', address: address.href, secret };
}

const yes = () => true;

/** For a count in advance: false where it is locked. */
export function orLocked(error: unknown): false {
  if (error instanceof AppError && error.code === 'too-many-attempts') return false;
  throw error;
}

/** Returns the stored hash of a question's state, which travels, and secret, which stays in the browser. An answer needs both. */
export function questionHash(state: string, secret: string): Buffer {
  return tokenHash(`${state}.${secret}`);
}

/** Returns the address to which a provider sends people back, as registered there. */
export function redirectUri({ origin }: Pick<SignInServices, 'origin'>, provider: IdentityProvider): string {
  return `${origin}/login/${provider}/callback`;
}

/** Returns the limit on a network's attempts to sign in through a provider; a success is not counted. */
export function identityBuckets({ networkAddress }: Caller): readonly PasswordBucket[] {
  return [{ key: { kind: 'identity-network', subject: getNetwork(networkAddress) }, limits: networkLimits }];
}

/** Returns the limit on a network's unrequested or late returns. It locks nobody out, since another site can send people back like that. */
export function expiredBuckets({ networkAddress }: Caller): readonly PasswordBucket[] {
  return [{ key: { kind: 'identity-expired', subject: getNetwork(networkAddress) }, limits: networkLimits }];
}
