import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, test, vi } from 'vitest';
import type { LiveNews } from '#contracts/live-news.ts';
import { type Actor, system } from '#domain/actor.ts';
import { appRole } from '#server/db/database-server.ts';
import type { Database } from '#server/db/database.ts';
import { EventStreams } from '#server/events/event-streams.ts';
import { readersAtOnce } from '#server/events/stream-limits.ts';
import { testDatabase } from '../support/test-database.ts';
import { type ActorName, accessFixture, type Place, visiblePlaces } from './access-fixture.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, actors, people } = await accessFixture(database);
const everyAccount = Object.values(accounts);
const placesOf = (ids: readonly string[]) => (Object.keys(accounts) as Place[]).filter((place) => ids.includes(accounts[place]));
const visible = (asking: Actor, readers: readonly Actor[]) =>
  database.as(asking).read(({ changes }) => changes.visible(readers, everyAccount, []));

describe('what several readers see of what has changed', () => {
  test('is for each what they see by themselves, in their order', async () => {
    const names = Object.keys(actors) as ActorName[];
    const seen = await visible(
      system('test'),
      [...names, ...names].map((name) => actors[name]),
    );
    const expected = names.map((name) => [name, visiblePlaces[name]] as const);
    expect(names.map((name, nth) => [name, placesOf(seen[nth]?.accounts ?? [])])).toEqual(expected);
    expect(seen.slice(names.length)).toEqual(seen.slice(0, names.length));
  });

  test('is for who looks as a client what both see, whoever was asked for before', async () => {
    const viewing = (userId: string, kind: 'advisor' | 'admin' = 'advisor'): Actor => ({ kind, userId, onBehalfOf: people.ivy });
    const readers = [actors.admin, viewing(people.ada), viewing(people.ben), actors.guest, viewing(people.root, 'admin'), actors.investor];
    const seen = await visible(system('test'), readers);
    expect(seen.map((each) => placesOf(each.accounts))).toEqual([
      ['north', 'south', 'waiting', 'closed', 'elsewhere'],
      ['north'],
      [],
      [],
      ['north'],
      ['north'],
    ]);
  });

  test('is asked by the system alone, which is itself again afterwards', async () => {
    const { system: ours, ...others } = actors;
    for (const actor of Object.values(others)) await expect(visible(actor, [actors.admin])).rejects.toMatchObject({ code: '42501' });
    const again = await database.as(ours).read(async ({ changes }) => {
      await changes.visible([actors.investor], everyAccount, []);
      return changes.visible([actors.investor], everyAccount, []);
    });
    expect(again.map((each) => placesOf(each.accounts))).toEqual([['north']]);
  });
});

/** Counts the queries for what readers see, and those running at once; each takes half a second. All sessions stay active. */
function counting(sessions: readonly string[]): {
  readonly counted: Database;
  readonly asked: { total: number; now: number; most: number };
} {
  const asked = { total: 0, now: 0, most: 0 };
  const goingOn = new Map<string, string | null>(sessions.map((session) => [session, null]));
  const ask = async <T>(question: () => Promise<T>): Promise<T> => {
    asked.total += 1;
    asked.now += 1;
    asked.most = Math.max(asked.most, asked.now);
    const answer = await question();
    await wait(500);
    asked.now -= 1;
    return answer;
  };
  const counted: Database = {
    ...database,
    as: (actor) => {
      const db = database.as(actor);
      const isOfSessions = actor.kind === 'system' && actor.job === 'session';
      return {
        ...db,
        read: (work) =>
          isOfSessions
            ? db.read((tx) => work({ ...tx, sessions: { ...tx.sessions, viewedOf: async () => goingOn } }))
            : ask(() => db.read(work)),
      };
    },
  };
  return { counted, asked };
}

test('open pages are told one time after the other, of a hundred readers by one question', async () => {
  const sessions = Array.from({ length: readersAtOnce + 1 }, (_, nth) => `${nth}`);
  const { counted, asked } = counting(sessions);
  const { rows } = await owner.query<{ name: string }>('select current_database() as name');
  const onProblem = vi.fn();
  const connection = { host: inject('socketDir'), user: appRole, database: rows[0]?.name };
  const streams = new EventStreams({ database: counted, connection, onProblem });
  const heard: LiveNews[] = [];
  const nobody = { kind: 'investor', userId: '0'.repeat(32) } as const;
  for (const session of sessions) {
    const isLast = session === sessions.at(-1);
    await streams.add({
      network: 'n',
      person: session,
      session,
      viewedPerson: null,
      actor: isLast ? actors.investor : nobody,
      send: (news) => void (isLast && heard.push(news)),
      beat: () => undefined,
      end: () => undefined,
    });
  }
  for (let nth = 0; nth < 4; nth += 1) {
    await owner.query("select tell_change('accounts', array[$1::uuid])", [accounts.north]);
    await wait(300);
  }
  await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(2), { timeout: 60_000 });
  await vi.waitFor(() => expect(asked.now).toBe(0), { timeout: 60_000 });
  await streams.stop();
  expect(heard).toEqual(heard.map(() => ({ kind: 'accounts', ids: [accounts.north] })));
  expect(asked.most).toBe(1);
  // Two questions each time, and the four changes at most as many times.
  expect(asked.total % 2).toBe(0);
  expect(asked.total).toBeLessThanOrEqual(6);
  expect(onProblem).not.toHaveBeenCalled();
});
