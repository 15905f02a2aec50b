import { beforeEach, describe, expect, test } from 'vitest';
import { newToken, tokenHash } from '#server/auth/token.ts';
import { type HttpAnswer, httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn, type AccessActor } from './access-actors.ts';
import { canary, twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { owner } = product.database;
const { ids, people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;

type Headers = Readonly<Record<string, string>>;

async function serviceWith(scopes: string): Promise<Headers> {
  const secret = newToken();
  const { rows } = await owner.query<{ id: string }>(
    "insert into api_clients (name, secret_hash, scopes, created_by) values ('Warehouse', $1, $2, $3) returning replace(id::text, '-', '') as id",
    [tokenHash(secret), scopes, people.admin.id],
  );
  return { host, authorization: `Bearer ${rows[0]?.id}.${secret}` };
}

const warehouse = await serviceWith('{read-reports}');
const get = (query: string, headers: Headers) =>
  httpRequest({ port: product.port, path: `/api/v1/reporting/Pdf?${query}`, headers: { host, ...headers } });
const headersOf = async (as: AccessActor): Promise<Headers> => (await credentialsOf(as)).headers;
const json = ({ body }: HttpAnswer) =>
  JSON.parse(body) as {
    result?: Record<string, string>;
    error?: { readonly code: string; readonly field?: string; readonly message: string };
  };

async function call(name: string, data: unknown, headers: Headers): Promise<HttpAnswer> {
  const all = { host, origin: `http://${host}`, 'content-type': 'application/json', ...headers };
  return httpRequest({
    port: product.port,
    method: 'POST',
    path: `/api/v1/callables/${name}`,
    headers: all,
    body: JSON.stringify({ data }),
  });
}

const tokenOf = async (as: AccessActor) => json(await call('getCustomToken', null, await headersOf(as))).result?.['token'] ?? '';
const outcome = (answer: HttpAnswer) => [answer.status, json(answer).error?.code];
const fileIn = ({ headers }: HttpAnswer) => decodeURIComponent(String(headers['content-disposition']));

beforeEach(async () => {
  await owner.query("delete from auth_counters where kind in ('service', 'custom-token')");
});

describe('a system with the scope', () => {
  test.each([
    ['externalId=A-North', 'account'],
    ['externalId=A-North-P-North-1&url=https%3A%2F%2Fevil.example%2F&token=x', 'portfolio 1'],
    ['externalId=A-North-P-North-1&renderConsolidated=true', 'account'],
    ['externalId=A-North-P-North-2&singlePortfolio=true&componentToRender=portfolio&pdfType=ClientPdf', 'portfolio 2'],
  ])('%s: our own page of the %s', async (query, name) => {
    const answer = await get(query, warehouse);
    expect([answer.status, answer.headers['content-type'], answer.body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    expect(fileIn(answer)).toContain(`${canary('North')} ${name}_`);
  });

  test.each([
    ['', 400, 'query-not-understood', 'externalId'],
    ['externalId=A-North&componentToRender=file', 400, 'query-not-understood', 'componentToRender'],
    ['externalId=A-North&pdfType=Word', 400, 'query-not-understood', 'pdfType'],
    ['externalId=A-North&renderConsolidated=1', 400, 'query-not-understood', 'renderConsolidated'],
    ['externalId=A-North&renderConsolidated=true&singlePortfolio=true', 400, 'query-not-understood', 'singlePortfolio'],
    ['externalId=A-North&path=/admin', 400, 'query-not-understood', 'path'],
    ['externalId=A-North&singlePortfolio=true', 404, 'portfolio-not-found', undefined],
    ['externalId=A-North-P-South-1', 404, 'account-not-found', undefined],
    ['externalId=A-Nobody', 404, 'account-not-found', undefined],
    [`externalId=${'-'.repeat(100)}`, 404, 'account-not-found', undefined],
  ])('%s is refused', async (query, status, code, part) => {
    const answer = await get(query, warehouse);
    expect(outcome(answer)).toEqual([status, code]);
    if (part !== undefined) expect(json(answer).error?.message).toContain(part);
  });

  test('calls it by its name too; without the scope it is refused', async () => {
    const { result } = json(await call('generatePdf', { externalId: 'A-North' }, warehouse));
    expect(result).toMatchObject({ fileName: expect.stringContaining(canary('North')), contentType: 'application/pdf' });
    expect(Buffer.from(result?.['content'] ?? '', 'base64').toString('latin1', 0, 5)).toBe('%PDF-');
    const idle = await serviceWith('{invite-clients,mail-clients}');
    expect(outcome(await call('generatePdf', { externalId: 'A-North' }, idle))).toEqual([403, 'forbidden']);
    expect(outcome(await get('externalId=A-North', idle))).toEqual([403, 'forbidden']);
  });
});

describe('a person', () => {
  test('is given the address with a token of their own, once', async () => {
    const headers = await headersOf('investor');
    expect(outcome(await get('externalId=A-North', headers))).toEqual([403, 'forbidden']);
    const token = await tokenOf('investor');
    expect(outcome(await get(`externalId=A-North&token=${token}`, {}))).toEqual([401, 'sign-in-needed']);
    expect(outcome(await get(`externalId=A-North&token=${token}`, await headersOf('advisor')))).toEqual([400, 'link-expired']);
    const answer = await get(`externalId=A-North&token=${token}`, headers);
    expect([answer.status, answer.body.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(outcome(await get(`externalId=A-North&token=${token}`, headers))).toEqual([400, 'link-expired']);
    expect(product.logged()).not.toContain(token);
  });

  test('is not led to it by another site', async () => {
    const headers = { ...(await headersOf('investor')), 'sec-fetch-site': 'cross-site' };
    expect(outcome(await get(`externalId=A-North&token=${await tokenOf('investor')}`, headers))).toEqual([403, 'foreign-origin']);
  });

  test.each<[AccessActor, object, number, string]>([
    ['investor', { externalId: 'A-South' }, 404, 'account-not-found'],
    ['investor', { externalId: 'A-South-P-South-1' }, 404, 'account-not-found'],
    ['otherInvestor', { externalId: 'A-North-P-North-1' }, 404, 'account-not-found'],
    ['otherAdvisor', { externalId: ids.account }, 404, 'account-not-found'],
    ['delegate', { externalId: 'A-North-P-North-1' }, 404, 'account-not-found'],
    ['unvalidated', { externalId: 'A-Waiting' }, 404, 'account-not-found'],
    ['advisor', { externalId: 'A-North', componentToRender: '../admin' }, 400, 'call-not-understood'],
    ['advisor', { externalId: 'A-North', html: '<b>x</b>' }, 400, 'call-not-understood'],
  ])('%s, by its name, %j: %d %s', async (as, data, status, code) => {
    expect(outcome(await call('generatePdf', data, await headersOf(as)))).toEqual([status, code]);
  });
});

const read = async (as: AccessActor, name: string) =>
  httpRequest({ port: product.port, path: `/reports/client-${name}.json`, headers: { host, ...(await headersOf(as)) } });

describe('/reports/client-{id}.json', () => {
  test('has the account with its value, its portfolios and their external ids', async () => {
    for (const as of ['investor', 'advisor', 'admin', 'viewingAdvisor'] as const) {
      const answer = await read(as, 'A-North');
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(JSON.parse(answer.body)).toMatchObject({
        id: ids.account,
        external_id: 'A-North',
        value: expect.any(Number),
        portfolios: expect.arrayContaining([expect.objectContaining({ external_id: 'A-North-P-North-1', value: expect.any(Number) })]),
      });
    }
  });

  test.each<[AccessActor, string]>([
    ['otherInvestor', 'A-North'],
    ['otherAdvisor', 'A-North'],
    ['delegate', 'A-North'],
    ['unvalidated', 'A-Waiting'],
    ['investor', 'A-Nobody'],
  ])('is not there for %s of %s', async (as, name) => {
    const { status, body } = await read(as, name);
    expect([status, body.includes(canary('North'))]).toEqual([404, false]);
  });

  test('waits until its client has accepted the terms', async () => {
    await owner.query('delete from terms_acceptances');
    expect((await read('investor', 'A-North')).status).toBe(403);
    expect(outcome(await call('generatePdf', { externalId: 'A-North' }, await headersOf('investor')))).toEqual([403, 'forbidden']);
    expect((await read('advisor', 'A-North')).status).toBe(200);
  });
});
