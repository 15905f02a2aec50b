import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { setPassword } from '#server/operations/passwords/set-password.ts';
import { seededRandom } from '../../bench/support/seeded-random.ts';
import { inFull } from '../support/in-full.ts';
import { signInFixture, password } from '../support/sign-in-fixture.ts';
import { type HttpAnswer, type HttpRequest, httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { accessTable } from './access-table.ts';
import { addressed, type Credentials, credentialsIn, type AccessActor, accessActors, signedInActors } from './access-actors.ts';
import { canary, owners, mayCarry, readersOf, twoClients } from './two-clients.ts';

/**
 * Every id of the database in every place of every address, asked by everyone: as page, as its data, with ids that are none. No one
 * gets a word that a foreign client carries, no answer is a failure of ours, and each carries the headers that protect it. The
 * log of all that holds no word of a client and no secret.
 */
const wanted = inFull ? 20_000 : 300;
const atOnce = 8;

const product = await sharedProduct();
const fixture = signInFixture(product.database);
const { ids, people } = await twoClients(product);
const host = `localhost:${product.port}`;
const credentials: Partial<Record<AccessActor, Credentials>> = {};
const secrets: string[] = [password];

beforeAll(async () => {
  // By a real sign-in, for the messages that it sends.
  const senders = [people.investor, people.otherInvestor, people.advisor, people.admin];
  await setPassword(product.database, { userIds: senders.map(({ id }) => id), password });
  for (const person of senders) secrets.push((await fixture.signIn(person)).sessionToken);
  // A new password ends the sessions before it: those that the probes bring begin after it.
  const credentialsOf = credentialsIn(product.database, people);
  for (const accessActor of accessActors) {
    const brought = await credentialsOf(accessActor);
    credentials[accessActor] = brought;
    secrets.push(...[brought.secret, brought.headers.cookie?.split('=')[1]].flatMap((secret) => secret ?? []));
  }
});

interface Probe {
  readonly accessActor: AccessActor;
  readonly path: string;
}

/** PDFs are left out: their letters are compressed, and each takes a third of a second. */
const places = [...new Set(accessTable.filter(({ method }) => method === 'GET').map(({ path }) => path))].filter(
  (path) => path.includes(':') && !/\/(?:pdf|export)$/.test(path),
);

/** The addresses of pictures, and what they alone may say: a browser keeps one and asks each time whether it may show it still. */
const pictures = /^\/(?:(?:portals|organisations)\/[^/?]+\/logo|people\/[^/?]+\/photo)\/[^/?.]+(?:\?|$)/;
const picturePlaces = places.filter((path) => pictures.test(path));

/** Pictures are few among all addresses, and asked for often enough that many are seen. */
const patterns = [...places, ...picturePlaces, ...picturePlaces, ...picturePlaces, ...picturePlaces];

const noIds = [
  '0',
  '%00',
  '..',
  '%2e%2e%2f',
  "'%20or%201=1--",
  '0192aaaa0000700080000000000000ab',
  '__proto__',
  '%F0%9F%92%B0',
  'x'.repeat(3000),
];

/** All uuids of all tables. */
async function everyId(): Promise<string[]> {
  const { owner } = product.database;
  const columns = await owner.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and data_type = 'uuid' and table_name in (select tablename from pg_tables where schemaname = 'public')`,
  );
  const found = new Set<string>();
  for (const { table, column } of columns.rows) {
    const { rows } = await owner.query<{ id: string }>(
      `select distinct replace("${column}"::text, '-', '') as id from "${table}" where "${column}" is not null`,
    );
    for (const { id } of rows) found.add(id);
  }
  return [...found];
}

type Random = () => number;

function oneOf<Value>(values: readonly Value[], random: Random): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}

/** The values of the fixture by the places that they fill, and who may see them, of either client. */
const figures = { figure: 'timeWeightedReturn', calculation: 'time-weighted-return' };
const clients: readonly { readonly values: Readonly<Record<string, string>>; readonly readers: readonly AccessActor[] }[] = [
  { values: { ...ids, ...figures }, readers: readersOf.North },
  {
    values: {
      ...ids,
      ...figures,
      account: ids.otherAccount,
      portfolio: ids.otherPortfolio,
      note: ids.otherNote,
      projectionId: ids.otherProjectionId,
      projection: ids.otherProjection,
    },
    readers: readersOf.South,
  },
];

/** Everyone, and those who have something to see three times. */
const callers = [...accessActors, ...Object.values(readersOf).flat(), ...Object.values(readersOf).flat()];

/**
 * A pattern with its places filled, and who asks for it. Every second address is whole, of one client, and half of those who ask for it may;
 * the places of the others have anything in them.
 */
function probeAt(pattern: string, random: Random, all: readonly string[]): Probe {
  const { values, readers } = oneOf(clients, random);
  const isWhole = random() < 1 / 2;
  const path = pattern.replaceAll(/:(\w+)|\{(\w+)\}/g, (_all, colon: string | undefined, braces: string | undefined) => {
    const known = values[colon ?? braces ?? ''] ?? 'x';
    const luck = random();
    if (isWhole || luck < (colon === 'portal' ? 0.9 : 0.3)) return known;
    return oneOf(luck < 0.93 ? all : noIds, random);
  });
  const suffix = random() < 0.4 && !path.includes('?') && !/\.\w+$/.test(path) ? '.data' : '';
  return { accessActor: oneOf(isWhole && random() < 0.5 ? readers : callers, random), path: path + suffix };
}

async function probes(): Promise<Probe[]> {
  const random = seededRandom(20);
  const all = await everyId();
  return Array.from({ length: wanted }, (_, at) => probeAt(patterns[at % patterns.length] ?? '/', random, all));
}

/** The pages of the public site. */
const sitePages = /^\/(?:posts\/)?[^/?.]+$/;

function isPageOfGuest({ accessActor, path }: Probe, { status, headers }: HttpAnswer): boolean {
  // A disabled user's session has ended: they read the site as a guest does.
  const isSignedIn = accessActor.startsWith('viewing') || signedInActors.some((each) => each === accessActor && each !== 'disabled');
  return !isSignedIn && status === 200 && sitePages.test(path) && headers['cache-control'] === 'private, no-cache';
}

/** Returns the error in a response's caching headers; null without one. Only displayed pictures may be cached, and by a guest the pages of the site. */
function keptWrongly(probe: Probe, answer: HttpAnswer): string | null {
  const kept = answer.headers['cache-control'];
  if (isPageOfGuest(probe, answer)) return null;
  if (pictures.test(probe.path) && answer.status === 200) return kept === 'private, no-cache' ? noPicture(answer) : `kept: ${kept}`;
  return kept === 'no-store' ? null : `kept: ${kept}`;
}

function noPicture({ headers }: HttpAnswer): string | null {
  if (headers['content-type'] !== 'image/png' || !headers['content-security-policy']?.toString().endsWith('; sandbox'))
    return 'no mere picture';
  return /^"[0-9a-f]{32}"$/.test(headers.etag ?? '') ? null : 'a picture without its hash';
}

/** Returns the error in a response; null without one. */
function fault({ accessActor, path }: Probe, answer: HttpAnswer): string | null {
  const { status, headers, body } = answer;
  if (status >= 500) return `a failure of ours, ${status}`;
  for (const owner of owners) {
    const told = body + JSON.stringify(headers);
    if (!mayCarry(owner, { accessActor, path }) && told.includes(canary(owner))) return `a word of ${owner}`;
  }
  if (headers['x-content-type-options'] !== 'nosniff') return 'no nosniff';
  if (!headers['content-security-policy']?.toString().includes("frame-ancestors 'none'")) return 'no policy';
  return keptWrongly({ accessActor, path }, answer);
}

/** Anyone who is told to come back after some seconds does, for a minute. */
async function served(asked: HttpRequest): Promise<HttpAnswer> {
  for (let tries = 0; ; tries += 1) {
    const answer = await httpRequest(asked);
    const seconds = Number(answer.headers['retry-after']);
    if (answer.status !== 503 || !(seconds > 0) || tries === 12) return answer;
    await wait(seconds * 1000);
  }
}

test(`no one gets anything foreign by any of ${wanted} addresses`, async () => {
  const allProbes = await probes();
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  const seen = { North: 0, South: 0 };
  let picturesSeen = 0;
  const next = allProbes.values();
  const work = async () => {
    for (const probe of next) {
      const brought = credentials[probe.accessActor];
      const path = brought ? addressed(probe.path, brought) : probe.path;
      const answer = await served({ port: product.port, path, headers: { host, ...brought?.headers } });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      for (const owner of ['North', 'South'] as const) if (answer.body.includes(canary(owner))) seen[owner] += 1;
      if (answer.headers['content-type'] === 'image/png') picturesSeen += 1;
      const found = fault(probe, answer);
      if (found !== null) faults.push(`${probe.accessActor} ${probe.path.slice(0, 200)}: ${found}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  expect(faults).toEqual([]);
  expect([...statuses.values()].reduce((all, count) => all + count, 0)).toBe(wanted);
  // A sweep in which no one sees their own, or nothing is refused, proves nothing.
  expect(Math.min(seen.North, seen.South)).toBeGreaterThan(wanted / 100);
  expect(picturesSeen).toBeGreaterThan(wanted / 200);
  expect(statuses.get(404)).toBeGreaterThan(wanted / 10);
}, 3_600_000);

test('the log holds no word of a client, no secret and no address of a person', () => {
  const log = product.logged();
  expect(log.split('\n').length).toBeGreaterThan(wanted / 2);
  for (const word of [...owners.map(canary), ...secrets, ...Object.values(people).map(({ email }) => email)]) {
    expect(log).not.toContain(word);
  }
});

test('no message goes to anyone but whom it is about', async () => {
  const { rows } = await product.database.owner.query<{ recipient: string; body: string }>(
    'select recipient, coalesce(subject, $1) || text as body from outgoing_messages',
    [''],
  );
  expect(rows.length).toBeGreaterThan(3);
  for (const { recipient, body } of rows) {
    if (!recipient.startsWith('north')) expect(body).not.toContain(canary('North'));
    if (!recipient.startsWith('south')) expect(body).not.toContain(canary('South'));
  }
});
