import * as z from 'zod';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { personPolicy } from '#domain/person/person-policy.ts';
import { authorize, abilities } from '#domain/policy.ts';
import { portalPolicy } from '#domain/portal/portal-policy.ts';
import { customTokenLimits } from '#domain/sign-in/failure-count.ts';
import { linkMinutes } from '#domain/sign-in/link-minutes.ts';
import { newToken, tokenHash } from '../../auth/token.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { RequestContext } from '../../request-context.ts';
import { once } from '../idempotency/once.ts';
import { countInAdvance } from '../passwords/password-buckets.ts';
import type { SignInServices } from './sign-in-services.ts';
import { startAttempt } from './start-attempt.ts';

/** The claims of a token beside its owner. */
const Claims = z.object({ isAdmin: z.boolean() });

/**
 * A token by which the signed-in user comes in at another place, once and within a minute: `?token=` on an address of the dashboard. It says
 * that it is an administrator's when an administrator's session made it.
 *
 * @throws AppError `sign-in-needed` for anyone who is no person, or `too-many-attempts`
 */
export async function createCustomToken(
  { actor, signedIn, auth }: Pick<RequestContext, 'actor' | 'signedIn' | 'auth'>,
  key: string | null,
): Promise<string> {
  if (!signedIn) throw new AppError('sign-in-needed');
  const { user } = signedIn;
  authorize({ policy: personPolicy, action: 'goElsewhere', notFound: 'sign-in-needed' }, actor, user);
  const claims: z.infer<typeof Claims> = { isAdmin: actor.kind === 'admin' };
  const sent = { by: actor, action: 'custom-token-made', key, payload: claims } as const;
  return auth.database.as(system('custom-token')).write((tx) =>
    once(tx, sent, async () => {
      const token = newToken();
      await countInAdvance(tx, [{ key: { kind: 'custom-token', subject: user.id }, limits: customTokenLimits }]);
      const kept = { tokenHash: tokenHash(token), userId: user.id, payload: claims, validMinutes: linkMinutes.custom };
      await tx.oneTimeTokens.insert({ kind: 'custom', ...kept });
      tx.audit.add({ action: 'custom-token-made', by: actor, target: { kind: 'person', id: user.id }, after: claims });
      return token;
    }),
  );
}

interface Exchange {
  readonly token: string;
  /** The portal in the address that carried the token; null if it names none. */
  readonly portalId: string | null;
  /** The browser's device cookie. */
  readonly deviceToken: string | null;
}

/**
 * Uses a token up for a PIN, as every way in does.
 *
 * @returns what the browser keeps until the PIN, and whether the person may enter the portal of the address
 * @throws AppError `link-expired` for a token that was used, is too old, never was one, or is an administrator's without saying so
 */
export async function exchangeCustomToken(
  services: SignInServices,
  { token, portalId, deviceToken }: Exchange,
): Promise<{ readonly attemptToken: string; readonly mayEnter: boolean }> {
  const database = services.db.as(system('custom-token'));
  if (!(await database.read(({ oneTimeTokens }) => oneTimeTokens.find('custom', tokenHash(token))))) throw new AppError('link-expired');
  const { user, attemptToken } = await database.write(async (tx) => {
    const used = await tx.oneTimeTokens.consume('custom', tokenHash(token));
    const owner = used?.userId ? await tx.users.find(used.userId) : null;
    if (!used || !owner || owner.isDisabled) throw new AppError('link-expired');
    if (owner.role === 'admin' && !Claims.parse(used.payload).isAdmin) throw new AppError('link-expired');
    return { user: owner, ...(await startAttempt(tx, services, { user: owner, isFirst: false, deviceToken })) };
  });
  await services.wakeSender();
  return { attemptToken, mayEnter: portalId !== null && (await isOpenTo(services, user, portalId)) };
}

/**
 * Uses up a token that the signed-in user made, as the sign that they themselves wanted a request: another site can make their browser send cookies, but no token.
 *
 * @throws AppError `sign-in-needed` for anyone who is no person; `link-expired` for a token that was used, is too old, or is not theirs
 */
export async function useOwnToken({ signedIn, auth }: Pick<RequestContext, 'signedIn' | 'auth'>, token: string): Promise<void> {
  if (!signedIn) throw new AppError('sign-in-needed');
  const hash = tokenHash(token);
  const isUsed = await auth.database.as(system('custom-token')).writeUnaudited('used-token', async ({ oneTimeTokens }) => {
    const found = await oneTimeTokens.find('custom', hash);
    return found?.userId === signedIn.user.id && (await oneTimeTokens.consume('custom', hash)) !== null;
  });
  if (!isUsed) throw new AppError('link-expired');
}

/** Returns true if the portal is open to the person. The query runs under the person's own row-level security. */
async function isOpenTo({ db }: SignInServices, { id, role }: User, portalId: string): Promise<boolean> {
  if (!isId(portalId)) return false;
  const actor = { kind: role, userId: id } as const;
  const portal = await db.as(actor).read((snapshot) => snapshot.portals.find(portalId));
  return portal !== null && abilities(portalPolicy, actor, portal).read;
}
