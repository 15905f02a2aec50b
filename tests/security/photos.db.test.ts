import { request } from 'node:http';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { sharedProduct } from '../support/running-product.ts';
import { formsWithFiles } from './forms-with-files.ts';
import { credentialsIn, type AccessActor } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { ids, people } = await twoClients(product);
const { owner } = product.database;
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;

const secret = 'TakenAtHome';
const script = '<script>alert(1)</script>';
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0a5796' } });
const photograph = await plain(640, 480)
  .withExif({ IFD0: { Copyright: secret } })
  .jpeg()
  .toBuffer();
const file = (name: string, content: Buffer | string) => new File([new Uint8Array(Buffer.from(content))], name);
const good = file('me.jpg', photograph);

const forms = formsWithFiles(product, credentialsOf);
type Fields = Parameters<typeof forms.send>[2];
const send = (accessActor: AccessActor, fields: Fields, path = '/profile/me') => forms.send(accessActor, path, fields);

const setPhoto = (accessActor: AccessActor, photo: File, more: Fields = []) =>
  send(accessActor, [['intent', 'set-photo'], ['photo', photo], ...more]);

const page = async (accessActor: AccessActor, path: string) => (await forms.read(accessActor, path)).body;

const stored = async () =>
  (
    await owner.query<{ who: string; content: Buffer }>(
      `select replace(user_id::text, '-', '') as who, media_type, width, height, content from images where user_id is not null
        and user_id <> $1::uuid order by 1`,
      [ids.pictured],
    )
  ).rows;

afterEach(async () => {
  await owner.query('delete from images where user_id <> $1', [ids.pictured]);
});

test('a photo is set, shown to those who may see the person, replaced and taken away, and each is told', async () => {
  expect((await setPhoto('advisor', good)).status).toBe(200);
  const [first] = await stored();
  expect(first).toMatchObject({ who: people.advisor.id, media_type: 'image/webp', width: 256, height: 256 });
  expect(first?.content.includes(secret)).toBe(false);
  const address = new RegExp(`/people/${people.advisor.id}/photo/[0-9a-f]{32}`);
  const account = `/dashboard/${ids.portal}/account/${ids.account}`;
  expect(await page('advisor', '/profile/me')).toMatch(address);
  expect(await page('investor', account)).toMatch(address);
  expect(await page('otherAdvisor', '/profile/me')).not.toMatch(/\/photo\//);

  expect(
    (
      await setPhoto(
        'advisor',
        file('mark.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${script}<rect width="1" height="1"/></svg>`),
      )
    ).status,
  ).toBe(200);
  const [second, ...others] = await stored();
  expect(others).toEqual([]);
  expect(second?.content.equals(first?.content ?? Buffer.alloc(0))).toBe(false);
  expect(second?.content.includes('script')).toBe(false);

  expect((await send('advisor', [['intent', 'clear-photo']])).status).toBe(200);
  expect(await stored()).toEqual([]);
  expect(await page('investor', account)).not.toMatch(address);
  const told = await owner.query<{ before: { photo: string | null }; after: { photo: string | null } }>(
    "select before, after from audit_events where action = 'profile-changed' and actor_id = $1 and target_id = $1 order by seq",
    [people.advisor.id],
  );
  const [one, two, three] = told.rows;
  expect(told.rows).toHaveLength(3);
  expect(one?.before.photo).toBeNull();
  expect(two?.before.photo).toBe(one?.after.photo);
  expect(three).toEqual({ before: { photo: two?.after.photo }, after: { photo: null } });
});

describe('nothing is stored of', () => {
  test.each<[string, () => Fields | Promise<Fields>, string]>([
    ['no file', () => [['photo', file('', '')]], 'Choose an image.'],
    ['a text instead of a file', () => [['photo', 'me.png']], 'We could not read this form.'],
    ['a file of another format', () => [['photo', file('me.png', photograph)]], 'This file type is not supported'],
    ['a page', () => [['photo', file('me.png', `<html>${script}`)]], 'This file type is not supported'],
    ['half a photograph', () => [['photo', file('me.jpg', photograph.subarray(0, photograph.length / 2))]], 'could not read this image'],
    [
      'a drawing with entities',
      () => [['photo', file('me.svg', '<!DOCTYPE svg [<!ENTITY a "aa">]><svg/>')]],
      'This file type is not supported',
    ],
    [
      'a picture of 10 000 by 10 000',
      async () => [['photo', file('me.png', await plain(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer())]],
      'too many pixels',
    ],
    ['more than 8 MB', () => [['photo', file('me.png', Buffer.alloc(8_000_001))]], 'too large'],
    [
      'somebody else’s photo',
      () => [
        ['photo', good],
        ['userId', people.investor.id],
      ],
      'We could not read this form.',
    ],
    [
      'a type of one’s own',
      () => [
        ['photo', good],
        ['mediaType', 'text/html'],
      ],
      'We could not read this form.',
    ],
  ])('%s', async (_what, more, words) => {
    const { status, body } = await send('advisor', [['intent', 'set-photo'], ...(await more())]);
    expect(status).toBe(400);
    expect(body).toContain(words);
    expect(await stored()).toEqual([]);
  });

  test.each<[AccessActor, number]>([
    ['guest', 302],
    ['disabled', 302],
    ['expired', 302],
    ['viewingAdvisor', 403],
    ['viewingAdmin', 403],
  ])('%s', async (accessActor, status) => {
    expect((await setPhoto(accessActor, good)).status).toBe(status);
    expect(await stored()).toEqual([]);
  });
});

const whose = async () => (await stored()).map(({ who }) => who);

describe('an administrator', () => {
  const ofInvestor = `/admin/people?open=${people.otherInvestor.id}`;
  const told = async () =>
    (
      await owner.query<{ before: { photo: string | null }; after: { photo: string | null } }>(
        "select before, after from audit_events where action = 'person-changed' and actor_id = $1 and target_id = $2 order by seq",
        [people.admin.id, people.otherInvestor.id],
      )
    ).rows;

  test('gives a person a photo, sees it on the page and in the list, takes it away, and each is told', async () => {
    expect(
      (
        await send(
          'admin',
          [
            ['intent', 'set-photo'],
            ['photo', good],
          ],
          ofInvestor,
        )
      ).status,
    ).toBe(200);
    expect(await whose()).toEqual([people.otherInvestor.id]);
    const [first] = await told();
    const address = `/people/${people.otherInvestor.id}/photo/${first?.after.photo}`;
    for (const path of [ofInvestor, '/admin/people']) expect(await page('admin', path)).toContain(address);
    expect(await page('otherInvestor', '/profile/me')).toContain(address);
    expect((await send('admin', [['intent', 'clear-photo']], ofInvestor)).status).toBe(200);
    expect(await whose()).toEqual([]);
    expect(await told()).toEqual([
      { before: { photo: null }, after: { photo: expect.stringMatching(/^[0-9a-f]{32}$/) } },
      { before: { photo: first?.after.photo }, after: { photo: null } },
    ]);
  });

  test.each<[string, AccessActor, string, number]>([
    ['of somebody who does not exist', 'admin', `/admin/people?open=${ids.portal}`, 404],
    ['of a client by the client’s adviser', 'otherAdvisor', ofInvestor, 302],
    ['of a client by the client at that place', 'otherInvestor', ofInvestor, 302],
    ['of a client by an administrator who looks as another', 'viewingAdmin', ofInvestor, 403],
  ])('sets no photo %s', async (_what, accessActor, path, status) => {
    const count = (await told()).length;
    expect(
      (
        await send(
          accessActor,
          [
            ['intent', 'set-photo'],
            ['photo', good],
          ],
          path,
        )
      ).status,
    ).toBe(status);
    expect((await send(accessActor, [['intent', 'clear-photo']], path)).status).toBe(status);
    expect(await stored()).toEqual([]);
    expect(await told()).toHaveLength(count);
  });
});

test('a file is no text: no other form takes one', async () => {
  const fields: Fields = [
    ['intent', 'save'],
    ['name', good],
    ['title', ''],
    ['phone', '1'],
    ['pinTarget', 'sms'],
  ];
  expect((await send('advisor', fields)).status).toBe(400);
  expect(
    (
      await send(
        'admin',
        [
          ['intent', 'publish'],
          ['after', '1'],
          ['text-en', good],
        ],
        `/admin/portals?open=${ids.portal}`,
      )
    ).status,
  ).toBe(400);
});

test('of many at once one stays, and no one is told anything but that it is done or that we are busy', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => setPhoto('advisor', good)));
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
  expect(statuses).toContain(200);
  expect(answers.filter(({ status, headers }) => status === 503 && headers['retry-after'] !== '5')).toEqual([]);
  expect(await stored()).toHaveLength(1);
});

/** A form with a file of so many bytes in it. */
const part = (length: number) =>
  Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\n'),
    Buffer.alloc(length),
    Buffer.from('\r\n--x--\r\n'),
  ]);

/** Sends until it is told to stop: how much was wanted, and what was answered. */
async function pour(path: string, { cookie, length, isDeclared }: { cookie: string; length: number; isDeclared: boolean }) {
  const body = part(length);
  const size = isDeclared ? { 'content-length': String(body.length) } : {};
  return new Promise<number>((resolve, reject) => {
    const headers = {
      host,
      origin: `http://${host}`,
      'content-type': 'multipart/form-data; boundary=x',
      ...(cookie ? { cookie } : {}),
      ...size,
    };
    const asked = request({ host: '127.0.0.1', port: product.port, method: 'POST', path, headers, agent: false }, (answer) => {
      resolve(answer.statusCode ?? 0);
      asked.destroy();
    });
    asked.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET' ? resolve(413) : reject(error),
    );
    asked.end(body);
  });
}

describe('a body ends at its limit', () => {
  test.each<[string, string, boolean, number, number]>([
    ['a picture for the profile', '/profile/me', true, 7_900_000, 400],
    ['too much for the profile', '/profile/me', true, 8_200_000, 413],
    ['of a guest', '/profile/me', false, 1_100_000, 413],
    ['where no picture is taken', '/preferences', true, 1_100_000, 413],
    ['before sign-in', '/login', true, 1_100_000, 413],
  ])('%s', async (_what, path, isKnown, length, status) => {
    const cookie = isKnown ? ((await credentialsOf('advisor')).headers.cookie ?? '') : '';
    for (const isDeclared of [true, false]) expect(await pour(path, { cookie, length, isDeclared })).toBe(status);
  });
});
