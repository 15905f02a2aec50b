import { afterEach, describe, expect, test } from 'vitest';
import { sharedProduct } from '../support/running-product.ts';
import { formsWithFiles } from './forms-with-files.ts';
import { credentialsIn, type AccessActor } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { ids, people } = await twoClients(product);
const { owner } = product.database;
const { read, send } = formsWithFiles(product, credentialsIn(product.database, people));

const page = `/admin/organisations?open=${ids.organisation}&tab=logo`;
const own = '/profile/organisation';
const drawing = (colour: string) =>
  new File(
    [`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"><rect width="300" height="60" fill="${colour}"/></svg>`],
    'house.svg',
  );
type Fields = Parameters<typeof send>[2];
const set = (accessActor: AccessActor, logo: File | string = drawing('#0a5796'), path = page, more: Fields = []) =>
  send(accessActor, path, [['intent', 'set-logo'], ['logo', logo], ...more]);
const clear = (accessActor: AccessActor, path = page) => send(accessActor, path, [['intent', 'clear-logo']]);

const stored = async () =>
  (
    await owner.query<{ version: string; media_type: string; width: number; height: number }>(
      "select left(encode(content_hash, 'hex'), 32) as version, media_type, width, height from images where organisation_id = $1",
      [ids.organisation],
    )
  ).rows;
const versions = async () => (await stored()).map(({ version }) => version);
const told = async () =>
  (
    await owner.query<{ before: { logo: string | null }; after: { logo: string | null } }>(
      "select before, after from audit_events where action = 'organisation-changed' and actor_id = $1 and target_id = $2 order by seq",
      [people.admin.id, ids.organisation],
    )
  ).rows;

afterEach(async () => {
  await owner.query('update users set organisation_id = null');
  await owner.query('delete from images where organisation_id is not null and content_hash <> sha256($1)', [
    Buffer.from('A logo of the house'),
  ]);
});

test('a logo is set, shown on the pages and in the list, replaced and taken away, and each is told', async () => {
  const before = (await told()).length;
  expect((await set('admin')).status).toBe(200);
  const [first] = await stored();
  expect(first).toMatchObject({ media_type: 'image/png', width: 480, height: 96 });
  const address = `/organisations/${ids.organisation}/logo/${first?.version}`;
  await owner.query('update users set organisation_id = $2 where id = $1', [people.admin.id, ids.organisation]);
  for (const path of [page, own, '/admin/organisations']) expect((await read('admin', path)).body).toContain(address);
  expect((await read('admin', address)).status).toBe(200);

  expect((await set('admin', drawing('#16392c'), own)).status).toBe(200);
  const [second, ...others] = await versions();
  expect(others).toEqual([]);
  expect((await read('admin', address)).status).toBe(404);

  expect((await clear('admin', own)).status).toBe(200);
  expect(await stored()).toEqual([]);
  expect((await read('admin', page)).body).not.toMatch(/\/organisations\/[^/]+\/logo\//);
  expect((await told()).slice(before)).toEqual([
    { before: { logo: expect.any(String) }, after: { logo: first?.version } },
    { before: { logo: first?.version }, after: { logo: second } },
    { before: { logo: second }, after: { logo: null } },
  ]);
});

const version = async () => (await owner.query('select version from organisations where id = $1', [ids.organisation])).rows;

test('it changes no field: anyone who is writing them in the meantime is not told of a conflict', async () => {
  const before = await version();
  await set('admin');
  expect(await version()).toEqual(before);
});

describe('nothing is stored of', () => {
  test.each<[string, () => Promise<{ status: number; body: string }>, number, string]>([
    ['no file', () => set('admin', new File([], '')), 400, 'Choose an image.'],
    ['a text', () => set('admin', 'house.png'), 400, 'We could not read this form.'],
    ['a page', () => set('admin', new File(['<html>'], 'house.png')), 400, 'This file type is not supported'],
    ['more than 8 MB', () => set('admin', new File([new Uint8Array(8_000_001)], 'house.png')), 400, 'too large'],
    [
      'a logo of somebody else',
      () => set('admin', drawing('red'), page, [['organisationId', ids.portal]]),
      400,
      'We could not read this form.',
    ],
    ['a logo for an organisation that is none', () => set('admin', drawing('red'), `/admin/organisations?open=${ids.portal}`), 404, ''],
    ['an administrator’s own who has none', () => set('admin', drawing('red'), own), 404, ''],
  ])('%s', async (_what, ask, status, words) => {
    const before = await versions();
    const all = await owner.query('select id from images order by 1');
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(words);
    expect(await versions()).toEqual(before);
    expect((await owner.query('select id from images order by 1')).rows).toEqual(all.rows);
  });

  test.each<[AccessActor, number]>([
    ['guest', 302],
    ['investor', 302],
    ['advisor', 302],
    ['disabled', 302],
    ['expired', 302],
    ['viewingAdvisor', 403],
    ['viewingAdmin', 403],
  ])('%s', async (accessActor, status) => {
    await owner.query('update users set organisation_id = $1', [ids.organisation]);
    const before = await versions();
    for (const path of [page, own]) {
      expect((await set(accessActor, drawing('red'), path)).status).toBe(status);
      expect((await clear(accessActor, path)).status).toBe(status);
    }
    expect(await versions()).toEqual(before);
  });
});

test('of many at once one stays', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, nth) => set('admin', drawing(`rgb(${nth}, 0, 0)`))));
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
  expect(statuses).toContain(200);
  expect(await stored()).toHaveLength(1);
});
