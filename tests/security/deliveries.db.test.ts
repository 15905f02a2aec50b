import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { localFileStore } from '#server/files/file-store.ts';
import { system } from '#domain/actor.ts';
import type { DueLine } from '#server/db/queries/library/delivery-lines.ts';
import type { ShownRecord } from '#contracts/records.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { runDeliveries } from '#server/operations/library/deliveries/run-deliveries.ts';
import { type HttpAnswer, httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { type AccessActor, credentialsIn } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { database } = product;
const { owner } = database;
const { ids, people } = await twoClients(product);
const credentialsOf = credentialsIn(database, people);
const host = `localhost:${product.port}`;
const library = `/dashboard/${ids.portal}/library`;
const several = `${library}/several`;
const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
const both = { to: 'chosen', clients: `${ids.account},${ids.otherAccount}` };

const ask = async (as: AccessActor, path: string) =>
  httpRequest({ port: product.port, path, headers: { host, ...(await credentialsOf(as)).headers } });

async function post(as: AccessActor, path: string, body: Buffer, headers: Readonly<Record<string, string>>): Promise<HttpAnswer> {
  const all = { host, origin: `http://${host}`, ...(await credentialsOf(as)).headers, ...headers, 'content-length': String(body.length) };
  return httpRequest({ port: product.port, method: 'POST', path, headers: all, body });
}

const call = (as: AccessActor, path: string, fields: object, key = newFormKey()) =>
  post(as, `/api/v1/${path}`, Buffer.from(JSON.stringify({ portal: ids.portal, ...fields })), {
    'content-type': 'application/json',
    'idempotency-key': key,
  });

async function upload(as: AccessActor): Promise<string> {
  const key = newFormKey();
  await post(as, `/api/v1/upload-pieces?key=${key}&at=0`, pdf, { 'content-type': 'application/octet-stream' });
  return key;
}

const details = { title: null, type: 'statement', effectiveDate: null, tags: [], sameName: 'copy' };

async function begin(as: AccessActor, fileName: string, fields: Readonly<Record<string, unknown>> = {}) {
  const key = await upload(as);
  return call(as, 'deliveries', { kind: 'same', ...details, to: 'all', groups: '', clients: '', upload: key, fileName, ...fields }, key);
}

const parsed = ({ body }: HttpAnswer): unknown => JSON.parse(body);
const idIn = (answer: HttpAnswer) => (parsed(answer) as { id: string }).id;
const accountsWith = async (title: string) =>
  (
    await owner.query<{ id: string }>(
      "select replace(account_id::text, '-', '') as id from documents where title = $1 order by account_id",
      [title],
    )
  ).rows.map(({ id }) => id);

const run = (onFailure = ({ err }: { readonly err: unknown }) => expect(err).toBeNull()) =>
  runDeliveries({ db: database, files: localFileStore(join(product.varDir, 'files')), variant: { id: 'default' }, onFailure });

/** A delivery to one client whose file is not there. */
async function waitingFor(as: 'admin' | 'advisor', account: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into deliveries (portal_id, sent_by, kind, type, tags, same_name, file_name, extension, size, content_hash, stored_key)
     values ($1, $2, 'same', 'other', '{}', 'copy', 'Lost.pdf', 'pdf', 1, sha256(''), 'default/x/deliveries/x/1/lost.pdf')
     returning replace(id::text, '-', '') as id`,
    [ids.portal, people[as].id],
  );
  const delivery = rows[0]?.id ?? '';
  await owner.query("insert into delivery_lines (account_id, delivery_id, number, sent_by, file_name) values ($1, $2, 1, $3, 'Lost.pdf')", [
    account,
    delivery,
    people[as].id,
  ]);
  return delivery;
}

const externalIdOf = async (account: string) =>
  (await owner.query<{ id: string }>('select external_id as id from accounts where id = $1', [account])).rows[0]?.id ?? '';

const recordOfGroup = (group: string) => `/dashboard/${ids.portal}/records/groups/${group}`;

/** The documents of a group, as its drawer has them; the status of the answer where it has none. */
async function documentsOf(as: AccessActor, group: string): Promise<unknown> {
  const { status, body } = await ask(as, recordOfGroup(group));
  return status === 200 ? (JSON.parse(body) as ShownRecord).panels.groupDocuments?.documents : status;
}

async function sendGroupDocument(as: AccessActor, group: string, document: string): Promise<number> {
  const body = Buffer.from(String(new URLSearchParams({ intent: 'send-document', 'form-key': newFormKey(), document })));
  return (await post(as, recordOfGroup(group), body, { 'content-type': 'application/x-www-form-urlencoded' })).status;
}

describe('a document of a client group', () => {
  test('is sent to its clients, and on request to those who joined since, by those who look after them', async () => {
    const { rows } = await owner.query<{ id: string }>(
      "insert into client_groups (portal_id, name) values ($1, 'Family') returning replace(id::text, '-', '') as id",
      [ids.portal],
    );
    const group = rows[0]?.id ?? '';
    const add = async (account: string) =>
      owner.query('insert into client_group_members (account_id, group_id) values ($1, $2)', [account, group]);
    await add(ids.account);
    const begun = await begin('admin', 'Charter.pdf', { to: 'groups', groups: group, title: 'Family charter' });
    expect(begun.status).toBe(200);
    await run();
    await vi.waitFor(async () => expect(await accountsWith('Family charter')).toEqual([ids.account]));
    expect(await documentsOf('admin', group)).toMatchObject([{ title: 'Family charter', copies: 1, opened: 0, missing: 0 }]);

    await add(ids.otherAccount);
    expect(await documentsOf('admin', group)).toMatchObject([{ copies: 1, missing: 1 }]);
    expect(await documentsOf('otherAdvisor', group), 'no copy of a client of theirs').toEqual([]);
    const documents = await owner.query<{ id: string }>(
      "select replace(id::text, '-', '') as id from documents where title = 'Family charter'",
    );
    const document = documents.rows[0]?.id ?? '';
    // The adviser of the one who joined has no copy to send; clients and strangers find no group.
    for (const as of ['otherAdvisor', 'strangerAdvisor', 'investor', 'viewingAdvisor', 'guest'] as const)
      expect(await sendGroupDocument(as, group, document), as).not.toBe(200);
    for (const as of ['strangerAdvisor', 'investor', 'viewingAdvisor'] as const)
      expect(await documentsOf(as, group), as).toBeTypeOf('number');
    await run();
    await vi.waitFor(async () => expect(await accountsWith('Family charter')).toEqual([ids.account]));

    expect(await sendGroupDocument('admin', group, document)).toBe(200);
    await run();
    await vi.waitFor(async () => expect(await accountsWith('Family charter')).toEqual([ids.account, ids.otherAccount].toSorted()));
    expect(await documentsOf('admin', group)).toMatchObject([{ copies: 2, missing: 0 }]);
    expect(await sendGroupDocument('admin', group, document), 'everyone has it').toBe(400);
    expect((await ask('otherInvestor', library)).body).toContain('Family charter');
  });
});

describe('a file for several clients', () => {
  test.each<[AccessActor, Readonly<Record<string, string>>, number | object]>([
    ['advisor', { to: 'all' }, { count: 1, unregistered: 0, namesakes: 0 }],
    ['admin', both, { count: 2, leftOutCount: 0 }],
    ['advisor', both, 404],
    ['admin', { to: 'chosen', clients: ids.farAccount }, 404],
    ['admin', { to: 'chosen', clients: '' }, 400],
    ['admin', { to: 'all', name: '../..' }, 400],
  ])('would reach, from %s with %j, %j', async (as, query, expected) => {
    const answer = await ask(as, `${several}/reach?${new URLSearchParams(query)}`);
    if (typeof expected === 'number') expect(answer.status).toBe(expected);
    else expect(parsed(answer)).toMatchObject(expected);
  });

  test.each<[AccessActor, Readonly<Record<string, unknown>>, number]>([
    ['advisor', both, 404],
    ['admin', { to: 'chosen', clients: ids.farAccount }, 404],
    ['advisor', { to: 'groups', groups: '' }, 400],
    ['advisor', { fileName: 'Refused.exe' }, 400],
    ['advisor', { portal: ids.account }, 404],
    ['investor', {}, 403],
    ['viewingAdvisor', {}, 403],
    ['delegate', {}, 404],
  ])('is not sent by %s with %j', async (as, fields, status) => {
    expect((await begin(as, 'Refused.pdf', fields)).status).toBe(status);
    expect(await accountsWith('Refused')).toEqual([]);
  });

  test('becomes a document of each, once, however many send it, and tells who opened it', async () => {
    const key = await upload('admin');
    const fields = { kind: 'same', ...details, groups: '', ...both, title: 'To both', upload: key, fileName: 'Letter.pdf' };
    const begun = await call('admin', 'deliveries', fields, key);
    expect(idIn(await call('admin', 'deliveries', fields, key)), 'sent again').toBe(idIn(begun));
    await Promise.all([run(), run()]);
    await vi.waitFor(async () => expect(await accountsWith('To both')).toEqual([ids.account, ids.otherAccount].toSorted()));
    for (const as of ['investor', 'otherInvestor'] as const) {
      expect((await ask(as, library)).body.split('To both').length, as).toBeGreaterThan(1);
      const told = "select from notifications where kind = 'document' and about = 'To both' and user_id = $1";
      expect((await owner.query(told, [people[as].id])).rowCount, as).toBe(1);
    }
    const page = `${several}/${idIn(begun)}`;
    expect((await ask('admin', page)).body).toContain('Sent to 2 of 2');
    const { rows } = await owner.query<{ id: string }>(
      "select replace(id::text, '-', '') as id from documents where account_id = $1 and title = 'To both'",
      [ids.account],
    );
    expect((await ask('investor', `${library}/${rows[0]?.id}/file`)).body).toBe(pdf.toString());
    expect((await ask('admin', page)).body).toContain('Opened by 1 client');
    const unopened = (await ask('admin', `${page}?show=unopened`)).body;
    expect([unopened.includes('CanarySouth'), unopened.includes('CanaryNorth')]).toEqual([true, false]);
    const kept = await owner.query('select from deliveries where stored_key is not null');
    expect(kept.rowCount, 'the file for all is gone').toBe(0);
  });

  test('is its sender’s alone to look at and to stop', async () => {
    const page = `${several}/${idIn(await begin('advisor', 'Own.pdf'))}`;
    for (const as of ['admin', 'companyAdmin', 'otherAdvisor', 'groupAdvisor'] as const) {
      expect((await ask(as, page)).status, as).toBe(404);
      const stop = Buffer.from('intent=stop');
      expect((await post(as, page, stop, { 'content-type': 'application/x-www-form-urlencoded' })).status, as).toBe(404);
    }
  });

  test('does not reach whom its sender no longer looks after, nor anyone when its sender may not sign in, nor closed accounts', async () => {
    const reasonOf = async (delivery: string) =>
      (await owner.query<{ reason: string }>('select reason from delivery_lines where delivery_id = $1', [delivery])).rows[0]?.reason;
    const lost = await waitingFor('advisor', ids.otherAccount);
    await run();
    expect(await reasonOf(lost)).toBe('noAccess');

    const ofDisabled = await waitingFor('admin', ids.account);
    await owner.query('update user_security set is_disabled = true where user_id = $1', [people.admin.id]);
    await run();
    await owner.query('update user_security set is_disabled = false where user_id = $1', [people.admin.id]);
    expect(await reasonOf(ofDisabled)).toBe('noAccess');

    const toClosed = await waitingFor('admin', ids.account);
    await owner.query('update accounts set is_active = false where id = $1', [ids.account]);
    await run();
    await owner.query('update accounts set is_active = true where id = $1', [ids.account]);
    expect(await reasonOf(toClosed)).toBe('closed');
    expect(await accountsWith('Lost')).toEqual([]);
  });

  test('that fails keeps no other waiting, and is not left out before a day has passed', async () => {
    const [first, second] = [await waitingFor('admin', ids.account), await waitingFor('admin', ids.account)];
    const due = async (behind: DueLine | null) =>
      (await database.as(system('deliveries')).read(({ deliveryLines }) => deliveryLines.due('same', 50, behind))).filter(({ delivery }) =>
        [first, second].includes(delivery),
      );
    const [oldest, next] = await due(null);
    expect([oldest?.delivery, next?.delivery]).toEqual([first, second]);
    expect(await due(oldest ?? null)).toEqual([next]);
    const failed: unknown[] = [];
    await run(({ err }) => failed.push(err));
    expect(failed.length).toBeGreaterThanOrEqual(2);
    const tried = await owner.query('select reason, document_id from delivery_lines where delivery_id = any($1)', [[first, second]]);
    expect(tried.rows).toEqual([1, 2].map(() => ({ reason: null, document_id: null })));
    await owner.query("update deliveries set created_at = now() - interval '25 hours' where id = $1", [first]);
    await run(({ err }) => failed.push(err));
    const late = await owner.query('select reason from delivery_lines where delivery_id = $1', [first]);
    expect(late.rows).toEqual([{ reason: 'failed' }]);
  });
});

describe('files of which each client has their own', () => {
  test('are matched by external IDs of the sender’s clients alone', async () => {
    const north = await externalIdOf(ids.account);
    const south = await externalIdOf(ids.otherAccount);
    const names = [`${north} Statement.pdf`, `${south} Statement.pdf`, 'Statement.pdf', `${north} ${south}.pdf`, `${north}.exe`];
    const reasons = async (as: AccessActor) =>
      (
        parsed(await call(as, 'delivery-files', { names })) as { files: { reason: string | null; account: { id: string } | null }[] }
      ).files.map(({ reason, account }) => reason ?? account?.id);
    expect(await reasons('admin')).toEqual([ids.account, ids.otherAccount, 'none', 'several', 'type']);
    expect(await reasons('advisor')).toEqual([ids.account, 'none', 'none', ids.account, 'type']);
  });

  test('are sent each to its line, once, until they are stopped', async () => {
    const name = `${await externalIdOf(ids.account)} Q3.pdf`;
    const start = async () => call('advisor', 'deliveries', { kind: 'own', ...details, names: [name, 'Nobody.pdf'] });
    const begun = parsed(await start()) as { id: string; files: { line: number; account: string; portfolio: null }[] };
    expect(begun.files).toEqual([{ line: 1, name, account: ids.account, portfolio: null }]);
    const document = { type: 'statement', effectiveDate: null, tags: [], portfolio: null, sameName: 'copy', title: 'Third quarter' };
    const send = async (as: AccessActor, delivery: string, account = ids.account) => {
      const sent = await upload(as);
      return call(as, 'documents', { ...document, upload: sent, fileName: name, account, deliveryLine: { delivery, line: 1 } }, sent);
    };
    expect((await send('admin', begun.id)).status, 'someone else’s').toBe(404);
    expect((await send('advisor', begun.id)).status).toBe(200);
    expect((await send('advisor', begun.id)).status, 'a second time').toBe(404);
    expect(await accountsWith('Third quarter')).toEqual([ids.account]);
    const stopped = idIn(await start());
    const stop = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post('advisor', `${several}/${stopped}`, Buffer.from('intent=stop'), stop)).status).toBe(200);
    expect((await send('advisor', stopped)).status, 'after the stop').toBe(404);
    expect((await ask('advisor', `${several}/${stopped}`)).body).toContain('Not sent to 1 client');
  });

  test('are told in the trail with all whom they concern', async () => {
    const { rows } = await owner.query<{ after: object }>(
      "select after from audit_events where action = 'delivery-started' order by seq desc limit 1",
    );
    expect(rows[0]?.after).toMatchObject({ recipients: 1, leftOut: 0, concerned: [ids.account] });
  });
});
