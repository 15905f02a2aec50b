import { describe, expect, test } from 'vitest';
import type { Scope } from '#domain/api-client/scope.ts';
import { newToken, tokenHash } from '#server/auth/token.ts';
import { projectionCalls } from '#server/http/api/projection-calls.ts';
import { type HttpAnswer, httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn, type AccessActor } from './access-actors.ts';
import { canary, twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { owner } = product.database;
const { ids, people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;
const base = '/api/v1/projections';

type Headers = Readonly<Record<string, string>>;

async function clientWith(scopes: string): Promise<{ readonly id: string; readonly secret: string }> {
  const secret = newToken();
  const { rows } = await owner.query<{ id: string }>(
    "insert into api_clients (name, secret_hash, scopes, created_by) values ('Planner', $1, $2, $3) returning replace(id::text, '-', '') as id",
    [tokenHash(secret), scopes, people.admin.id],
  );
  return { id: rows[0]?.id ?? '', secret };
}

const client = await clientWith('{read-reports,plan-projections}');
const bearer = ({ id, secret }: typeof client): Headers => ({ authorization: `Bearer ${id}.${secret}` });
const planner = bearer(client);

function send(method: string, path: string, { body, headers = planner }: { body?: object; headers?: Headers } = {}): Promise<HttpAnswer> {
  const typed = body ? { 'content-type': 'application/json' } : {};
  const own = 'authorization' in headers ? {} : { origin: `http://${host}` };
  return httpRequest({
    port: product.port,
    method,
    path: `${base}${path}`,
    headers: { host, ...typed, ...own, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const sendAs = (headers: Headers, { method, path, body }: { method: string; path: string; body: object | undefined }) =>
  send(method, path, { ...(body && { body }), headers });

// An answer is JSON of whatever shape the test then asks for.
const json = ({ body }: HttpAnswer) => JSON.parse(body) as Record<string, never> & { readonly error?: { readonly code: string } };
const outcome = (answer: HttpAnswer) => [answer.status, json(answer).error?.code];

const { rows: found } = await owner.query<{ id: string }>(
  "select replace(id::text, '-', '') as id from projections where replace(account_id::text, '-', '') = $1",
  [ids.account],
);
const projection = found[0]?.id ?? '';
const { rows: others } = await owner.query<{ id: string }>(
  "select replace(id::text, '-', '') as id from projections where replace(account_id::text, '-', '') = $1",
  [ids.otherAccount],
);
const foreign = others[0]?.id ?? '';
const payment = { id_pocket: `${projection}-home`, id_type: 'out', year: 2031, quarter: 2, amount: 1500.5 };

/** Each address with a body that it takes. */
const asked: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['GET', '/pocket-types'],
  ['GET', '/funds'],
  ['GET', '/A-North/funds'],
  ['GET', '/A-North/portfolios'],
  ['GET', `/A-North/portfolios/${projection}`],
  ['GET', `/A-North/portfolios/${projection}/forecast`],
  ['POST', '/A-North/portfolios', { name: 'Planned' }],
  ['PUT', `/A-North/portfolios/${projection}`, { name: 'Renamed' }],
  ['DELETE', `/A-North/portfolios/${projection}`],
  ['POST', '/A-North/pockets', { id_portfolio: projection, id_type_pocket: 'home' }],
  ['PUT', `/A-North/pockets/${projection}-home`, { id_type_pocket: 'family' }],
  ['DELETE', `/A-North/pockets/${projection}-home`],
  ['POST', '/A-North/movements', payment],
  ['PUT', `/A-North/movements/${projection}-home-2031Q2-out-1500.5`, payment],
  ['DELETE', `/A-North/movements/${projection}-home-2031Q2-out-1500.5`],
];

const stored = async () => (await owner.query('select name, payments, deleted_at from projections order by id')).rows;

test('all addresses are here', () => {
  const patterns = projectionCalls.map(({ method, url }) => ({
    method,
    url,
    pattern: new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`),
  }));
  expect(patterns.filter(({ method, pattern }) => !asked.some(([by, path]) => by === method && pattern.test(base + path)))).toEqual([]);
});

const calls = asked.map(([method, path, body]) => ({ method, path, body }));

describe.each(calls)('$method $path', ({ method, path, body }) => {
  test('is for systems with both scopes alone, and changes nothing for anyone else', async () => {
    const before = await stored();
    const call = { method, path, body };
    expect(outcome(await sendAs({}, call))).toEqual([401, 'sign-in-needed']);
    for (const as of ['investor', 'advisor', 'admin', 'viewingAdvisor'] satisfies AccessActor[])
      expect(outcome(await sendAs((await credentialsOf(as)).headers, call))).toEqual([403, 'forbidden']);
    for (const scopes of ['{read-reports}', '{plan-projections}'])
      expect(outcome(await sendAs(bearer(await clientWith(scopes)), call))).toEqual([403, 'forbidden']);
    expect(await stored()).toEqual(before);
  });
});

const grant = (fields: Record<string, string>, headers: Headers = {}) =>
  httpRequest({
    port: product.port,
    method: 'POST',
    path: `${base}/token`,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });

describe('the token', () => {
  const own = { username: client.id, password: client.secret };

  test.each(['password', 'client_credentials'])('is given to a client by %s', async (type) => {
    const { access_token: token, token_type: kind } = json(await grant({ grant_type: type, ...own }));
    expect(kind).toBe('Bearer');
    expect((await send('GET', '/A-North/portfolios', { headers: { authorization: `Bearer ${String(token)}` } })).status).toBe(200);
    expect(product.logged()).not.toContain(client.secret);
  });

  test('is given to no person, for nothing wrong, and to no page of another site', async () => {
    const person = { username: 'north@home.example', password: 'Harvest-Lantern-42' };
    expect(outcome(await grant({ grant_type: 'password', ...person }))).toEqual([401, 'api-credentials-wrong']);
    expect(outcome(await grant({ grant_type: 'password', ...own, password: newToken() }))).toEqual([401, 'api-credentials-wrong']);
    expect(outcome(await grant({ grant_type: 'refresh_token', ...own }))).toEqual([400, 'call-not-understood']);
    expect(outcome(await grant({ grant_type: 'password', ...own, scope: 'all' }))).toEqual([400, 'call-not-understood']);
    expect(outcome(await grant({ grant_type: 'password', ...own }, { origin: 'https://evil.example' }))).toEqual([403, 'foreign-origin']);
    const { headers } = await credentialsOf('admin');
    expect((await grant({ grant_type: 'password', ...person }, headers)).status).toBe(401);
  });

  test('a form is taken nowhere else', async () => {
    const form = { host, ...planner, 'content-type': 'application/x-www-form-urlencoded' };
    const path = '/api/v1/callables/generatePdf';
    const answer = await httpRequest({ port: product.port, method: 'POST', path, headers: form, body: 'data[externalId]=A-North' });
    expect(outcome(answer)).toEqual([400, 'call-not-understood']);
  });
});

describe('what is not there, or makes no sense', () => {
  test.each([
    ['GET', '/A-Nobody/portfolios', undefined, 404, 'projections-not-found'],
    ['GET', `/A-North/portfolios/${foreign}`, undefined, 404, 'projection-not-found'],
    ['PUT', `/A-North/portfolios/${foreign}`, { name: 'Mine' }, 404, 'projection-not-found'],
    ['DELETE', `/A-North/portfolios/${foreign}`, undefined, 404, 'projection-not-found'],
    ['DELETE', '/A-North/portfolios/x', undefined, 404, 'projection-not-found'],
    ['POST', '/A-North/pockets', { id_portfolio: foreign, id_type_pocket: 'home' }, 404, 'projection-not-found'],
    ['DELETE', `/A-North/pockets/${foreign}-home`, undefined, 404, 'projection-not-found'],
    ['DELETE', `/A-North/pockets/${projection}-yacht`, undefined, 404, 'page-not-found'],
    ['DELETE', `/A-North/movements/${projection}-home-2031Q2-out-7`, undefined, 404, 'page-not-found'],
    ['POST', '/A-North/portfolios', { name: '' }, 400, 'call-not-understood'],
    ['POST', '/A-North/portfolios', { name: 'x'.repeat(81) }, 400, 'call-not-understood'],
    ['POST', '/A-North/portfolios', { name: 'a', createdBy: people.admin.id }, 400, 'call-not-understood'],
    ['POST', '/A-North/movements', { ...payment, id_pocket: `${foreign}-home` }, 404, 'projection-not-found'],
    ['POST', '/A-North/movements', { ...payment, id_fund: 'x' }, 400, 'call-not-understood'],
    ['POST', '/A-North/movements', { ...payment, id_fund: '0192aaaa00007000800000000000000f' }, 400, 'call-not-understood'],
    ['POST', '/A-North/movements', { ...payment, id_fund: ids.ownFund }, 400, 'call-not-understood'],
    ['GET', '/A-Nobody/funds', undefined, 404, 'projections-not-found'],
    ['GET', '/funds?find=a&held=yes', undefined, 400, 'query-not-understood'],
    ['POST', '/A-North/movements', { ...payment, amount: -1 }, 400, 'call-not-understood'],
    ['POST', '/A-North/movements', { ...payment, amount: 1e10 }, 400, 'call-not-understood'],
    ['POST', '/A-North/movements', { ...payment, quarter: 5 }, 400, 'call-not-understood'],
    ['POST', '/A-North/movements', { ...payment, amount: 1.005 }, 400, 'payments-invalid'],
    ['PUT', `/A-North/movements/${foreign}-home-2031Q2-out-7`, payment, 400, 'call-not-understood'],
  ])('%s %s %j: %d %s', async (method, path, body, status, code) => {
    const before = await stored();
    expect(outcome(await send(method, path, body && { body }))).toEqual([status, code]);
    expect(await stored()).toEqual(before);
  });
});

test('projections are made, named, planned, forecast and deleted', async () => {
  expect(json(await send('GET', '/pocket-types'))['data']).toHaveLength(6);
  expect(json(await send('GET', '/funds'))['data']).toEqual([
    { id: 'account', name: 'account' },
    { id: ids.fund, name: 'A fund' },
    { id: ids.otherFund, name: 'A fund that nobody holds' },
  ]);
  expect(json(await send('GET', '/A-North/funds?find=FND'))['data']).toEqual([
    { id: 'account', name: 'account' },
    { id: ids.fund, name: 'A fund' },
  ]);
  const key = { ...planner, 'idempotency-key': 'a-key-of-sixteen-letters' };
  const made = json(await send('POST', '/A-North/portfolios', { body: { name: 'Planned' }, headers: key }));
  expect(json(await send('POST', '/A-North/portfolios', { body: { name: 'Planned' }, headers: key }))).toEqual(made);
  const id = String(made['id']);
  const path = `/A-North/portfolios/${id}`;
  expect(json(await send('PUT', path, { body: { name: 'A house' } }))).toEqual({ id, name: 'A house' });
  expect(json(await send('GET', `/${ids.account}/portfolios`))['data']).toContainEqual({ id, name: 'A house' });

  const pocket = json(await send('POST', '/A-North/pockets', { body: { id_portfolio: id, id_type_pocket: 'home' } }));
  expect(pocket).toEqual({ id: `${id}-home`, id_portfolio: id, id_type_pocket: 'home', movements: [] });
  const movement = json(await send('POST', '/A-North/movements', { body: { ...payment, id_pocket: pocket['id'] } }));
  expect(movement).toEqual({ ...payment, id: `${id}-home-2031Q2-out-1500.5`, id_fund: 'account', id_pocket: `${id}-home` });
  const larger = { ...payment, id_pocket: pocket['id'], amount: 2000 };
  const changed = json(await send('PUT', `/A-North/movements/${String(movement['id'])}`, { body: larger }));
  expect((await send('PUT', `/A-North/movements/${String(movement['id'])}`, { body: larger })).status).toBe(404);
  expect(json(await send('PUT', `/A-North/pockets/${id}-home`, { body: { id_type_pocket: 'family' } }))).toMatchObject({
    id: `${id}-family`,
    movements: [{ ...larger, id: String(changed['id']).replace('home', 'family'), id_pocket: `${id}-family` }],
  });
  const read = json(await send('GET', path));
  expect(read).toMatchObject({
    id,
    name: 'A house',
    riskProfile: 4,
    pockets: expect.arrayContaining([expect.objectContaining({ id: `${id}-family` })]),
  });
  const { forecast } = json(await send('GET', `${path}/forecast`));
  expect(forecast).toMatchObject({
    currency: 'GBP',
    startDate: expect.any(String),
    years: expect.arrayContaining([expect.objectContaining({ year: 20 })]),
  });

  expect((await send('DELETE', `/A-North/movements/${id}-family-2031Q2-out-2000`)).status).toBe(200);
  expect((await send('DELETE', path)).status).toBe(200);
  expect(outcome(await send('GET', path))).toEqual([404, 'projection-not-found']);
  const { rows } = await owner.query<{ action: string }>(
    "select action from audit_events where actor_kind = 'service' and actor_id = $1 and action like 'projection-%' order by seq",
    [client.id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'projection-made',
    ...['name', 'new', 'larger', 'moved', 'taken out'].map(() => 'projection-changed'),
    'projection-deleted',
  ]);
});

test('a movement names a fund, which keeps its name when it is removed', async () => {
  const movement = { ...payment, id_fund: ids.otherFund };
  const made = json(await send('POST', '/A-North/movements', { body: movement }));
  const id = `${projection}-home-2031Q2-out-1500.5-${ids.otherFund}`;
  expect(made).toEqual({ ...movement, id });
  const path = `/A-North/portfolios/${projection}`;
  expect(json(await send('GET', path))).toMatchObject({
    funds: [{ id: ids.otherFund, name: 'A fund that nobody holds', isRemoved: false }],
  });
  await owner.query("delete from instruments where symbol = 'OTH'");
  const later = { ...movement, year: 2032 };
  expect(json(await send('PUT', `/A-North/movements/${id}`, { body: later }))).toMatchObject({ id_fund: ids.otherFund, year: 2032 });
  expect(json(await send('GET', path))).toMatchObject({
    funds: [{ id: ids.otherFund, name: 'A fund that nobody holds', isRemoved: true }],
  });
  expect(json(await send('PUT', `/A-North/movements/${id.replace('2031', '2032')}`, { body: payment }))).toMatchObject({
    id_fund: 'account',
  });
  expect(outcome(await send('POST', '/A-North/movements', { body: movement }))).toEqual([400, 'call-not-understood']);
  expect(json(await send('GET', path))).toMatchObject({ funds: [] });
  expect((await send('DELETE', `/A-North/movements/${projection}-home-2031Q2-out-1500.5`)).status).toBe(200);
});

test('at most twenty projections of an account, and twenty movements of each', async () => {
  for (let n = 0; n < 20; n += 1) {
    const answer = await send('POST', '/A-North/movements', { body: { ...payment, year: 2040 + n } });
    expect(answer.status).toBe(200);
  }
  expect(outcome(await send('POST', '/A-North/movements', { body: payment }))).toEqual([400, 'payments-invalid']);
  for (let n = 0; n < 19; n += 1) expect((await send('POST', '/A-North/portfolios', { body: { name: `P ${n}` } })).status).toBe(200);
  expect(outcome(await send('POST', '/A-North/portfolios', { body: { name: 'One more' } }))).toEqual([400, 'projections-full']);
});

test('nothing of another client is in what is read', async () => {
  for (const path of ['/A-North/portfolios', `/A-North/portfolios/${projection}`])
    expect((await send('GET', path)).body).not.toContain(canary('South'));
});

const touched = async (scopes: Scope[], sql: string) => {
  const { id } = await clientWith(`{${scopes.join()}}`);
  // What the application believes is wrong here.
  const actor = { kind: 'service', clientId: id, scopes: ['read-reports', 'plan-projections'] } as const;
  return product.database.as(actor).writeUnaudited('demo-history', async ({ connection }) => (await connection.query(sql)).rowCount);
};

test('the database asks for both scopes', async () => {
  const change = 'update projections set years = years';
  const add = `insert into projections (account_id, name, risk_profile, deposit, contribution, escalation, years, inflation, target, payments, created_by)
    select id, 'a', 4, 0, 0, 0, 10, 0, null, '', null from accounts where external_id = 'A-South'`;
  expect(await touched(['read-reports', 'plan-projections'], change)).toBeGreaterThan(0);
  expect(await touched(['read-reports', 'plan-projections'], add)).toBe(1);
  for (const scopes of [['read-reports'], ['plan-projections'], ['mail-clients']] satisfies Scope[][]) {
    expect(await touched(scopes, change)).toBe(0);
    expect(await touched(scopes, 'select from projections')).toBe(0);
  }
  await expect(touched(['read-reports'], add)).rejects.toMatchObject({ code: '42501' });
  await expect(touched(['read-reports', 'plan-projections'], 'delete from projections')).rejects.toMatchObject({ code: '42501' });
});

test('an account without the tool has none of it', async () => {
  await owner.query("update accounts set projection_id = null where external_id = 'A-South'");
  expect(outcome(await send('GET', '/A-South/portfolios'))).toEqual([404, 'projections-not-found']);
  expect(outcome(await send('POST', '/A-South/portfolios', { body: { name: 'a' } }))).toEqual([404, 'projections-not-found']);
});
