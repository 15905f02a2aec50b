import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { setPassword } from '#server/operations/people/set-password.ts';
import { serverBuild } from '#server/start/build-when-needed.ts';
import { frontDoor, password } from '../support/front-door.ts';
import { testInstallation } from '../support/test-installation.ts';
import { type AccessRow, accessTable, type Knocker, knockers } from './access-table.ts';
import { canary, twoClients } from './two-clients.ts';

const host = 'localhost:3000';
const product = await testInstallation();
const door = frontDoor(product.database);
const { ids, people } = await twoClients(product);

beforeAll(async () => {
  await setPassword(product.database, { userIds: Object.values(people).map(({ id }) => id), password });
});

/** A session of its own for every knock: signing out ends one. */
async function cookieOf(knocker: Knocker): Promise<string> {
  return knocker === 'guest' ? '' : `portal-session=${(await door.signIn(people[knocker])).sessionToken}`;
}

function filled(path: string): string {
  const values: Record<string, string> = { ...ids, figure: 'timeWeightedReturn' };
  return path.replaceAll(/:(\w+)|\{(\w+)\}/g, (_all, colon: string, braces: string) => values[colon ?? braces] ?? 'missing');
}

async function knock({ method, path, body }: AccessRow, knocker: Knocker): Promise<LightMyRequestResponse> {
  const form = body ? { payload: new URLSearchParams(body).toString() } : {};
  const headers = {
    host,
    cookie: await cookieOf(knocker),
    ...(method === 'POST' ? { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' } : {}),
  };
  return product.app.inject({ method, url: filled(path), headers, ...form });
}

describe.each(accessTable)('$method $path', (row) => {
  test.each(knockers)('%s', async (knocker) => {
    const expected = row.outcomes[knocker];
    const answer = await knock(row, knocker);
    if (typeof expected === 'number') expect(answer.statusCode).toBe(expected);
    else expect(`→ ${answer.headers.location?.toString().split('?')[0]}`).toBe(filled(expected));
    if (knocker !== 'admin') expectNothingForeign(knocker, answer.body);
  });
});

/** Every text of a client carries her name; it must not reach anybody who is not hers. */
function expectNothingForeign(knocker: Knocker, body: string): void {
  if (knocker !== 'investor' && knocker !== 'advisor') expect(body).not.toContain(canary('North'));
  if (knocker !== 'otherInvestor' && knocker !== 'otherAdvisor') expect(body).not.toContain(canary('South'));
}

test('a portal that does not exist and one of others answer alike', async () => {
  const row: AccessRow = { method: 'GET', path: '/dashboard/0192aaaa0000700080000000000000ab', outcomes: {} as AccessRow['outcomes'] };
  expect((await knock(row, 'investor')).statusCode).toBe(404);
});

test('what another site sends is refused before anybody is asked', async () => {
  const answer = await product.app.inject({ method: 'POST', url: '/logout', headers: { host, origin: 'https://evil.example' } });
  expect(answer.statusCode).toBe(403);
});

test('a host that is none of ours is refused', async () => {
  expect((await product.app.inject({ url: '/', headers: { host: 'evil.example' } })).statusCode).toBe(421);
});

test('a session of one firm is nothing at another', async () => {
  const cookie = await cookieOf('admin');
  const answer = await product.app.inject({ url: '/portals', headers: { host: 'greek.localhost:3000', cookie } });
  expect(answer.headers.location).toContain('/login');
});

test('every page, file and address of the product stands in the table', async () => {
  const listed = new Set(accessTable.map(({ path }) => (path === '/nowhere' ? '/*' : path)));
  const { routes } = (await import(serverBuild)) as { routes: Record<string, BuiltRoute> };
  const pages = Object.values(routes).filter(({ id }) => !Object.values(routes).some(({ parentId }) => parentId === id));
  expect(pages.map((page) => pathOf(page, routes)).filter((path) => !listed.has(path))).toEqual([]);
  const others = [...product.app.printRoutes({ commonPrefix: false }).matchAll(/(\/[\w./-]+) \(([A-Z, ]+)\)/g)].map(
    ([, path]) => path ?? '',
  );
  expect(others.filter((path) => !listed.has(path) && !path.includes('.'))).toEqual([]);
});

interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
}

function pathOf({ path, parentId }: BuiltRoute, routes: Record<string, BuiltRoute>): string {
  const parent = parentId ? routes[parentId] : undefined;
  const above = parent ? pathOf(parent, routes) : '';
  return path ? `${above === '/' ? '' : above}/${path}` : above || '/';
}
