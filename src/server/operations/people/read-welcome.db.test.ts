import { expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { accessFixture } from '#tests/security/access-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { variants } from '#variants/registry.ts';
import type { RequestContext } from '../../request-context.ts';
import { readWelcome } from './read-welcome.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, actors, people, portfolios } = await accessFixture(database);
const found = await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from portals where name = 'Main'");
const portal = { id: found.rows[0]?.id ?? '' };
const signedInAt = '2026-11-26T10:00:00.000Z';

const welcomeOf = async (actor: Actor, hideIntroText = false, variant = variants.default) => {
  const signedIn = { user: { id: people.ivy, name: 'Ivy', hideIntroText }, session: { signedInAt } };
  return readWelcome({ actor, db: database.as(actor), portal, signedIn, variant } as unknown as RequestContext);
};

const messages = async (actor: Actor) => (await welcomeOf(actor))?.messages;
const unlinked = async () => (await welcomeOf(actors.investor))?.unlinked;

test('a client finds their account and what it lacks, an adviser their clients', async () => {
  const address = `/dashboard/${portal.id}`;
  expect(await welcomeOf(actors.investor)).toEqual({
    name: 'Ivy',
    places: [
      { place: 'portfolios', href: `${address}/account/${accounts.north}` },
      { place: 'library', href: `${address}/library` },
      { place: 'messages', href: `${address}/messages` },
    ],
    messages: [],
    unlinked: ['North'],
    signedInAt,
  });
  expect(await welcomeOf(actors.advisor)).toMatchObject({ places: [{ place: 'clients', href: address }, {}, {}], unlinked: [] });
});

const placesOfGreek = async (actor: Actor) => (await welcomeOf(actor, false, variants.greek))?.places.map(({ place }) => place);

test('the Greek firm leads its clients, and no one of its own, to the questions about risk', async () => {
  expect(await placesOfGreek(actors.investor)).toEqual(['portfolios', 'library', 'messages', 'investmentAdvice']);
  expect(await placesOfGreek(actors.advisor)).toEqual(['clients', 'library', 'messages']);
});

test('an account with an external ID, or with a portfolio that is kept by hand, lacks nothing', async () => {
  await owner.query("update accounts set external_id = 'A-1' where id = $1", [accounts.north]);
  expect(await unlinked()).toEqual([]);
  await owner.query('update accounts set external_id = null where id = $1', [accounts.north]);
  expect(await unlinked()).toEqual(['North']);
  await owner.query("update portfolios set external_id = replace(id::text, '-', '') where id = $1", [portfolios.north]);
  expect(await unlinked()).toEqual([]);
});

test('a client reads the messages of the active groups that they are in', async () => {
  await owner.query("update client_groups set welcome = 'Welcome to ' || name");
  expect(await messages(actors.investor)).toEqual(['Welcome to Group of North']);
  expect(await messages(actors.advisor)).toEqual([]);
  await owner.query('update client_groups set is_active = false');
  expect(await messages(actors.investor)).toEqual([]);
});

test('no one is welcomed who does not want it, or who looks as a client', async () => {
  expect(await welcomeOf(actors.investor, true)).toBeNull();
  expect(await welcomeOf({ kind: 'advisor', userId: people.ada, onBehalfOf: people.ivy })).toBeNull();
});
