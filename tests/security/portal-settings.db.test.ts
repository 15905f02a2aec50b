import { beforeEach, describe, expect, test } from 'vitest';
import { sharedProduct } from '../support/running-product.ts';
import { formsWithFiles } from './forms-with-files.ts';
import { credentialsIn, type AccessActor } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { ids, people } = await twoClients(product);
const { owner } = product.database;
const credentialsOf = credentialsIn(product.database, people);
const address = `/dashboard/${ids.portal}/settings`;

const drawing = (colour: string) =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"><rect width="3" height="1" fill="${colour}"/></svg>`], 'logo.svg');

const forms = formsWithFiles(product, credentialsOf);
const read = (accessActor: AccessActor, path = address) => forms.read(accessActor, path);
const send = (accessActor: AccessActor, fields: Record<string, string | File>) => forms.send(accessActor, address, Object.entries(fields));

const stored = async () => {
  const { rows } = await owner.query<Record<string, unknown> & { version: number; logo: string }>(
    `select portals.*, (select left(encode(content_hash, 'hex'), 32) from images where portal_id = portals.id) as logo from portals where id = $1`,
    [ids.portal],
  );
  if (!rows[0]) throw new Error('The portal is gone.');
  return rows[0];
};

const filled = { name: 'Main', subtitle: '', theme: 'light', language: 'en', phone: '020 7946 0001', email: '', logo: '' };

async function save(accessActor: AccessActor, over: Record<string, string | File> = {}) {
  const { version, logo } = await stored();
  return send(accessActor, { intent: 'save', version: String(version), seenLogo: logo, ...filled, ...over });
}

const owners = async () => {
  const { rows } = await owner.query<{ who: string }>(
    "select replace(user_id::text, '-', '') as who from portal_members where portal_id = $1 and is_owner order by 1",
    [ids.portal],
  );
  return rows.map(({ who }) => who);
};
const sorted = (...accessActors: (keyof typeof people)[]) => accessActors.map((accessActor) => people[accessActor].id).toSorted();
const own = (accessActor: keyof typeof people) =>
  owner.query('update portal_members set is_owner = true where portal_id = $1 and user_id = $2', [ids.portal, people[accessActor].id]);

const told = async (action: string) =>
  (
    await owner.query<{ actor_id: string; target_id: string; before: object; after: object }>(
      'select actor_id, target_id, before, after from audit_events where action = $1 order by seq',
      [action],
    )
  ).rows;

beforeEach(async () => {
  await owner.query('update portal_members set is_owner = false');
  await own('advisor');
});

test('an owner changes the portal, its clients see it, and what was changed is told', async () => {
  expect((await save('advisor', { subtitle: 'For the Norths', theme: 'dark', logo: drawing('#0a5') })).status).toBe(200);
  const after = await stored();
  expect(after).toMatchObject({ name: 'Main', subtitle: 'For the Norths', theme: 'dark', phone: '020 7946 0001', email: null });
  expect(after.logo).not.toBe(ids.logo);
  const page = await read('investor', `/dashboard/${ids.portal}/account/${ids.account}`);
  expect(page.body).toContain(`<img src="/portals/${ids.portal}/logo/${after.logo}"`);
  expect((await read('guest', `/portals/${ids.portal}/logo/${ids.logo}`)).status).toBe(404);
  const [event] = await told('portal-changed');
  expect(event).toMatchObject({
    actor_id: people.advisor.id,
    target_id: ids.portal,
    before: { subtitle: '', logo: ids.logo },
    after: { subtitle: 'For the Norths', theme: 'dark', logo: after.logo },
  });
  expect(event?.after).not.toHaveProperty('name');
});

test('without another logo the present one stays; without any, one is asked for', async () => {
  const { logo } = await stored();
  expect((await save('admin', { logo: new File([], '') })).status).toBe(200);
  expect((await stored()).logo).toBe(logo);
  const kept = await owner.query<{ id: string }>('delete from images where portal_id = $1 returning *', [ids.portal]);
  expect(kept.rowCount).toBe(1);
  const refused = await send('admin', { intent: 'save', version: String((await stored()).version), seenLogo: '', ...filled });
  expect(refused.body).toContain('Logo is required');
  expect(
    (await send('admin', { intent: 'save', version: String((await stored()).version), seenLogo: '', ...filled, logo: drawing('#fa0') }))
      .status,
  ).toBe(200);
  expect((await stored()).logo).toMatch(/^[0-9a-f]{32}$/);
});

test('anyone who saves what stands there already changes nothing', async () => {
  expect((await save('advisor')).status).toBe(200);
  const [before, events] = [await stored(), (await told('portal-changed')).length];
  expect((await save('advisor')).status).toBe(200);
  expect(await stored()).toEqual(before);
  expect(await told('portal-changed')).toHaveLength(events);
});

describe('the second of two', () => {
  test('is told what stands there now, and nothing of theirs is saved', async () => {
    const { version, logo } = await stored();
    const mine = { intent: 'save', version: String(version), seenLogo: logo, ...filled };
    expect((await send('admin', { ...mine, phone: '1' })).status).toBe(200);
    const second = await send('advisor', { ...mine, phone: '2' });
    expect(second.status).toBe(200);
    expect(second.body).toContain('theirs');
    expect((await stored()).phone).toBe('1');
    const over = await send('advisor', { ...mine, version: String(version + 1), phone: '2' });
    expect(over.status).toBe(200);
    expect((await stored()).phone).toBe('2');
  });

  test('replaces no logo that they have not seen', async () => {
    const { version, logo } = await stored();
    const mine = { intent: 'save', version: String(version), seenLogo: logo, ...filled, phone: '2' };
    await send('admin', { ...mine, logo: drawing('#123') });
    const theirs = (await stored()).logo;
    expect(theirs).not.toBe(logo);
    await send('advisor', { ...mine, logo: drawing('#456') });
    expect((await stored()).logo).toBe(theirs);
  });

  test('of ten at once one is saved', async () => {
    const { version, logo } = await stored();
    const before = (await told('portal-changed')).length;
    const mine = { intent: 'save', version: String(version), seenLogo: logo, ...filled };
    await Promise.all(Array.from({ length: 10 }, (_one, nth) => send('admin', { ...mine, phone: `9${nth}` })));
    expect((await stored()).version).toBe(version + 1);
    expect(await told('portal-changed')).toHaveLength(before + 1);
  });
});

describe('refused is', () => {
  test.each<[string, Record<string, string | File>, string]>([
    ['no name', { name: ' ' }, 'Name is required'],
    ['another portal’s name', { name: 'Elsewhere' }, 'A portal with this name already exists. Choose another name.'],
    ['a theme of another firm', { theme: 'akta' }, 'Theme is required'],
    ['a language that is not spoken', { language: 'el' }, 'Language is required'],
    ['no phone', { phone: '' }, 'Phone is required'],
    ['no address', { email: 'nobody' }, 'Email must be valid'],
    ['a page as a logo', { logo: new File(['<html>'], 'logo.png') }, 'This file type is not supported'],
    ['another organisation', { organisationId: ids.portal }, 'We could not read this form.'],
    ['another subscription', { subscriptionId: ids.portal }, 'We could not read this form.'],
    ['an owner', { is_owner: 'true' }, 'We could not read this form.'],
    ['two lines', { name: 'Two\nlines' }, 'We could not read this form.'],
  ])('%s', async (_what, over, words) => {
    const before = await stored();
    const { status, body } = await save('advisor', over);
    expect(status).toBe(400);
    expect(body).toContain(words);
    expect(await stored()).toEqual(before);
  });

  test.each<[AccessActor, number]>([
    ['guest', 302],
    ['disabled', 302],
    ['investor', 302],
    ['otherAdvisor', 404],
    ['groupAdvisor', 404],
    ['strangerAdvisor', 404],
    ['viewingAdvisor', 302],
    ['viewingAdmin', 302],
  ])('%s', async (accessActor, status) => {
    const [before, beforeOwners] = [await stored(), await owners()];
    expect((await save(accessActor, { name: 'Mine' })).status).toBe(status);
    expect((await send(accessActor, { intent: 'add-owner', person: people.otherAdvisor.id })).status).toBe(status);
    expect((await send(accessActor, { intent: 'remove-owner', person: people.advisor.id })).status).toBe(status);
    expect([await stored(), await owners()]).toEqual([before, beforeOwners]);
    expect((await read(accessActor)).status).toBe(status);
  });

  test('anyone who was an owner a moment ago, and anyone who owns another portal', async () => {
    await owner.query('update portal_members set is_owner = false where user_id = $1', [people.advisor.id]);
    expect((await save('advisor', { name: 'Mine' })).status).toBe(404);
    await owner.query('update portal_members set is_owner = true where user_id = $1', [people.strangerAdvisor.id]);
    expect((await save('strangerAdvisor', { name: 'Mine' })).status).toBe(404);
  });
});

test('the page and its way are for owners and administrators', async () => {
  const overview = `/dashboard/${ids.portal}`;
  for (const accessActor of ['advisor', 'admin'] as const) {
    expect((await read(accessActor)).status).toBe(200);
    expect((await read(accessActor, overview)).body).toContain(`href="${address}"`);
  }
  expect((await read('otherAdvisor', overview)).body).not.toContain(address);
});

const add = (accessActor: AccessActor, whom: keyof typeof people) => send(accessActor, { intent: 'add-owner', person: people[whom].id });
const remove = (accessActor: AccessActor, whom: keyof typeof people) =>
  send(accessActor, { intent: 'remove-owner', person: people[whom].id });

describe('owners', () => {
  test('add one and are taken away, which is told', async () => {
    expect((await add('advisor', 'otherAdvisor')).status).toBe(200);
    expect(await owners()).toEqual(sorted('advisor', 'otherAdvisor'));
    expect((await read('otherAdvisor')).status).toBe(200);
    expect((await remove('otherAdvisor', 'advisor')).status).toBe(200);
    expect(await owners()).toEqual(sorted('otherAdvisor'));
    expect((await read('advisor')).status).toBe(404);
    expect((await told('portal-owner-added')).at(-1)).toMatchObject({ actor_id: people.advisor.id, target_id: people.otherAdvisor.id });
    expect((await told('portal-owner-removed')).at(-1)).toMatchObject({ actor_id: people.otherAdvisor.id, target_id: people.advisor.id });
  });

  test('choose among those whom they know, administrators among all advisers', async () => {
    const page = await read('advisor');
    expect(page.body).toContain('south-advisor@home.example');
    for (const nobody of ['far-advisor', 'disabled', 'north@', 'root']) expect(page.body).not.toContain(`${nobody}@home.example`);
    expect((await read('admin')).body).toContain('far-advisor@home.example');
    expect((await add('advisor', 'strangerAdvisor')).status).toBe(400);
    expect((await add('admin', 'strangerAdvisor')).status).toBe(200);
    expect((await read('strangerAdvisor')).status).toBe(200);
    expect((await remove('admin', 'strangerAdvisor')).status).toBe(200);
    expect((await read('strangerAdvisor', `/dashboard/${ids.portal}`)).status).toBe(404);
  });

  test.each(['investor', 'disabled', 'admin', 'unvalidated'] as const)('%s becomes none', async (whom) => {
    for (const accessActor of ['advisor', 'admin'] as const) expect((await add(accessActor, whom)).status).toBe(400);
    expect(await owners()).toEqual(sorted('advisor'));
  });

  test('are never none: not by themselves, not by an administrator, and no one who may not enter counts', async () => {
    for (const accessActor of ['advisor', 'admin'] as const)
      expect((await remove(accessActor, 'advisor')).body).toContain('A portal needs at least one owner');
    await own('disabled');
    expect((await remove('admin', 'advisor')).status).toBe(400);
    expect((await remove('admin', 'disabled')).status).toBe(200);
    expect(await owners()).toEqual(sorted('advisor'));
  });

  test('are never none when two take each other away at once', async () => {
    await own('otherAdvisor');
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([remove('advisor', 'otherAdvisor'), remove('otherAdvisor', 'advisor')]);
      expect(await owners()).toHaveLength(1);
      await own('advisor');
      await own('otherAdvisor');
    }
  });

  test('are not more than the subscription has advisers', async () => {
    await owner.query(
      `with small as (insert into subscriptions (name, accounts, advisors) values ('Full', 100,
         (select count(*) from portal_members member join users on users.id = member.user_id
           where portal_id = $1 and member.is_open and role = 'advisor')) returning id)
       update portals set subscription_id = (select id from small) where id = $1`,
      [ids.portal],
    );
    expect((await add('admin', 'strangerAdvisor')).body).toContain('cannot accept new advisers');
    expect(await owners()).toEqual(sorted('advisor'));
    expect((await add('admin', 'otherAdvisor')).status).toBe(200);
  });
});
