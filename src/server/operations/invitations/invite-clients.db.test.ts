import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { defaultVariant } from '#variants/default/default.ts';
import { signInFixture, tally } from '#tests/support/sign-in-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { RequestContext } from '../../request-context.ts';
import { newFormKey } from '../idempotency/form-key.ts';
import { inviteClients } from './invite-clients.ts';
import { readUninvited } from './read-uninvited.ts';

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);
const ada = await fixture.person('ada', 'advisor');
const ben = await fixture.person('ben', 'advisor');
const root = await fixture.person('root', 'admin');
await owner.query('update subscriptions set accounts = 1000');

const idOf = async (sql: string, values: unknown[]) =>
  (await owner.query<{ id: string }>(sql, values)).rows[0]?.id.replaceAll('-', '') ?? '';
const newPortal = () => idOf('insert into portals (name) values ($1) returning id', [`Portal ${randomBytes(4).toString('hex')}`]);
const portal = await newPortal();

const on = (portalId: string, actor: Actor) =>
  ({
    actor,
    db: database.as(actor),
    portal: { id: portalId },
    variant: defaultVariant,
    auth: { database, services: fixture.services },
  }) as unknown as RequestContext;
const byAda = on(portal, { kind: 'advisor', userId: ada.id });
const byRoot = on(portal, { kind: 'admin', userId: root.id });

interface Given {
  readonly email?: string;
  readonly name?: string;
  readonly at?: string;
  readonly advisedBy?: string;
}

async function account({ email, name = 'Ivy North', at = portal, advisedBy = ada.id }: Given = {}) {
  const address = email ?? `client-${randomBytes(4).toString('hex')}@home.example`;
  const id = await idOf("insert into accounts (portal_id, name, email, currency) values ($1, $2, $3, 'GBP') returning id", [
    at,
    name,
    address,
  ]);
  await owner.query("insert into account_members values ($1, $2, 'advisor')", [id, advisedBy]);
  return { id, email: address };
}

const chosen = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 'on']));
const preview = (context: RequestContext, ids: readonly string[]) => inviteClients(context, { intent: 'preview', ...chosen(ids) });
const send = (context: RequestContext, ids: readonly string[], key = newFormKey()) =>
  inviteClients(context, { intent: 'send', 'form-key': key, ...chosen(ids) });
const mailsTo = async (recipient: string) =>
  (
    await owner.query<{ subject: string }>("select subject from outgoing_messages where recipient = $1 and kind = 'invitation'", [
      recipient,
    ])
  ).rows;
const verdicts = ({ clients }: Awaited<ReturnType<typeof inviteClients>>) =>
  Object.fromEntries(clients.map(({ id, refused }) => [id, refused]));
const invitedRows = async () =>
  (await owner.query<{ count: number }>("select count(*)::int as count from audit_events where action = 'client-invited'")).rows[0]
    ?.count ?? 0;

/** Clients of each kind, and what is said of them. */
async function everyKind() {
  const [fresh, noEmail, seen, asked, other, closed, waiting] = [
    await account(),
    await account({ email: '' }),
    await account(),
    await account(),
    await account(),
    await account(),
    await account(),
  ];
  const [ivy, zoe] = [await fixture.person('ivy'), await fixture.person('zoe')];
  await owner.query('update accounts set email = $2 where id = $1', [seen.id, ivy.email]);
  await owner.query("insert into account_members values ($1, $2, 'client'), ($3, $4, 'client')", [seen.id, ivy.id, other.id, zoe.id]);
  await owner.query('insert into last_sign_ins values ($1, now())', [ivy.id]);
  await owner.query("insert into account_invitations values ($1, now() - interval '59 minutes')", [asked.id]);
  await owner.query('update accounts set is_active = false where id = $1', [closed.id]);
  await owner.query('update accounts set validated_at = null where id = $1', [waiting.id]);
  const foreign = await account({ advisedBy: ben.id });
  const elsewhere = await account({ at: await newPortal() });
  return {
    fresh,
    expected: {
      [fresh.id]: null,
      [noEmail.id]: 'no-email',
      [seen.id]: 'signed-in',
      [asked.id]: 'just-invited',
      [other.id]: 'other-email',
      [closed.id]: 'not-open',
      [waiting.id]: 'not-open',
      [foreign.id]: 'not-found',
      [elsewhere.id]: 'not-found',
      ['0'.repeat(32)]: 'not-found',
    },
  };
}

test('before anything is sent it is said who would be invited, and who not and why; afterwards what became of each', async () => {
  const { fresh, expected } = await everyKind();
  const before = await invitedRows();
  const told = await preview(byAda, Object.keys(expected));
  expect(told.step).toBe('preview');
  expect(verdicts(told)).toEqual(expected);
  for (const { name, refused } of told.clients) if (refused === 'not-found') expect(name).toBe('');
  expect(await mailsTo(fresh.email)).toEqual([]);
  expect(await invitedRows()).toBe(before);

  const sent = await send(byAda, Object.keys(expected));
  expect(sent.step).toBe('sent');
  expect(verdicts(sent)).toEqual(expected);
  expect(await mailsTo(fresh.email)).toHaveLength(1);
  expect(await invitedRows()).toBe(before + 1);
  expect(verdicts(await preview(byAda, [fresh.id]))).toEqual({ [fresh.id]: 'just-invited' });
});

test('the mail is in the client’s language', async () => {
  const una = await fixture.person('una');
  await owner.query("update users set language = 'el' where id = $1", [una.id]);
  const [greek, english] = [await account({ email: una.email }), await account()];
  await send(byAda, [greek.id, english.id]);
  expect((await mailsTo(una.email))[0]?.subject).toContain('Η πρόσβασή σας');
  expect((await mailsTo(english.email))[0]?.subject).toContain('Your access');
});

test('an address that has a user is answered as one that has none', async () => {
  const [known, colleague] = [await account({ email: (await fixture.person('eve')).email }), await account({ email: ben.email })];
  const answer = await send(byAda, [known.id, colleague.id]);
  expect(verdicts(answer)).toEqual({ [known.id]: null, [colleague.id]: null });
  const { rows } = await owner.query('select state from outgoing_messages where recipient = $1', [ben.email]);
  expect(rows).toEqual([{ state: 'dead' }]);
});

describe('sent more than once', () => {
  test('by the same form, at once or later, it is done once and answered the same', async () => {
    const accounts = [await account(), await account(), await account()];
    const ids = accounts.map(({ id }) => id);
    const [key, before] = [newFormKey(), await invitedRows()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(byAda, ids, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(verdicts(await send(byAda, ids, key))).toEqual(Object.fromEntries(ids.map((id) => [id, null])));
    for (const { email } of accounts) expect(await mailsTo(email)).toHaveLength(1);
    expect(await invitedRows()).toBe(before + 3);
  });

  test('by many people at once over the same clients each is invited once', async () => {
    const accounts = await Promise.all(Array.from({ length: 12 }, () => account()));
    const ids = accounts.map(({ id }) => id);
    const orders = Array.from({ length: 8 }, (_, n) => (n % 2 ? ids : ids.toReversed()));
    const results = await Promise.allSettled(orders.map((order, n) => send(n % 2 ? byAda : byRoot, order)));
    expect(tally(results)).toEqual({ session: 8 });
    for (const { email } of accounts) expect(await mailsTo(email)).toHaveLength(1);
  });
});

const names = async (context: RequestContext, query = {}) => (await readUninvited(context, query)).clients.map(({ name }) => name);

describe('the list', () => {
  test('has the clients who have not signed in, those not yet invited first; found by name and address, accents or not', async () => {
    const place = await newPortal();
    const [adas, roots] = [on(place, byAda.actor), on(place, byRoot.actor)];
    const [zoe, old, recent] = [
      await account({ at: place, name: 'Ζωή Νότου' }),
      await account({ at: place, name: 'Old Invited' }),
      await account({ at: place, name: 'Newly Invited' }),
    ];
    await account({ at: place, name: 'Of Ben', advisedBy: ben.id });
    await owner.query("insert into account_invitations values ($1, now() - interval '9 days'), ($2, now() - interval '1 day')", [
      old.id,
      recent.id,
    ]);
    const seen = await account({ at: place });
    const ivy = await fixture.person('ivy');
    await owner.query("insert into account_members values ($1, $2, 'client')", [seen.id, ivy.id]);
    await owner.query('insert into last_sign_ins values ($1, now())', [ivy.id]);

    expect(await names(adas)).toEqual(['Ζωή Νότου', 'Old Invited', 'Newly Invited']);
    expect((await readUninvited(roots, {})).found).toBe(4);
    expect(await names(adas, { find: 'νοτου' })).toEqual(['Ζωή Νότου']);
    expect(await names(adas, { find: zoe.email.toUpperCase() })).toEqual(['Ζωή Νότου']);
    expect(await names(adas, { sent: 'never' })).toEqual(['Ζωή Νότου']);
    expect(await names(adas, { sent: 'before' })).toEqual(['Old Invited', 'Newly Invited']);
    expect(await names(adas, { find: '%' })).toEqual([]);
  });

  test('all that it finds are invited, two hundred in one go, and the next go takes the next', async () => {
    const place = await newPortal();
    const context = on(place, byRoot.actor);
    await owner.query(
      "insert into accounts (portal_id, name, email, currency) select $1, 'Client ' || n, 'bulk-' || n || '@home.example', 'GBP' from generate_series(1, 230) n",
      [place],
    );
    const found = await inviteClients(context, { intent: 'preview-found' });
    expect([found.clients.length, found.leftOut]).toEqual([200, 30]);
    expect(found.clients.every(({ refused }) => refused === null)).toBe(true);
    const sent = await send(
      context,
      found.clients.map(({ id }) => id),
    );
    expect(sent.clients.filter(({ refused }) => refused === null)).toHaveLength(200);
    const next = await inviteClients(context, { intent: 'preview-found', sent: 'never' });
    expect([next.clients.length, next.leftOut]).toEqual([30, null]);
    const { rowCount } = await owner.query("select from outgoing_messages where recipient like 'bulk-%' and state = 'kept'");
    expect(rowCount).toBe(200);
  });
});

describe('is refused', () => {
  test.each<[string, Actor]>([
    ['a client', { kind: 'investor', userId: ada.id }],
    ['a guest', { kind: 'guest' }],
    ['whoever looks on behalf of a client', { kind: 'admin', userId: root.id, onBehalfOf: ada.id }],
    ['another system', { kind: 'service', clientId: '0'.repeat(32), scopes: ['invite-clients'] }],
  ])('%s', async (_who, actor) => {
    const { id, email } = await account();
    const context = on(portal, actor);
    for (const attempt of [() => preview(context, [id]), () => send(context, [id]), () => readUninvited(context, {})])
      await expect(attempt()).rejects.toMatchObject({ code: 'page-not-found' });
    expect(await mailsTo(email)).toEqual([]);
  });

  test.each([
    ['nobody', {}, 'nobody-chosen'],
    ['what is no number of an account', { intent: 'send', x: 'on' }, 'form-not-understood'],
    ['too many', chosen(Array.from({ length: 201 }, (_, n) => n.toString(16).padStart(32, '0'))), 'too-many-chosen'],
  ])('%s', async (_what, fields, code) => {
    await expect(inviteClients(byAda, { intent: 'send', 'form-key': newFormKey(), ...fields })).rejects.toMatchObject({ code });
  });
});
