import { afterAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { system } from '#domain/actor.ts';
import { sharedProduct } from '../support/running-product.ts';
import { formsWithFiles } from './forms-with-files.ts';
import { credentialsIn, type SignedInActor } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { ids, people } = await twoClients(product);
const { owner } = product.database;
const credentialsOf = credentialsIn(product.database, people);

await owner.query(
  "update users set organisation_id = (select id from organisations where name = 'House') where email like '%advisor@home.example' and email not like 'far%'",
);

const logo = new File(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 2"><rect width="6" height="2"/></svg>'], 'logo.svg');

const { read: ask, send } = formsWithFiles(product, credentialsOf);

const filled = {
  intent: 'create',
  name: 'Family office',
  subtitle: 'Of the Norths',
  theme: 'dark',
  language: 'en',
  phone: '020 7946 0001',
  email: 'us@home.example',
  logo,
};
const create = (accessActor: SignedInActor | 'guest', over: Record<string, string | File> = {}) =>
  send(accessActor, '/portals/new', Object.entries({ ...filled, 'form-key': newFormKey(), ...over }));
const named = async (name: string) =>
  (await owner.query('select * from portals where name = $1', [name])).rows as Record<string, unknown>[];
const htmlOf = (body: string) => /<html[^>]*>/.exec(body)?.[0] ?? '';
const countPortals = async () => (await owner.query('select from portals')).rowCount;

test('an adviser makes a portal for the organisation, owns it and enters it in its own looks; no one else does', async () => {
  const made = await create('advisor');
  expect(made.headers.location).toBe('/portals');
  const [portal] = await named('Family office');
  expect(portal).toMatchObject({
    subtitle: 'Of the Norths',
    theme: 'dark',
    language: 'en',
    phone: '020 7946 0001',
    email: 'us@home.example',
    subscription_id: null,
  });
  const id = String(portal?.id).replaceAll('-', '');
  const { rows } = await owner.query(
    "select replace(user_id::text, '-', '') as who, is_owner, is_open from portal_members where portal_id = $1",
    [id],
  );
  expect(rows).toEqual([{ who: people.advisor.id, is_owner: true, is_open: true }]);
  const pictures = await owner.query('select media_type, width, height, content from images where portal_id = $1', [id]);
  expect(pictures.rows).toMatchObject([{ media_type: 'image/png', width: 480, height: 160 }]);
  const choice = (await ask('advisor', '/portals')).body;
  expect(choice).toMatch(new RegExp(`<img src="/portals/${id}/logo/[0-9a-f]{32}"`));
  for (const words of ['Family office', 'Of the Norths', 'Create client portals']) expect(choice).toContain(words);
  const inside = await ask('advisor', `/dashboard/${id}`);
  expect(inside.status).toBe(200);
  expect(htmlOf(inside.body)).toContain('data-theme="dark"');
  expect(inside.body).toContain(`<img src="/portals/${id}/logo/`);
  expect((await ask('guest', `/signup?portal=${id}`)).body).toContain(`<img src="/portals/${id}/logo/`);
  expect(htmlOf((await ask('advisor', `/dashboard/${ids.portal}`)).body)).toContain('data-theme="bowmore"');
  for (const stranger of ['otherAdvisor', 'investor', 'strangerAdvisor'] as const) {
    expect((await ask(stranger, `/dashboard/${id}`)).status).toBe(404);
  }
  const told = await owner.query(
    "select actor_id, after ->> 'name' as name from audit_events where action = 'portal-created' order by seq desc limit 1",
  );
  expect(told.rows).toEqual([{ actor_id: people.advisor.id, name: 'Family office' }]);
});

test('what is missing is said beside each field', async () => {
  const before = await countPortals();
  const { status, body } = await create('admin', {
    name: ' ',
    theme: '',
    language: '',
    phone: '',
    email: 'nobody',
    logo: new File([], ''),
  });
  expect(status).toBe(400);
  for (const words of [
    'Logo is required',
    'Name is required',
    'Theme is required',
    'Language is required',
    'Phone is required',
    'Email must be valid',
  ]) {
    expect(body).toContain(words);
  }
  expect((await create('admin', { name: 'Main' })).body).toContain('A portal with this name already exists. Choose another name.');
  expect((await create('admin', { name: 'Other looks', theme: 'akta' })).body).toContain('Theme is required');
  expect((await create('admin', { name: 'Other words', language: 'el' })).body).toContain('Language is required');
  const tooMany = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  for (const [file, words] of [
    [new File(['<html>'], 'logo.png'), 'This file type is not supported'],
    [new File([new Uint8Array(tooMany)], 'logo.png'), 'too many pixels'],
    [new File(['<svg><rect'], 'logo.svg'), 'could not read this image'],
  ] as const) {
    const refused = await create('admin', { name: 'Other logo', logo: file });
    expect(refused.status).toBe(400);
    expect(refused.body).toContain(words);
  }
  expect((await create('admin', { name: 'No file', logo: 'logo.png' })).status).toBe(400);
  expect(await countPortals()).toBe(before);
});

describe('what the form does not have is refused', () => {
  test.each([
    ['isAdmin', 'true'],
    ['owner', people.investor.id],
    ['is_owner', 'true'],
    ['portal', ids.portal],
    ['published', 'true'],
    ['subscription', 'Large'],
    ['subscriptionId', ids.portal],
    ['organisationId', ids.portal],
    ['id', ids.portal],
    ['createdAt', '2020-01-01'],
    ['photo', 'x'],
  ])('%s', async (name, value) => {
    const before = await countPortals();
    expect((await create('admin', { name: `Smuggled ${name}`, [name]: value })).status).toBe(400);
    expect(await countPortals()).toBe(before);
  });

  test.each([
    ['a name of two lines', { name: 'Two\nlines' }],
    ['an endless name', { name: 'x'.repeat(121) }],
    ['another intent', { intent: 'delete' }],
  ])('%s', async (_what, over) => {
    const before = await countPortals();
    expect((await create('admin', over)).status).toBe(400);
    expect(await countPortals()).toBe(before);
  });
});

test.each<[SignedInActor | 'guest', number]>([
  ['guest', 302],
  ['investor', 404],
  ['unvalidated', 404],
  ['disabled', 302],
  ['strangerAdvisor', 403],
])('%s makes none', async (accessActor, status) => {
  const before = await countPortals();
  const answer = await create(accessActor, { name: `Of ${accessActor}` });
  expect(answer.status).toBe(status);
  expect(await countPortals()).toBe(before);
});

/** As the form does, without its logo. */
const insert = (nth: number) =>
  product.database.as(system('test')).writeUnaudited('demo-history', async (tx) => {
    const given = {
      name: `Throng ${nth}`,
      subtitle: null,
      theme: 'dark',
      language: 'en',
      phone: '1',
      email: null,
      organisationId: null,
    };
    await tx.portals.create(given);
  });

const oneMore = () => owner.query('update portal_maximum set portals = (select count(*) + 1 from portals)');

describe('where there are as many portals as there may be', () => {
  afterAll(() => owner.query('update portal_maximum set portals = null'));

  test('there is no button and no form, and nothing is made', async () => {
    expect((await ask('admin', '/portals')).body).toContain('Create client portals');
    await owner.query('update portal_maximum set portals = (select count(*) from portals)');
    expect((await ask('admin', '/portals')).body).not.toContain('Create client portals');
    expect((await ask('admin', '/profile/me')).body).not.toContain('Create client portals');
    const form = await ask('admin', '/portals/new');
    expect(form.status).toBe(400);
    const before = await countPortals();
    const answers = await Promise.all(Array.from({ length: 10 }, (_one, nth) => create('admin', { name: `One too many ${nth}` })));
    const refused = answers.filter(({ status }) => status !== 503);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([400]));
    expect(refused[0]?.body).toContain('The portal limit has been reached.');
    expect(await countPortals()).toBe(before);
  });

  test('of fifty at once one gets the last place', async () => {
    await oneMore();
    const before = await countPortals();
    const crowd = await Promise.all(Array.from({ length: 50 }, (_one, nth) => create('admin', { name: `Crowd ${nth}` })));
    // A slow machine may be too busy for all of them: whoever comes again gets it.
    let again = crowd.every(({ status }) => status === 503);
    for (let nth = 50; again; nth += 1) again = (await create('admin', { name: `Crowd ${nth}` })).status === 503;
    expect(await countPortals()).toBe((before ?? 0) + 1);
  });

  // The logos of forms are drawn one after the other.
  test('of fifty who write at once one does', async () => {
    await oneMore();
    const before = await countPortals();
    await Promise.allSettled(Array.from({ length: 50 }, (_one, nth) => insert(nth)));
    expect(await countPortals()).toBe((before ?? 0) + 1);
  });
});
