import { describe, expect, test } from 'vitest';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn, type AccessActor } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { ids, people } = await twoClients(product);
const { owner } = product.database;
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;

const ask = async (accessActor: AccessActor, path: string, headers: Record<string, string> = {}) =>
  httpRequest({ port: product.port, path, headers: { host, ...(await credentialsOf(accessActor)).headers, ...headers } });

/** An answer without what differs from one to the next: ids, request numbers, nonces, times. */
const withoutNumbers = (body: string) => body.replaceAll(/[0-9a-f]{8,}|nonce="[^"]*"|\d{5,}/g, '');

const logo = `/portals/${ids.portal}/logo/${ids.logo}`;
const houseLogo = `/organisations/${ids.organisation}/logo/${ids.houseLogo}`;
const photo = `/people/${ids.pictured}/photo/${ids.photo}`;

describe.each([
  ['a logo', logo, 'guest'],
  ['a photo', photo, 'investor'],
  ['an organisation’s logo', houseLogo, 'admin'],
] as const)('%s', (_what, path, accessActor) => {
  test('is a picture, kept by a browser that asks each time', async () => {
    const { status, headers } = await ask(accessActor, path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-cache',
      etag: `"${path.split('/').at(-1)}"`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  test('is not sent again to a browser that has it', async () => {
    const { etag = '' } = (await ask(accessActor, path)).headers;
    for (const kept of [etag, `W/${etag}`, `"another", ${etag}`]) {
      const again = await ask(accessActor, path, { 'if-none-match': kept });
      expect(again).toMatchObject({ status: 304, body: '' });
      expect(again.headers['cache-control']).toBe('private, no-cache');
    }
    expect((await ask(accessActor, path, { 'if-none-match': '"another"' })).status).toBe(200);
  });
});

test.each([
  ['a photo', photo, `/people/${people.otherInvestor.id}/photo/${ids.photo}`],
  ['an organisation’s logo', houseLogo, `/organisations/${people.otherInvestor.id}/logo/${ids.houseLogo}`],
])(
  'anyone who may not see %s is not told either that they have it still, and is told the same of one that does not exist',
  async (_what, path, other) => {
    const known = { 'if-none-match': `"${path.split('/').at(-1)}"` };
    const foreign = await ask('otherInvestor', path, known);
    const missing = await ask('otherInvestor', other, known);
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.headers['cache-control']).toBe('no-store');
    expect(withoutNumbers(foreign.body)).toBe(withoutNumbers(missing.body));
  },
);

test('a photo ends with what lets it be seen', async () => {
  expect((await ask('advisor', photo)).status).toBe(200);
  await owner.query("delete from account_members where user_id = $1 and relation = 'advisor'", [people.advisor.id]);
  expect((await ask('advisor', photo, { 'if-none-match': `"${ids.photo}"` })).status).toBe(404);
});

test('another picture has another address, and the one before is gone', async () => {
  await owner.query('delete from images where portal_id = $1', [ids.portal]);
  expect((await ask('guest', logo)).status).toBe(404);
  expect((await ask('guest', logo, { 'if-none-match': `"${ids.logo}"` })).status).toBe(404);
});

test('the organisation’s is shown to administrators alone, anyone else who is bound to it', async () => {
  await owner.query('update users set organisation_id = $2 where id = $1', [people.advisor.id, ids.organisation]);
  expect((await ask('advisor', houseLogo)).status).toBe(404);
  expect((await ask('companyAdmin', houseLogo)).status).toBe(200);
  await owner.query('delete from images where organisation_id = $1', [ids.organisation]);
  expect((await ask('admin', houseLogo, { 'if-none-match': `"${ids.houseLogo}"` })).status).toBe(404);
});

test.each(['x', 'x.png', '%00', '__proto__', ids.logo.toUpperCase(), `${ids.logo}%20`])('there is no picture %s', async (name) => {
  expect((await ask('guest', `/portals/${ids.portal}/logo/${name}`)).status).toBe(404);
  expect((await ask('guest', `/portals/${name}/logo/${ids.logo}`)).status).toBe(404);
});
