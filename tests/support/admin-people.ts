import type { Actor, PersonRole } from '#domain/actor.ts';
import type { RequestContext } from '#server/request-context.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { defaultVariant } from '#variants/default/default.ts';
import { signInFixture, type Person } from './sign-in-fixture.ts';
import type { TestDatabase } from './test-database.ts';

/** People of a role who are made when they are needed, each with a visit: enough for the operations of the office. */
export function adminPeople(database: TestDatabase) {
  const fixture = signInFixture(database);
  const contextOf = (actor: Actor, signedInAt = new Date().toISOString()) => {
    const signedIn = 'userId' in actor ? { user: { id: actor.userId }, session: { signedInAt } } : null;
    return {
      actor,
      signedIn,
      portal: null,
      db: database.as(actor),
      variant: defaultVariant,
      today: '2026-11-22',
      locale: 'en',
      texts: textsByLocale.en,
      requestBulk: async () => undefined,
      auth: { database, services: fixture.services },
    } as unknown as RequestContext;
  };
  const somebody = async (role: PersonRole): Promise<Person & { readonly context: RequestContext }> => {
    const person = await fixture.person(role);
    await database.owner.query('update users set role = $2 where id = $1', [person.id, role]);
    return { ...person, context: contextOf({ kind: role, userId: person.id }) };
  };
  return { fixture, contextOf, somebody };
}

/** The actors without access to the administration, each created with a person's id. */
export const otherThanAdministrators: [string, (id: string) => Actor][] = [
  ['a guest', () => ({ kind: 'guest' })],
  ['a client', (userId) => ({ kind: 'investor', userId })],
  ['an advisor', (userId) => ({ kind: 'advisor', userId })],
  ['another system', () => ({ kind: 'service', clientId: '0'.repeat(32), scopes: [] })],
  ['an administrator on behalf of a client', (userId) => ({ kind: 'admin', userId, onBehalfOf: userId })],
];
