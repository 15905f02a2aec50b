import { type Actor, type PersonRole, system } from '#domain/actor.ts';
import type { SecondFactor } from '#domain/sign-in/second-factor.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { tokenHash } from '../../auth/token.ts';
import type { Database } from '../../db/database.ts';
import type { AliveSession } from '../../db/queries/sessions.ts';
import { isoMoment } from './iso-moment.ts';

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
}

export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: PersonRole;
  readonly title: string | null;
  readonly language: string | null;
  readonly theme: string | null;
}

/** Who is asking, by the session cookie. Null: no session, past one of its deadlines by the database's clock, or a disabled person. */
export async function readSession(db: Database, sessionToken: string | null): Promise<SignedIn | null> {
  if (sessionToken === null) return null;
  const found = await db.as(system('session')).read((snapshot) => snapshot.sessions.findAlive(tokenHash(sessionToken)));
  return found && signedInAs(found);
}

/** A living session and its person as they are stored, as every page may ask for them. */
export function signedInAs({ session, user }: AliveSession): SignedIn {
  const { id, email, name, role, title, language, theme } = user;
  return {
    user: { id, email, name, role, title, language, theme },
    actor: { kind: role, userId: id },
    session: {
      secondFactor: session.secondFactor,
      signedInAt: isoMoment(session.createdAt),
      idleDeadline: isoMoment(session.idleDeadline),
      absoluteDeadline: isoMoment(session.absoluteDeadline),
      asOf: session.asOf,
    },
  };
}
