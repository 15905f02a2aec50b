import { describe, expect, test } from 'vitest';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
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
const messages = `/dashboard/${ids.portal}/messages`;

const ask = async (as: AccessActor, path: string) =>
  httpRequest({ port: product.port, path, headers: { host, ...(await credentialsOf(as)).headers } });

async function post(as: AccessActor, path: string, fields: Readonly<Record<string, string>>) {
  const body = Buffer.from(new URLSearchParams({ 'form-key': newFormKey(), ...fields }).toString());
  const own = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
  const headers = { host, origin: `http://${host}`, ...(await credentialsOf(as)).headers, ...own };
  return httpRequest({ port: product.port, method: 'POST', path, headers, body });
}

async function groupIn(portal: string, name: string, account: string | null): Promise<string> {
  const made = await owner.query<{ id: string }>(
    "insert into client_groups (portal_id, name) values ($1, $2) returning replace(id::text, '-', '') as id",
    [portal, name],
  );
  const id = made.rows[0]?.id ?? '';
  if (account) await owner.query('insert into client_group_members (account_id, group_id) values ($1, $2)', [account, id]);
  return id;
}

const groups = {
  north: await groupIn(ids.portal, 'Quiet Families', ids.account),
  south: await groupIn(ids.portal, 'Southern Families', ids.otherAccount),
  far: await groupIn(ids.otherPortal, 'Far Families', ids.farAccount),
};
const start = (as: AccessActor, subject: string, fields: Readonly<Record<string, string>>) =>
  post(as, `${messages}/new`, { recipient: ids.account, subject, text: 'Hello', ...fields });
const filedOf = async (subject: string) =>
  (
    await owner.query<{ process: string | null; group: string | null }>(
      "select process, replace(group_id::text, '-', '') as \"group\" from threads where subject = $1 order by account_id",
      [subject],
    )
  ).rows;

describe('a thread is filed', () => {
  test('under a form and a group: the firm sees and finds it by both, the client reads the form alone', async () => {
    const { location } = await start('advisor', 'Filed review', { process: 'onboarding', group: groups.north });
    expect(await filedOf('Filed review')).toEqual([{ process: 'onboarding', group: groups.north }]);
    const ofFirm = (await ask('advisor', location)).body;
    expect([ofFirm.includes('About: Onboarding form'), ofFirm.includes('Group: Quiet Families')]).toEqual([true, true]);
    const ofClient = (await ask('investor', location)).body;
    expect(ofClient).toContain(`/dashboard/${ids.portal}/processes/onboarding`);
    expect(ofClient).not.toContain('Quiet Families');
    const listed = async (query: string) => (await ask('advisor', `${messages}?view=sent&${query}`)).body.includes('Filed review');
    expect(await Promise.all([`group=${groups.north}`, `group=${groups.south}`, 'process=onboarding', 'process='].map(listed))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  test.each<[AccessActor, Readonly<Record<string, string>>, number]>([
    ['advisor', { group: groups.south }, 400],
    ['admin', { group: groups.far }, 400],
    ['admin', { group: "'; drop table threads; --" }, 400],
    ['advisor', { process: 'payments' }, 400],
    ['investor', { recipient: `${ids.account}.${people.advisor.id}`, process: 'onboarding' }, 400],
    ['investor', { recipient: `${ids.account}.${people.advisor.id}`, group: groups.north }, 400],
  ])('by %s not with %j', async (as, fields, status) => {
    expect((await start(as, 'Refused filing', fields)).status).toBe(status);
    expect(await filedOf('Refused filing')).toEqual([]);
  });

  test('under the group through which a message to several reaches its client', async () => {
    const fields = { to: 'groups', groups: `${groups.north},${groups.south}`, clients: '', text: 'Hello', process: 'onboarding' };
    await post('admin', `${messages}/several`, { subject: 'To two groups', ...fields });
    expect(new Set((await filedOf('To two groups')).map(({ group }) => group))).toEqual(new Set([groups.north, groups.south]));
  });

  test('as its draft was', async () => {
    const saved = await post('advisor', `${messages}/drafts`, {
      recipient: ids.account,
      subject: 'Kept filing',
      text: 'x',
      group: groups.north,
    });
    const { id } = JSON.parse(saved.body) as { id: string };
    expect((await ask('advisor', `${messages}/new?draft=${id}`)).body).toMatch(new RegExp(`<option value="${groups.north}" selected`));
  });
});
