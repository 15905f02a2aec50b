import { type Actor, type PersonRole, system } from '#domain/actor.ts';
import type { SecondFactor } from '#domain/sign-in/second-factor.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { tokenHash } from '../../auth/token.ts';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import type { AliveSession } from '../../db/queries/sign-in/sessions.ts';
import type { ViewedClient } from '../../db/queries/clients/viewings.ts';
import { isoMoment } from '../sign-in/iso-moment.ts';

/** A person who is signed in, as far as every page may ask. */
export interface SignedIn {
  readonly user: SessionUser;
  readonly actor: Actor;
  readonly session: {
    readonly secondFactor: SecondFactor | 'disabled';
    /** ISO moments in UTC. */
    readonly signedInAt: string;
    readonly idleDeadline: string;
    readonly absoluteDeadline: string;
    /** Portal id to the day chosen there. */
    readonly asOf: Readonly<Record<string, IsoDate>>;
  };
  /** The client as whom the portal is seen; null for users who see it as themselves. */
  readonly viewing: Viewing | null;
}

/** Someone of the firm sees the portal as the client of an account. */
export interface Viewing {
  readonly accountId: string;
  readonly personId: string;
  /** Null when the account is no longer open to both of them: nothing is seen any more, and the next page ends it. */
  readonly client: ViewedClient | null;
}

export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: PersonRole;
  readonly title: string | null;
  readonly language: string | null;
  readonly theme: string | null;
  /** Not to be welcomed again. */
  readonly hideIntroText: boolean;
  /** Null for anyone who is bound to none. */
  readonly organisationId: string | null;
}

/**
 * Returns the signed-in user by the session cookie. Null: no session, past one of its deadlines by the database's clock, or a disabled
 * user.
 */
export async function readSession(db: Database, sessionToken: string | null): Promise<SignedIn | null> {
  if (sessionToken === null) return null;
  return db.as(system('session')).read((snapshot) => findSignedIn(snapshot, tokenHash(sessionToken)));
}

/** As `readSession`, in a transaction of someone else. */
export async function findSignedIn({ sessions, viewings }: Pick<Queries, 'sessions' | 'viewings'>, hash: Buffer): Promise<SignedIn | null> {
  const found = await sessions.findAlive(hash);
  if (!found) return null;
  const { viewedAccountId: accountId, viewedPersonId: personId } = found.session;
  if (accountId === null || personId === null) return signedInAs(found, null);
  const client = await viewings.client({ viewerId: found.user.id, accountId, personId });
  return signedInAs(found, { accountId, personId, client });
}

/** A living session and its person as they are stored, as every page may ask for them. */
function signedInAs({ session, user }: AliveSession, viewing: Viewing | null): SignedIn {
  const { id, role } = user;
  return {
    user: sessionUser(user),
    actor: { kind: role, userId: id, ...(viewing ? { onBehalfOf: viewing.personId } : {}) },
    session: {
      secondFactor: session.secondFactor,
      signedInAt: isoMoment(session.createdAt),
      idleDeadline: isoMoment(session.idleDeadline),
      absoluteDeadline: isoMoment(session.absoluteDeadline),
      asOf: viewing ? {} : session.asOf,
    },
    viewing,
  };
}

function sessionUser({ id, email, name, role, title, language, theme, hideIntroText, organisationId }: AliveSession['user']): SessionUser {
  return { id, email, name, role, title, language, theme, hideIntroText, organisationId };
}

/**
 * A person as they are stored now, signed in at the moment at which they started what a job does as them: it has no session of its own. Null for someone who
 * is no more.
 */
export async function findStarter(
  { users }: Pick<Queries, 'users'>,
  { userId, signedInAt }: { readonly userId: string; readonly signedInAt: string },
): Promise<SignedIn | null> {
  const user = await users.find(userId);
  if (!user) return null;
  const deadlines = { idleDeadline: signedInAt, absoluteDeadline: signedInAt };
  return {
    user: sessionUser(user),
    actor: { kind: user.role, userId },
    session: { secondFactor: 'disabled', signedInAt, ...deadlines, asOf: {} },
    viewing: null,
  };
}
