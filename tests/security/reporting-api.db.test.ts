import { describe, expect, test } from 'vitest';
import { newToken, tokenHash } from '#server/auth/token.ts';
import { reportingEndpoints } from '#server/http/api/reporting/serve-reporting.ts';
import { type HttpAnswer, httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn, type AccessActor } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { owner } = product.database;
const { ids, people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;

async function serviceWith(scopes: string, revokedAt = 'null'): Promise<string> {
  const secret = newToken();
  const { rows } = await owner.query<{ id: string }>(
    `insert into api_clients (name, secret_hash, scopes, created_by, revoked_at)
     values ('Warehouse', $1, $2, $3, ${revokedAt}) returning replace(id::text, '-', '') as id`,
    [tokenHash(secret), scopes, people.admin.id],
  );
  return `Bearer ${rows[0]?.id}.${secret}`;
}

const warehouse = { host, authorization: await serviceWith('{read-reports}') };
const get = (path: string, headers: Readonly<Record<string, string>> = warehouse): Promise<HttpAnswer> =>
  httpRequest({ port: product.port, path: `/api/v1${path}`, headers });
const json = ({ body }: HttpAnswer) => JSON.parse(body) as Record<string, unknown>;
const portfolio = 'A-North-P-North-1';

/** Every address of the reporting APIs that answers with JSON, with the entity that it is about. */
const addresses = [
  '/reporting/Account',
  '/reporting/Account/A-North?dateString=2026-06-30',
  '/reporting/Portfolios/A-North?date=2026-06-30',
  `/reporting/Portfolios/A-North/portfolio/${portfolio}`,
  `/reporting/Holdings/A-North/portfolio/${portfolio}?dateString=2026-06-30`,
  '/reporting/Holdings/dates',
  '/reporting/Holdings/A-North/dates',
  `/reporting/Transactions/A-North/portfolio/${portfolio}?fromDateString=2020-01-01&toDateString=2026-06-30`,
  `/reporting/Performance/A-North/portfolio/${portfolio}?benchmarkCumulative=true&benchmarkDiscrete=true`,
  '/reporting/Performance/A-North',
  '/reporting/Charges/A-North?fromDateString=2026-01-01&toDateString=2026-06-30',
  '/reporting/TransactionCosts/A-North',
  '/reporting/Documents/A-North',
  '/customer-code/Customer/GetPortfolios?customerCode=A-North',
  '/customer-code/Portfolios/All',
  '/customer-code/position/GetPosition?customerCode=A-North&portfolioId=P-North-1',
  '/customer-code/Transaction/GetTitleTransactions?customerCode=A-North&portfolioId=P-North-1',
  '/customer-code/Transaction/GetCashTransactions?customerCode=A-North',
  '/customer-code/Transaction/GetFees?customerCode=A-North',
  '/customer-code/Transaction/GetRecentTransactions?customerCode=A-North',
  `/customer-code/Position/GetProductHistory?customerCode=A-North&productUid=${ids.fund}`,
  '/customer-code/Position/GetPerformanceForPeriods?customerCode=A-North&portfolioId=P-North-1',
  '/customer-code/Position/GetPerformance?customerCode=A-North&portfolioId=P-North-1',
  '/private-equity/accounts/A-North/portfolios',
  '/private-equity/reports/client-A-North.json',
  '/private-equity/portfolios/P-North-1?contactId=A-North',
  '/private-equity/portfolios/P-North-1/holdings?ownerId=A-North',
  `/private-equity/holdings/${ids.fund}/transactions?account=A-North`,
  '/private-equity/accounts/A-North/documents',
];

const files = [
  '/reporting/Pdf?externalId=A-North',
  '/reporting/Pdf/A-North',
  '/reporting/Pdf/ClientPdf/A-North',
  '/reporting/Documents/A-North/download',
  '/private-equity/documents/1',
];

test('all addresses are here', () => {
  const asked = [...addresses, ...files].map((path) => `/api/v1${path.split('?')[0]}`);
  const patterns = reportingEndpoints.map(({ url }) => ({ url, pattern: new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`) }));
  expect(patterns.filter(({ pattern }) => !asked.some((path) => pattern.test(path)))).toEqual([]);
});

describe('who may ask', () => {
  test.each(files)('a guest does not: %s', async (path) => {
    expect((await get(path, { host })).status).toBe(401);
  });

  test.each(addresses)('%s', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('application/json'),
      'no-store',
    ]);
    expect((await get(path, { host })).status).toBe(401);
  });

  const readers: readonly AccessActor[] = ['investor', 'advisor', 'admin', 'viewingAdvisor', 'delegate'];
  test.each(readers)('people read on their pages: %s', async (actor) => {
    const { headers } = await credentialsOf(actor);
    for (const path of [addresses[0], addresses[1], '/reporting/Pdf/A-North', '/reporting/Pdf?externalId=A-North']) {
      const answer = await get(path ?? '', { host, ...headers });
      expect([answer.status, json(answer)['error']]).toEqual([403, expect.objectContaining({ code: 'forbidden' })]);
    }
  });

  test('a system without the scope is refused, and one that was revoked is not known', async () => {
    const idle = { host, authorization: await serviceWith('{invite-clients,mail-clients}') };
    expect((await get('/reporting/Account/A-North', idle)).status).toBe(403);
    const revoked = { host, authorization: await serviceWith('{read-reports}', 'now()') };
    expect((await get('/reporting/Account/A-North', revoked)).status).toBe(401);
  });

  test('with this scope nothing else opens', async () => {
    const body = JSON.stringify({ data: { accountId: ids.account } });
    const path = '/api/v1/callables/inviteClient';
    const headers = { ...warehouse, 'content-type': 'application/json', origin: `http://${host}` };
    expect((await httpRequest({ port: product.port, method: 'POST', path, headers, body })).status).toBe(404);
    expect((await get(`/data-health?portal=${ids.portal}`)).status).toBe(404);
    expect((await httpRequest({ port: product.port, path: `/dashboard/${ids.portal}`, headers: warehouse })).status).toBe(302);
  });
});

describe('what is not there', () => {
  test.each([
    ['/reporting/Account/A-Nobody', 404, 'account-not-found'],
    ['/reporting/Portfolios/A-North/portfolio/P-South-1', 404, 'portfolio-not-found'],
    ['/customer-code/position/GetPosition?customerCode=A-South&portfolioId=P-North-1', 404, 'portfolio-not-found'],
    [`/customer-code/Position/GetProductHistory?customerCode=A-South&productUid=${ids.ownFund}`, 404, 'page-not-found'],
    ['/reporting/Account/A-North?dateString=30/06/2026', 400, 'query-not-understood'],
    ['/reporting/Account/A-North?surprise=1', 400, 'query-not-understood'],
    ['/reporting/Charges/A-North?fromDateString=2026-06-30&toDateString=2026-01-01', 400, 'query-not-understood'],
    ['/customer-code/position/GetPosition', 400, 'query-not-understood'],
    ['/reporting/Nothing', 404, 'not-found'],
  ])('%s', async (path, status, code) => {
    const answer = await get(path);
    expect([answer.status, json(answer)['error']]).toEqual([status, expect.objectContaining({ code })]);
  });

  // The fixture's documents have no files: whoever comes as far as the file hears that.
  test('a document of another account, or a removed one, is not sent', async () => {
    const codeOf = async (path: string) => (json(await get(path))['error'] as { code: string }).code;
    const path = `/reporting/Documents/A-North/download?documentPath=${ids.document}`;
    expect(json(await get('/reporting/Documents/A-North'))['data']).toMatchObject([
      { documentPath: ids.document, fileName: 'CanaryNorth statement.pdf' },
    ]);
    expect(await codeOf(path)).toBe('file-missing');
    expect(await codeOf(path.replace('A-North', 'A-South'))).toBe('document-not-found');
    await owner.query('update documents set removed_at = now() where id = $1', [ids.document]);
    expect(await codeOf(path)).toBe('document-not-found');
    expect(json(await get('/reporting/Documents/A-North'))['data']).toEqual([]);
  });

  test('two portals with the same number: asked by the id of the account', async () => {
    await owner.query("update accounts set external_id = 'A-Twice' where id = any($1::uuid[])", [[ids.otherAccount, ids.farAccount]]);
    const answer = await get('/reporting/Account/A-Twice');
    expect([answer.status, json(answer)['error']]).toEqual([400, expect.objectContaining({ code: 'external-id-ambiguous' })]);
    expect(json(await get(`/reporting/Account/${ids.farAccount}`))['id']).toBe(ids.farAccount);
  });
});

test('figures are those of the pages, and what is not known is null with its reason', async () => {
  const account = json(await get('/reporting/Account/A-North?dateString=2026-06-30'));
  const { rows } = await owner.query<{ value: number }>('select value from snapshots where account_id = $1 and day = $2', [
    ids.account,
    '2026-06-30',
  ]);
  expect(account).toMatchObject({ id: ids.account, external_id: 'A-North', date: '2026-06-30', value: Number(rows[0]?.value.toFixed(2)) });
  expect(account).toMatchObject({ capitalCommitment: null, notAvailable: { capitalCommitment: 'nothing-committed' } });
});

async function lastReading(account: string | null): Promise<string | undefined> {
  const { rows } = await owner.query<{ section: string }>(
    "select target_id as section from audit_events where actor_kind = 'service' and action = 'viewed' and account_id is not distinct from $1 order by seq desc limit 1",
    [account],
  );
  return rows[0]?.section;
}

test('each reading stands in the trail of the account, by the name of the system; that of the list without one', async () => {
  await get('/reporting/Account');
  expect(await lastReading(null)).toBe('accounts');
  await get('/reporting/Account/A-North');
  expect(await lastReading(ids.account)).toBe('account');
  await get(`/reporting/Transactions/A-North/portfolio/${portfolio}`);
  expect(await lastReading(ids.account)).toBe('transactions');
});
