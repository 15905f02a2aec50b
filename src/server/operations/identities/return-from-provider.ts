import * as z from 'zod';
import { system } from '#domain/actor.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { type Identity, type IdentityProvider, type IdentityRefusal, identityProviders } from '#domain/sign-in/identity-provider.ts';
import { takeBack } from '#domain/sign-in/failure-count.ts';
import { type AddressClaims, verifiedAddress } from '#domain/sign-in/verified-address.ts';
import type { RequestContext } from '../../request-context.ts';
import { type FirstFactorPassed, passFirstFactor } from '../sign-in/pass-first-factor.ts';
import { countInAdvance } from '../passwords/password-buckets.ts';
import { expiredBuckets, identityBuckets, orLocked, questionHash, redirectUri } from './redirect-to-provider.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Queries } from '../../db/queries.ts';
import { recordProviderRefusal, refusedAndRecorded } from './record-provider-refusal.ts';

/** The details stored when a user was sent to the provider. */
const Question = z.object({ provider: z.enum(identityProviders), back: z.string() });
type Question = z.infer<typeof Question>;

/** The outcome, and the user's destination inside. */
export type Returned = {
  readonly back: string | null;
  readonly outcome: FirstFactorPassed | { readonly kind: 'refused'; readonly why: IdentityRefusal };
};

type Entering = Pick<RequestContext, 'auth' | 'log'>;

/** Someone is back from a provider. Anyone who it says they are goes on as after a right password: to the second step. */
export async function returnFromProvider(context: Entering, provider: IdentityProvider, search: URLSearchParams): Promise<Returned> {
  const question = await takeQuestion(context, provider, search.get('state'));
  if (!question) return { back: null, outcome: await toldExpired(context, provider) };
  const { back } = question;
  const { services } = context.auth;
  if (cancellations.has(search.get('error') ?? '')) return { back, outcome: await refusedAndRecorded(services, provider, 'cancelled') };
  const claims = await believedClaims(context, provider, search);
  if (!claims) return { back, outcome: await refusedAndRecorded(services, provider, 'disbelieved') };
  const identity: Identity = { provider, issuer: claims.iss, subject: claims.sub };
  const outcome = await letOn(context, identity, claims).catch((error: unknown) => {
    const why = error instanceof AppError ? refusals.get(error.code) : undefined;
    if (why === undefined) throw error;
    return refusedAndRecorded(services, provider, why);
  });
  await services.wakeSender();
  return { back, outcome };
}

const refusal = (why: IdentityRefusal) => ({ kind: 'refused', why }) as const;

/** The refusals of users whom the provider vouched for. */
const refusals: ReadonlyMap<ErrorCode, IdentityRefusal> = new Map([
  ['too-many-attempts', 'too-many'],
  ['attempt-expired', 'unknown'],
]);

/** Returns true for a code that a provider may issue (RFC 6749); anything else is not sent to it. */
const isCode = (text: string | null) => text !== null && /^[ -~]{1,4096}$/.test(text);

/** The errors that providers return if a user cancels: those of the standard, and LinkedIn's own. */
const cancellations: ReadonlySet<string> = new Set([
  'access_denied',
  'interaction_required',
  'user_cancelled_login',
  'user_cancelled_authorize',
]);

/** Uses the question up, if this browser was sent away with it: one of all who come back gets it. */
async function takeQuestion({ auth }: Entering, provider: IdentityProvider, state: string | null): Promise<Question | null> {
  const { services, identitySecret } = auth;
  if (state === null || identitySecret === null) return null;
  const taken = await services.db
    .as(system('identity'))
    .writeUnaudited('asked-identity', (tx) => tx.oneTimeTokens.consume('identity', questionHash(state, identitySecret)));
  const { data: question } = Question.safeParse(taken?.payload);
  return question?.provider === provider ? question : null;
}

/** Records a return that came too late. Anyone can repeat such a request: the trail takes fifty a day of a network, then samples. */
async function toldExpired({ auth }: Entering, provider: IdentityProvider): Promise<Returned['outcome']> {
  const { services, caller } = auth;
  const telling = services.db.as(system('identity')).write(async (tx) => {
    await countInAdvance(tx, expiredBuckets(caller));
    recordProviderRefusal(tx, { provider, why: 'expired' });
  });
  await telling.catch(orLocked);
  return refusal('expired');
}

async function believedClaims({ auth, log }: Entering, provider: IdentityProvider, search: URLSearchParams) {
  if (!isCode(search.get('code'))) return null;
  const { services, identitySecret } = auth;
  const back = redirectUri(services, provider);
  const asked = { redirectUri: back, state: search.get('state') ?? '', secret: identitySecret ?? '' };
  const claims = services.identityProviders[provider]?.claimsFrom(new URL(`${back}?${search}`), asked);
  return claims?.catch((error: unknown) => {
    log.error({ err: error, provider }, 'a provider of identities was not believed');
    return null;
  });
}

async function letOn({ auth }: Entering, identity: Identity, claims: AddressClaims): Promise<Returned['outcome']> {
  const { services, caller } = auth;
  return services.db.as(system('identity')).write(async (tx) => {
    const { user, isLetIn } = await personOfIdentity(tx, identity, claims);
    if (!user || !isLetIn) {
      recordProviderRefusal(tx, { provider: identity.provider, why: 'unknown', userId: user?.id });
      return refusal('unknown');
    }
    for (const { key, limits } of identityBuckets(caller))
      await tx.authCounters.save(key, takeBack((await tx.authCounters.lock(key)).count, limits));
    return passFirstFactor(tx, services, { user, caller, identity });
  });
}

/** The owner of an account at a provider, for the audit trail, and whether it may sign them in. */
interface FoundPerson {
  readonly user: User | null;
  readonly isLetIn: boolean;
}

/**
 * Anyone who linked the account; else whose confirmed address the provider vouches for, if nothing of that provider is linked to them or was
 * ended by them.
 */
async function personOfIdentity(tx: Queries, identity: Identity, claims: AddressClaims): Promise<FoundPerson> {
  const linked = await tx.linkedIdentities.find(identity);
  if (linked) return found(await tx.users.find(linked.userId), linked.endedAt === null && linked.provider === identity.provider);
  const email = verifiedAddress(identity.provider, claims);
  const user = email === null ? null : ((await tx.users.withPassword(email))?.user ?? null);
  if (user === null || !(await tx.confirmedAddresses.hold(user.id))) return found(user, false);
  const others = await tx.linkedIdentities.ofPerson(user.id);
  return found(user, !others.some(({ provider }) => provider === identity.provider));
}

function found(user: User | null, mayBe: boolean): FoundPerson {
  return { user, isLetIn: mayBe && user !== null && !user.isDisabled };
}
