import type { User } from '../../db/queries/people/users.ts';
import type { Transaction } from '../../db/queries.ts';
import type { SecondFactor } from '#domain/sign-in/second-factor.ts';
import { absoluteMinutes } from '#domain/sign-in/session-deadlines.ts';
import { newToken, tokenHash } from '../../auth/token.ts';
import { isoMoment } from '../sign-in/iso-moment.ts';
import type { Caller, OpenedSession } from '../sign-in/sign-in-services.ts';

/** The user and the origin of a sign-in, and the factor that proved it beside the password. */
export interface SessionOpening {
  readonly user: User;
  readonly caller: Caller;
  readonly secondFactor: SecondFactor | 'disabled';
  readonly idleMinutes: number;
  readonly isFirst: boolean;
}

/** Makes the session with a fresh token, and the browser a known device; written down as a sign-in in the same transaction. */
export async function openSession(
  tx: Transaction,
  { user, caller, secondFactor, idleMinutes, isFirst }: SessionOpening,
): Promise<OpenedSession> {
  const sessionToken = newToken();
  const session = await tx.sessions.insert({
    tokenHash: tokenHash(sessionToken),
    userId: user.id,
    secondFactor,
    userAgent: caller.userAgent?.slice(0, 300) ?? null,
    networkAddress: caller.networkAddress,
    idleMinutes,
    absoluteMinutes,
  });
  const deviceToken = await deviceTokenFor(tx, user, caller);
  await tx.knownDevices.remember(tokenHash(deviceToken), user.id);
  await tx.users.markSignedIn(user.id);
  const target = { kind: 'person', id: user.id } as const;
  tx.audit.add({ action: 'signed-in', by: { kind: user.role, userId: user.id }, target, after: { secondFactor } });
  const activity = { kind: 'signed-in', section: 'sign-in', userId: user.id, isInvestor: user.role === 'investor' } as const;
  await tx.activities.insert(activity);
  for (const portalId of await tx.portalLogins.remember(user.id)) await tx.activities.insert({ ...activity, section: 'portal', portalId });
  return {
    sessionToken,
    deviceToken,
    userId: user.id,
    role: user.role,
    isFirst,
    idleDeadline: isoMoment(session.idleDeadline),
    absoluteDeadline: isoMoment(session.absoluteDeadline),
  };
}

/** The device's own token where it is this person's, else a new one. */
async function deviceTokenFor(tx: Transaction, user: User, { deviceToken }: Caller): Promise<string> {
  const isKnown = deviceToken !== null && (await tx.knownDevices.belongsTo(tokenHash(deviceToken), user.id));
  return isKnown ? deviceToken : newToken();
}
