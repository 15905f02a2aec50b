import { describe, expect, test } from 'vitest';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { releaseMessages } from '#server/operations/threads/release-messages.ts';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { type AccessActor, credentialsIn } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { database } = product;
const { owner } = database;
const { ids, people } = await twoClients(product);
const credentialsOf = credentialsIn(database, people);
const host = `localhost:${product.port}`;
const several = `/dashboard/${ids.portal}/messages/several`;

const ask = async (as: AccessActor, path: string) =>
  httpRequest({ port: product.port, path, headers: { host, ...(await credentialsOf(as)).headers } });

async function post(as: AccessActor, path: string, fields: Readonly<Record<string, string>>) {
  const body = Buffer.from(new URLSearchParams(fields).toString());
  const own = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
  const headers = { host, origin: `http://${host}`, ...(await credentialsOf(as)).headers, ...own };
  return httpRequest({ port: product.port, method: 'POST', path, headers, body });
}

const send = (as: AccessActor, subject: string, fields: Readonly<Record<string, string>> = {}) =>
  post(as, several, { 'form-key': newFormKey(), to: 'all', groups: '', clients: '', subject, text: `Text of ${subject}`, ...fields });
const accountsOf = async (subject: string) =>
  (
    await owner.query<{ id: string }>(
      "select replace(account_id::text, '-', '') as id from threads where subject = $1 order by account_id",
      [subject],
    )
  ).rows.map(({ id }) => id);
const release = async () => {
  await owner.query('update thread_messages set held_until = now() where held_until is not null');
  return releaseMessages({ db: database, onFailure: ({ err }) => expect(err).toBeNull() });
};
const reach = async (as: AccessActor, query: Readonly<Record<string, string>>) => {
  const { status, body } = await ask(as, `${several}/reach?${new URLSearchParams(query)}`);
  return status === 200 ? (JSON.parse(body) as { count: number; leftOutCount: number }) : status;
};

async function groupOf(account: string, name: string): Promise<string> {
  const made = await owner.query<{ id: string }>(
    "insert into client_groups (portal_id, name) values ($1, $2) returning replace(id::text, '-', '') as id",
    [ids.portal, name],
  );
  const id = made.rows[0]?.id ?? '';
  await owner.query('insert into client_group_members (account_id, group_id) values ($1, $2)', [account, id]);
  return id;
}

describe('a message to several', () => {
  test.each<[AccessActor, Readonly<Record<string, string>>, number | object]>([
    ['advisor', { to: 'all' }, { count: 1 }],
    ['otherAdvisor', { to: 'chosen', clients: ids.account }, 404],
    ['advisor', { to: 'chosen', clients: `${ids.account},${ids.otherAccount}` }, 404],
    ['admin', { to: 'chosen', clients: `${ids.account},${ids.farAccount}` }, 404],
    ['admin', { to: 'chosen', clients: `${ids.account},${ids.otherAccount}` }, { count: 2, leftOutCount: 0 }],
    ['admin', { to: 'chosen', clients: '' }, 400],
    ['admin', { to: 'chosen', clients: "'; drop table mailings; --" }, 400],
    ['admin', { to: 'groups', groups: ids.account }, { count: 0 }],
  ])('would reach, from %s with %j, %j', async (as, query, expected) => {
    const found = await reach(as, query);
    if (typeof expected === 'number') expect(found).toBe(expected);
    else expect(found).toMatchObject(expected);
  });

  test.each<[AccessActor, Readonly<Record<string, string>>, number]>([
    ['advisor', { to: 'chosen', clients: ids.otherAccount }, 404],
    ['admin', { to: 'chosen', clients: ids.farAccount }, 404],
    ['advisor', { to: 'groups', groups: '' }, 400],
    ['advisor', { subject: '' }, 400],
    ['advisor', { text: ' ' }, 400],
    ['investor', { to: 'chosen', clients: ids.account }, 302],
    ['viewingAdvisor', { to: 'chosen', clients: ids.account }, 302],
  ])('is not written by %s with %j', async (as, fields, status) => {
    expect((await send(as, 'Refused', fields)).status).toBe(status);
    expect(await accountsOf('Refused')).toEqual([]);
  });

  test('goes to each client of the writer’s alone, once, after it was held', async () => {
    const { location } = await send('admin', 'To both', { to: 'chosen', clients: `${ids.account},${ids.otherAccount}` });
    expect(location).toContain(`${several}/`);
    expect(await accountsOf('To both')).toEqual([ids.account, ids.otherAccount].toSorted());
    const messages = `/dashboard/${ids.portal}/messages`;
    for (const as of ['investor', 'otherInvestor'] as const) expect((await ask(as, messages)).body, as).not.toContain('To both');
    expect((await ask('admin', location)).body).toContain('Waiting');
    expect((await release()).sent).toBe(2);
    for (const as of ['investor', 'otherInvestor'] as const)
      expect((await ask(as, messages)).body.split('To both').length, as).toBeGreaterThan(1);
    for (const as of ['investor', 'otherInvestor'] as const)
      expect((await owner.query("select from notifications where about = 'To both' and user_id = $1", [people[as].id])).rowCount, as).toBe(
        1,
      );
    const shown = (await ask('admin', location)).body;
    expect([shown.includes('Sent to 2 of 2'), shown.includes('Stop sending')]).toEqual([true, false]);
    expect((await post('admin', location, { intent: 'stop' })).body).toContain('This message has been sent.');
  });

  test('is its writer’s alone to look at and to stop', async () => {
    const { location } = await send('advisor', 'Private list', { to: 'chosen', clients: ids.account });
    for (const as of ['admin', 'companyAdmin', 'otherAdvisor', 'groupAdvisor'] as const) {
      expect((await ask(as, location)).status, as).toBe(404);
      expect((await post(as, location, { intent: 'stop' })).status, as).toBe(404);
      expect((await ask(as, several)).body, as).not.toContain('Private list');
    }
    expect(await accountsOf('Private list')).toEqual([ids.account]);
    expect((await post('advisor', location, { intent: 'stop' })).status).toBe(200);
    expect(await accountsOf('Private list')).toEqual([]);
    expect((await ask('advisor', location)).body).toContain('Not sent');
    expect((await release()).sent).toBe(0);
  });

  test('goes to clients of a group whom the writer looks after, and leaves out who cannot read', async () => {
    const group = await groupOf(ids.account, 'Islanders');
    await owner.query('insert into client_group_members (account_id, group_id) values ($1, $2)', [ids.otherAccount, group]);
    expect(await reach('advisor', { to: 'groups', groups: group })).toMatchObject({ count: 1, leftOutCount: 0 });
    await owner.query("delete from account_members where account_id = $1 and relation = 'client'", [ids.otherAccount]);
    expect(await reach('admin', { to: 'groups', groups: group })).toMatchObject({ count: 1, leftOutCount: 1 });
    const { location } = await send('admin', 'To the group', { to: 'groups', groups: group });
    expect(await accountsOf('To the group')).toEqual([ids.account]);
    expect((await ask('admin', location)).body).toContain('Not registered yet');
    await owner.query("insert into account_members values ($1, $2, 'client')", [ids.otherAccount, people.otherInvestor.id]);
  });

  test('is told in the trail with all whom it concerns', async () => {
    await send('advisor', 'In the trail', { to: 'chosen', clients: ids.account });
    const { rows } = await owner.query<{ after: { concerned: string[]; recipients: number } }>(
      "select after from audit_events where action = 'mailing-started' order by seq desc limit 1",
    );
    expect(rows[0]?.after).toMatchObject({ recipients: 1, leftOut: 0, concerned: [ids.account] });
  });
});
