import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { sharedProduct } from '../support/running-product.ts';
import { formsWithFiles } from './forms-with-files.ts';
import { credentialsIn, type SignedInActor } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { ids, people } = await twoClients(product);
const { owner } = product.database;
const forms = formsWithFiles(product, credentialsIn(product.database, people));
const content = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#0a5796' } })
  .png()
  .toBuffer();
const picture = (bytes = content) => new File([new Uint8Array(bytes)], 'me.png');

beforeEach(async () => {
  await owner.query("delete from auth_counters where kind = 'picture'");
});

/** As if the person had uploaded so many today. */
async function uploaded(who: SignedInActor, today: number): Promise<void> {
  await owner.query(
    "insert into auth_counters (kind, subject, day, today, in_a_row) values ('picture', $1, (now() at time zone 'UTC')::date, $2, $2)",
    [people[who].id, today],
  );
}

const counted = async (who: SignedInActor) =>
  (await owner.query<{ today: number }>("select today from auth_counters where kind = 'picture' and subject = $1", [people[who].id]))
    .rows[0]?.today ?? 0;

const photoOf = (who: SignedInActor, file = picture()) =>
  forms.send(who, '/profile/me', [
    ['intent', 'set-photo'],
    ['photo', file],
  ]);

test('the fortieth picture of a day is drawn, and the next one waits a quarter of an hour', async () => {
  await uploaded('advisor', 39);
  expect((await photoOf('advisor')).status).toBe(200);
  const refused = await photoOf('advisor');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
  expect(refused.body).toContain('You have uploaded too many images. Try again in 15 minutes.');
  expect((await photoOf('otherAdvisor')).status).toBe(200);
});

test('two hundred end the day', async () => {
  await uploaded('advisor', 199);
  expect((await photoOf('advisor')).status).toBe(200);
  const refused = await photoOf('advisor');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(24 * 3600);
});

test('what is no picture counts too, and what brings none does not', async () => {
  expect((await photoOf('advisor', picture(Buffer.from('no picture')))).status).toBe(400);
  expect(await counted('advisor')).toBe(1);
  expect((await forms.send('advisor', '/profile/me', [['intent', 'clear-photo']])).status).toBe(200);
  expect(await counted('advisor')).toBe(1);
});

test('twenty at once are twenty', async () => {
  await uploaded('advisor', 25);
  const answers = await Promise.all(Array.from({ length: 20 }, () => photoOf('advisor', picture(Buffer.from('no picture')))));
  const statuses = answers.map(({ status }) => status);
  const [looked, refused] = [400, 429].map((status) => statuses.filter((each) => each === status).length) as [number, number];
  const busy = statuses.filter((status) => status === 503).length;
  expect(looked + refused + busy).toBe(20);
  expect(looked).toBeLessThanOrEqual(15);
  expect(looked + busy).toBeGreaterThanOrEqual(15);
  // A picture may have been counted before the product was too busy to look at it.
  const added = (await counted('advisor')) - 25;
  expect(added).toBeGreaterThanOrEqual(looked);
  expect(added).toBeLessThanOrEqual(15);
});

test.each<[string, string, readonly (readonly [string, string | File])[]]>([
  [
    'another person’s photo',
    `/admin/people?open=${people.otherInvestor.id}`,
    [
      ['intent', 'set-photo'],
      ['photo', picture()],
    ],
  ],
  [
    'an organisation’s logo',
    `/admin/organisations?open=${ids.organisation}`,
    [
      ['intent', 'set-logo'],
      ['logo', picture()],
    ],
  ],
  [
    'a new portal’s logo',
    '/portals/new',
    [
      ['intent', 'create'],
      ['form-key', newFormKey()],
      ['name', 'Another'],
      ['subtitle', ''],
      ['theme', 'light'],
      ['language', 'en'],
      ['phone', '1'],
      ['email', ''],
      ['logo', picture()],
    ],
  ],
])('an administrator’s pictures are counted together: %s', async (_what, path, fields) => {
  await uploaded('admin', 39);
  await photoOf('admin', picture(Buffer.from('no picture')));
  const refused = await forms.send('admin', path, fields);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
});

test('it is said in Greek too', () => {
  expect(textsByLocale.el('error.too-many-pictures', { minutes: 15 })).toBe(
    'Έχετε ανεβάσει πάρα πολλές εικόνες. Δοκιμάστε ξανά σε 15 λεπτά.',
  );
});
