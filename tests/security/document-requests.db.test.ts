import { describe, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { remindOfRequests } from '#server/operations/library/requests/remind-of-requests.ts';
import { type HttpAnswer, httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { type AccessActor, credentialsIn } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { owner } = product.database;
const { ids, people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;
const page = `/dashboard/${ids.portal}/library/requests`;
const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

const ask = async (as: AccessActor, path: string) =>
  httpRequest({ port: product.port, path, headers: { host, ...(await credentialsOf(as)).headers } });

async function post(as: AccessActor, path: string, body: Buffer, type: string, key?: string): Promise<HttpAnswer> {
  const own = { 'content-type': type, 'content-length': String(body.length), ...(key ? { 'idempotency-key': key } : {}) };
  const headers = { host, origin: `http://${host}`, ...(await credentialsOf(as)).headers, ...own };
  return httpRequest({ port: product.port, method: 'POST', path, headers, body });
}

const send = async (as: AccessActor, fields: Readonly<Record<string, string>>) =>
  post(as, page, Buffer.from(new URLSearchParams(fields).toString()), 'application/x-www-form-urlencoded');

const form = { intent: 'ask', title: 'Annual check', note: 'Please', dueOn: '2999-12-31', lines: 'Passport\r\n\r\nUtility bill' };

async function made(as: AccessActor = 'advisor', account = ids.account, dueOn = form.dueOn): Promise<string> {
  const { headers } = await send(as, { ...form, 'form-key': newFormKey(), account, dueOn });
  return /request=([0-9a-f]{32})$/.exec(headers.location ?? '')?.[1] ?? '';
}

async function upload(as: AccessActor, request: string, { line = 1, account = ids.account } = {}): Promise<HttpAnswer> {
  const key = newFormKey();
  await post(as, `/api/v1/upload-pieces?key=${key}&at=0`, pdf, 'application/octet-stream');
  const details = { account, portfolio: null, type: 'other', effectiveDate: null, tags: [], sameName: 'copy' };
  const body = { portal: ids.portal, upload: key, fileName: 'passport.pdf', ...details, requestLine: { request, line } };
  return post(as, '/api/v1/documents', Buffer.from(JSON.stringify(body)), 'application/json', key);
}

const idOf = ({ body }: HttpAnswer) => (JSON.parse(body) as { id: string }).id;
const stateOf = async (request: string, line = 1) => {
  const { rows } = await owner.query<{ state: string }>('select state from document_request_lines where request_id = $1 and number = $2', [
    request,
    line,
  ]);
  return rows[0]?.state;
};
const told = async (kind: string, about: string) => {
  const found = await owner.query<{ email: string }>(
    "select email from notifications join users on users.id = user_id where kind = $1 and query = 'request=' || $2",
    [kind, about],
  );
  return found.rowCount;
};

describe('a request', () => {
  test.each<[AccessActor, number]>([
    ['investor', 403],
    ['otherInvestor', 404],
    ['otherAdvisor', 404],
    ['strangerAdvisor', 302],
    ['delegate', 302],
    ['guest', 302],
  ])('is not made by %s', async (as, status) => {
    const before = (await owner.query('select from document_requests')).rowCount;
    const answer = await send(as, { ...form, 'form-key': newFormKey(), account: ids.account });
    if (status !== 302) expect(answer.status).toBe(status);
    expect((await owner.query('select from document_requests')).rowCount).toBe(before);
  });

  test('is seen by those who see its account, whom it is told, and by no one else', async () => {
    const request = await made();
    expect(await told('documents-asked', request)).toBe(1);
    for (const as of ['investor', 'advisor', 'groupAdvisor', 'admin', 'viewingAdvisor'] as const)
      expect((await ask(as, `${page}?request=${request}`)).status, as).toBe(200);
    for (const as of ['otherInvestor', 'otherAdvisor'] as const) {
      expect((await ask(as, `${page}?request=${request}`)).status, as).toBe(404);
      expect((await ask(as, `${page}?all=1`)).body, as).not.toContain('Annual check');
    }
  });

  test.each([
    { dueOn: '2020-01-01' },
    { dueOn: 'soon' },
    { title: ' ' },
    { title: 'a\0b' },
    { note: 'a\0b' },
    { lines: 'a\0b' },
    { lines: ' \n ' },
    { lines: 'x\n'.repeat(21) },
    { lines: 'x'.repeat(201) },
    { title: 'x'.repeat(121) },
    { account: '0'.repeat(31) },
  ])('%j is refused', async (wrong) => {
    expect((await send('advisor', { ...form, 'form-key': newFormKey(), account: ids.account, ...wrong })).status).toBe(400);
  });
});

describe('a line', () => {
  test('is answered, sent back, answered again and accepted', async () => {
    const request = await made();
    const first = idOf(await upload('investor', request));
    expect(await stateOf(request)).toBe('sent');
    const decide = async (as: AccessActor, intent: string, document: string, reason = '') =>
      (await send(as, { intent, request, line: '1', document, reason })).status;
    expect(await decide('investor', 'accept', first)).toBe(403);
    expect(await decide('otherAdvisor', 'accept', first)).toBe(404);
    expect(await decide('viewingAdvisor', 'accept', first)).toBe(403);
    expect(await decide('advisor', 'return', first, '  ')).toBe(400);
    expect(await decide('advisor', 'return', first, 'Out of date')).toBe(200);
    expect((await ask('investor', `${page}?request=${request}`)).body).toContain('Out of date');
    expect(await told('document-returned', request)).toBe(1);
    const second = idOf(await upload('investor', request));
    expect(await decide('advisor', 'accept', first)).toBe(400);
    expect(await decide('advisor', 'accept', second)).toBe(200);
    expect([await stateOf(request), await stateOf(request, 2)]).toEqual(['accepted', 'open']);
    expect((await upload('investor', request)).status).toBe(400);
  });

  test('is answered by those who see the account, with a document of it', async () => {
    const request = await made();
    const foreign = await made('otherAdvisor', ids.otherAccount);
    expect((await upload('otherInvestor', request)).status).toBe(404);
    expect((await upload('otherInvestor', request, { account: ids.otherAccount })).status).toBe(404);
    expect((await upload('admin', foreign)).status).toBe(404);
    expect((await upload('investor', request, { line: 9 })).status).toBe(404);
    expect([await stateOf(request), await stateOf(foreign)]).toEqual(['open', 'open']);
    expect((await send('advisor', { intent: 'withdraw', request })).status).toBe(200);
    expect((await upload('investor', request)).status).toBe(404);
    expect((await owner.query("select from documents where title like 'passport%' and account_id = $1", [ids.otherAccount])).rowCount).toBe(
      0,
    );
  });
});

test('a client is reminded once before the due day and once after it, the advisers once after it', async () => {
  const request = await made('advisor', ids.account, '2999-06-30');
  const remind = async (today: string) => {
    await remindOfRequests(product.database, today);
    await remindOfRequests(product.database, today);
  };
  await remind('2999-06-26');
  expect(await told('documents-due', request)).toBe(0);
  await remind('2999-06-27');
  await remind('2999-06-30');
  expect([await told('documents-due', request), await told('documents-overdue', request)]).toEqual([1, 0]);
  await remind('2999-07-01');
  expect(await told('documents-overdue', request)).toBe(1);
  expect(await told('documents-missing', request)).toBeGreaterThan(0);
  expect(await product.database.as(system('test')).read(({ documentRequests }) => documentRequests.due('2999-08-15'))).toEqual([]);
});
