import { readSession } from '#server/operations/sessions/read-session.ts';
import type { RequestContext } from '#server/request-context.ts';
import { defaultVariant } from '#variants/default/default.ts';
import { anywhere, type signInFixture, type Person } from './sign-in-fixture.ts';
import type { TestDatabase } from './test-database.ts';

/** Users signed in by a fixture, and their requests. */
export function signedInBy(database: TestDatabase, fixture: ReturnType<typeof signInFixture>) {
  /** A request of someone who is signed in with this token. */
  async function contextWith(sessionToken: string): Promise<RequestContext> {
    const signedIn = await readSession(database, sessionToken);
    if (!signedIn) throw new Error('Nobody is signed in.');
    const auth = { database, services: fixture.services, sessionToken, caller: anywhere() };
    return { signedIn, actor: signedIn.actor, variant: defaultVariant, auth } as unknown as RequestContext;
  }

  return {
    contextWith,
    signIn: async (person: Person) => {
      const session = await fixture.signIn(person);
      return { ...session, context: await contextWith(session.sessionToken) };
    },
    isAlive: async (sessionToken: string) => (await readSession(database, sessionToken)) !== null,
  };
}
