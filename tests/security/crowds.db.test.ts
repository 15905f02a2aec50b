import sharp from 'sharp';
import { inFull } from '../support/in-full.ts';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { creatingActions } from '#domain/audit/audit-event.ts';
import { cookieJar } from '#server/auth/cookies.ts';
import { newToken } from '#server/auth/token.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { setPassword } from '#server/operations/passwords/set-password.ts';
import { saveSignUp, postVerification } from '#server/operations/sign-up/verification.ts';
import { signInFixture, password } from '../support/sign-in-fixture.ts';
import { type HttpAnswer, httpRequest } from '../support/http-request.ts';
import { multipart } from '../support/multipart.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn, type AccessActor } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

/** Many who do the same at the same time: each is told that it is done, why not, or that we are busy. No one meets a technical error. */
const product = await sharedProduct();
const { owner } = product.database;
const { ids, people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;
const twenty = 20;
/** In full all of them, where one wins. */
const few = inFull ? twenty : 8;

interface Sent {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly type?: string;
  readonly body: string | Buffer;
}

async function atOnce(sent: (nth: number) => Sent, many = few): Promise<HttpAnswer[]> {
  const answers = await Promise.all(
    Array.from({ length: many }, (_, nth) => {
      const { path, headers, type = 'application/x-www-form-urlencoded', body } = sent(nth);
      const all = { host, origin: `http://${host}`, 'content-type': type, 'content-length': String(Buffer.byteLength(body)), ...headers };
      return httpRequest({ port: product.port, method: 'POST', path, headers: all, body });
    }),
  );
  for (const { status, headers } of answers) {
    if (status >= 500) expect([status, Number(headers['retry-after']) > 0], product.logged().slice(-2000)).toEqual([503, true]);
  }
  expect(answers.some(({ status }) => status < 400)).toBe(true);
  return answers;
}

const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();
const number = async (sql: string, ...values: unknown[]) => Number((await owner.query<{ n: string }>(sql, values)).rows[0]?.n);
const told = (action: string) => number("select count(*) as n from audit_events where action = $1 and outcome = 'done'", action);

const dashboard = `/dashboard/${ids.portal}`;
const unreached = { telephone: '', profileUrl: '', linkedin: '', 'address-1': '', 'address-3': '', postcode: '', city: '', country: '' };
const house = { url: '', domain: '', 'address-1': '', 'address-3': '', postcode: '', city: '', country: '' };
const outlook = { riskProfile: '4', deposit: '0', contribution: '100', escalation: '0', years: '10', inflation: '2', target: '' };
const group = `/admin/access-groups?open=${ids.group}`;
const projections = `${dashboard}/projections/${ids.projectionId}`;

type Fields = Readonly<Record<string, string>>;
type Row = readonly [
  what: string,
  accessActor: AccessActor,
  path: string,
  fields: Fields | ((nth: number) => Fields),
  action: string,
  many: number,
];

/** The forms, each with the number of audit events for the whole crowd, or for twenty requests where several succeed. A change without effect records none. */
const rows: readonly Row[] = [
  [
    'an organisation by one name',
    'admin',
    '/admin/organisations?open=new',
    { intent: 'create', name: 'Twin', ...house },
    'organisation-made',
    1,
  ],
  [
    'other names of one organisation, from one version',
    'admin',
    `/admin/organisations?open=${ids.organisation}`,
    (nth) => ({ intent: 'save', version: '1', name: `House ${nth}`, ...house }),
    'organisation-changed',
    1,
  ],
  [
    'an access group by one name',
    'admin',
    '/admin/access-groups?open=new',
    { intent: 'create', name: 'Twin', description: '' },
    'access-group-made',
    1,
  ],
  [
    'other names of one access group, from one version',
    'admin',
    group,
    (nth) => ({ intent: 'save', version: '1', name: `Northern ${nth}`, description: '' }),
    'access-group-changed',
    1,
  ],
  ['one adviser in a team', 'admin', group, { intent: 'add-advisers', [people.advisor.id]: 'on' }, 'access-group-team-changed', 1],
  ['one client of a group', 'admin', group, { intent: 'add-clients', [ids.otherAccount]: 'on' }, 'access-group-clients-changed', 1],
  ['one owner of a portal', 'admin', `${dashboard}/settings`, { intent: 'add-owner', person: people.advisor.id }, 'portal-owner-added', 1],
  ['one role', 'admin', `/admin/people?open=${people.strangerAdvisor.id}`, { intent: 'role', role: 'admin' }, 'role-changed', 1],
  ['one person disabled', 'admin', `/admin/people?open=${people.strangerInvestor.id}`, { intent: 'disable' }, 'person-disabled', 1],
  [
    'what is said of one person, from one version',
    'admin',
    `/admin/people?open=${people.otherAdvisor.id}`,
    (nth) => ({ intent: 'save', version: '1', name: `Otto ${nth}`, title: '', job: '', organisation: '', other: '', ...unreached }),
    'person-changed',
    1,
  ],
  ['a form asked of one client', 'admin', `/admin/people?open=${people.otherInvestor.id}`, { intent: 'ask-form' }, 'form-asked', 1],
  [
    'new terms of one portal',
    'admin',
    `/admin/portals?open=${ids.otherPortal}`,
    (nth) => ({ intent: 'publish', after: '1', 'text-en': `Be better, ${nth}.` }),
    'terms-published',
    1,
  ],
  ['maintenance', 'admin', '/admin/maintenance', { intent: 'begin', words: '', until: '' }, 'maintenance-begun', 1],
  ['the end of maintenance', 'admin', '/admin/maintenance', { intent: 'end' }, 'maintenance-ended', 1],
  [
    'API clients, each a different one',
    'admin',
    '/admin/api-clients?open=new',
    (nth) => ({ intent: 'create', name: `System ${nth}`, 'scopes.invite-clients': 'on' }),
    'api-client-made',
    twenty,
  ],
  [
    'one account that waits, approved',
    'otherAdvisor',
    `${dashboard}/waiting`,
    { intent: 'validate', account: 'waiting' },
    'account-validated',
    1,
  ],
  [
    'projections, up to the twenty that there may be',
    'advisor',
    projections,
    (nth) => ({ intent: 'make', name: `Plan ${nth}` }),
    'projection-made',
    19,
  ],
  [
    'other terms of one projection, from one version',
    'advisor',
    projections,
    (nth) => ({ intent: 'save', projection: ids.projection, version: '1', name: `Plan ${nth}`, ...outlook }),
    'projection-changed',
    1,
  ],
  ['one projection deleted', 'advisor', projections, { intent: 'delete', projection: ids.projection }, 'projection-deleted', 1],
  [
    'how one person is reached, from one version',
    'advisor',
    '/profile/me',
    (nth) => ({ intent: 'contact', version: '1', ...unreached, city: `City ${nth}` }),
    'profile-changed',
    1,
  ],
];

/** Each sends a form of its own. */
const isCreating = (action: string) => (creatingActions as readonly string[]).includes(action);

describe('many at once change', () => {
  test.each(rows)('%s', async (_what, accessActor, path, fields, action, many) => {
    const { headers } = await credentialsOf(accessActor);
    const waiting = (
      await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from accounts where external_id = 'A-Waiting'")
    ).rows[0]?.id;
    const before = await told(action);
    const answers = await atOnce(
      (nth) => {
        const given = typeof fields === 'function' ? fields(nth) : fields;
        const known = given.account === 'waiting' ? { ...given, account: waiting ?? '' } : given;
        return { path, headers, body: form(isCreating(action) ? { ...known, 'form-key': newFormKey() } : known) };
      },
      many === 1 ? few : twenty,
    );
    const done = (await told(action)) - before;
    if (many === 1) {
      expect(done).toBe(1);
      return;
    }
    expect(answers.filter(({ status }) => status < 400)).toHaveLength(done);
    const busy = answers.filter(({ status }) => status === 503).length;
    expect([done <= many, done + busy >= many]).toEqual([true, true]);
  });
});

test('many at once choose a theme and a language, and the last one stays', async () => {
  const { headers } = await credentialsOf('investor');
  await atOnce((nth) => ({ path: '/preferences', headers, body: form({ theme: nth % 2 === 0 ? 'dark' : 'main', back: '/' }) }));
  expect(await number("select count(*) as n from users where email = $1 and theme in ('dark', 'main')", people.investor.email)).toBe(1);
});

test('many at once begin to set up an app, and a passkey', async () => {
  const { headers } = await credentialsOf('investor');
  for (const intent of ['begin-app', 'begin-passkey']) await atOnce(() => ({ path: '/profile/me', headers, body: form({ intent }) }));
  expect(await number('select count(*) as n from totp where user_id = $1', people.investor.id)).toBe(1);
});

test('of many who invite one client one does', async () => {
  const { headers } = await credentialsOf('service');
  const { rows: opened } = await owner.query<{ id: string }>(
    `insert into accounts (portal_id, name, email, currency, external_id, validated_at)
     values ($1, 'Uninvited', 'uninvited@home.example', 'GBP', 'A-Uninvited', now()) returning replace(id::text, '-', '') as id`,
    [ids.portal],
  );
  const body = JSON.stringify({ data: { accountId: opened[0]?.id } });
  const answers = await atOnce(() => ({ path: '/api/v1/callables/inviteClient', headers, type: 'application/json', body }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await told('client-invited')).toBe(1);
  expect(await number("select count(*) as n from outgoing_messages where recipient = 'uninvited@home.example'")).toBe(1);
});

describe('pictures', () => {
  const logo = sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a5796' } })
    .png()
    .toBuffer();
  afterEach(() => owner.query('delete from images where organisation_id is not null'));

  test('of many logos of one organisation one stays', async () => {
    const file = new File([new Uint8Array(await logo)], 'logo.png');
    const { type, body } = await multipart([
      ['intent', 'set-logo'],
      ['logo', file],
    ]);
    const { headers } = await credentialsOf('admin');
    await atOnce(() => ({ path: `/admin/organisations?open=${ids.organisation}`, headers, type, body }));
    expect(await number('select count(*) as n from images where organisation_id = $1', ids.organisation)).toBe(1);
  });

  test('of many portals by one name one is made, with its logo', async () => {
    const file = new File([new Uint8Array(await logo)], 'logo.png');
    const fields = { name: 'Twin', subtitle: '', theme: 'main', language: 'en', phone: '020 7946 0001', email: '' };
    const forms = Array.from({ length: few }, () =>
      multipart([['intent', 'create'], ['form-key', newFormKey()], ...Object.entries(fields), ['logo', file]]),
    );
    const bodies = await Promise.all(forms);
    const { headers } = await credentialsOf('admin');
    await atOnce((nth) => ({ path: '/portals/new', headers, body: '', ...bodies[nth] }));
    expect(await number("select count(*) as n from portals join images on portal_id = portals.id where name = 'Twin'")).toBe(1);
  });
});

describe('signing in and up', () => {
  const fixture = signInFixture(product.database);
  beforeAll(() => setPassword(product.database, { userIds: [people.investor.id], password }));

  test('many sign in as one person', async () => {
    await atOnce(() => ({ path: '/login', body: form({ intent: 'password', email: people.investor.email, password }) }));
  });

  test('many sign up with one address', async () => {
    const fields = {
      intent: 'signup',
      email: 'new@home.example',
      password: 'a long and winding road 7',
      terms: 'accepted',
      portal: ids.portal,
    };
    await atOnce(() => ({ path: '/signup', body: form({ ...fields, 'form-key': newFormKey() }) }));
    expect(await number("select count(*) as n from users where email = 'new@home.example'")).toBe(0);
  });

  test('of many who press one link of a sign-up one becomes a person, with one account', async () => {
    const signUpToken = newToken();
    const signUp = { email: 'newer@home.example', passwordHash: 'none', language: 'en', portalId: null, terms: null };
    await product.database.as(system('test')).writeUnaudited('demo-history', async (tx) => {
      await saveSignUp(tx, signUpToken, signUp);
      await postVerification(tx, fixture.services, signUp);
    });
    const { rows: mails } = await owner.query<{ text: string }>(
      "select text from outgoing_messages where recipient = 'newer@home.example'",
    );
    const token = /verify\/([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    const [cookie = ''] = (await cookieJar({ isSecure: false }).set('signup', signUpToken)).split(';');
    await atOnce(() => ({ path: `/verify/${token}`, headers: { cookie }, body: form({ 'form-key': newFormKey() }) }));
    expect(await number("select count(*) as n from users where email = 'newer@home.example'")).toBe(1);
  });
});
