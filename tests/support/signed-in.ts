import { readSession } from '#server/operations/sessions/read-session.ts';
import type { Visit } from '#server/visit.ts';
import { defaultVariant } from '#variants/default/default.ts';
import { anywhere, type frontDoor, type Person } from './front-door.ts';
import type { TestDatabase } from './test-database.ts';

/** People who came in by a door, and what they ask from inside. */
export function signedInBy(database: TestDatabase, door: ReturnType<typeof frontDoor>) {
  /** A request of somebody who is signed in with this token. */
  async function visitWith(sessionToken: string): Promise<Visit> {
    const signedIn = await readSession(database, sessionToken);
    if (!signedIn) throw new Error('Nobody is signed in.');
    const entrance = { database, desk: door.desk, sessionToken, caller: anywhere() };
    return { signedIn, actor: signedIn.actor, variant: defaultVariant, entrance } as unknown as Visit;
  }

  return {
    visitWith,
    signIn: async (person: Person) => {
      const session = await door.signIn(person);
      return { ...session, visit: await visitWith(session.sessionToken) };
    },
    isAlive: async (sessionToken: string) => (await readSession(database, sessionToken)) !== null,
  };
}
