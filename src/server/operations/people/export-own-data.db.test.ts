import { expect, test } from 'vitest';
import { authenticatorOf } from '#tests/support/authenticator.ts';
import { anywhere, signInFixture, password, type Person } from '#tests/support/sign-in-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { defaultVariant } from '#variants/default/default.ts';
import type { RequestContext } from '../../request-context.ts';
import { readSession } from '../sessions/read-session.ts';
import { requestReset } from '../passwords/request-reset.ts';
import { beginEmailChange } from '../contact/begin-email-change.ts';
import { confirmEmail } from '../contact/confirm-email.ts';
import { exportOwnData } from './export-own-data.ts';

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);

interface OwnData {
  readonly profile: { readonly email: string };
  readonly secondStep: object;
  readonly devices: readonly object[];
  readonly accounts: readonly { readonly name: string }[];
  readonly projections: readonly { readonly name: string }[];
  readonly notifications: object;
  readonly messages: readonly { readonly kind: string; readonly text: string | null }[];
  readonly written: readonly { readonly subject: string; readonly text: string }[];
  readonly drafts: readonly { readonly text: string }[];
  readonly activities: readonly { readonly kind: string }[];
  readonly auditTrail: readonly {
    readonly number: number;
    readonly action: string;
    readonly by: string;
    readonly network: string | null;
  }[];
}

async function signIn(person: Person) {
  const session = await fixture.signIn(person);
  const signedIn = await readSession(database, session.sessionToken);
  if (!signedIn) throw new Error('Nobody is signed in.');
  const auth = { database, services: fixture.services, sessionToken: session.sessionToken, caller: anywhere() };
  const { actor } = signedIn;
  return {
    ...session,
    context: { signedIn, actor, db: database.as(actor), portal: null, variant: defaultVariant, auth } as unknown as RequestContext,
  };
}

async function textOf(context: RequestContext): Promise<string> {
  let text = '';
  for await (const piece of await exportOwnData(context)) text += piece;
  return text;
}

test('the caller gets what is stored about them, and nothing of others', async () => {
  const [ivy, ada] = [await fixture.person('ivy'), await fixture.person('ada')];
  await owner.query(
    `with portal as (insert into portals (name) values ('Own portal') returning id),
          accounts as (insert into accounts (portal_id, name, email, currency, validated_at)
            select id, name || '’s account', name || '@home.example', 'GBP', now() from portal, (values ('ivy'), ('ada')) owners (name) returning id, name)
     insert into account_members (account_id, user_id, relation)
       select id, case when name like 'ivy%' then $1::uuid else $2::uuid end, 'client' from accounts`,
    [ivy.id, ada.id],
  );
  await owner.query(
    `insert into projections (account_id, name, risk_profile, deposit, contribution, escalation, years, inflation, seed)
     select id, replace(name, 'account', 'projection'), 4, 0, 0, 0, 10, 0.02, 1 from accounts`,
  );
  await owner.query(
    "insert into notification_preferences (user_id, hidden, quiet_from, quiet_until, time_zone) values ($1, '{document}', 22, 7, 'UTC')",
    [ivy.id],
  );
  await signIn(ada);
  await expect(fixture.begin(ivy.email, 'a guess')).rejects.toMatchObject({ code: 'wrong-credentials' });
  const { context } = await signIn(ivy);
  const text = await textOf(context);
  const data = JSON.parse(text) as OwnData;
  expect(data.profile).toMatchObject({ id: ivy.id, email: ivy.email, name: 'ivy', role: 'investor' });
  expect(data.secondStep).toMatchObject({ pinTarget: 'email', authenticatorAppSince: null, passkeys: [], recoveryCodesLeft: 0 });
  expect(data.devices).toHaveLength(1);
  expect(data.activities.map(({ kind }) => kind)).toEqual(['downloaded', 'signed-in', 'signed-in']);
  expect(data.accounts.map(({ name }) => name)).toEqual(['ivy’s account']);
  expect(data.projections.map(({ name }) => name)).toEqual(['ivy’s projection']);
  expect(data.notifications).toEqual({
    emails: {},
    notInBell: ['document'],
    textMessages: [],
    quietFrom: 22,
    quietUntil: 7,
    timeZone: 'UTC',
  });
  expect(data.messages.map(({ kind }) => kind)).toEqual(['pin']);
  expect(data.auditTrail.map(({ action, by }) => [action, by])).toEqual([
    ['downloaded', 'you'],
    ['signed-in', 'you'],
    ['sign-in-begun', 'guest'],
    ['sign-in-refused', 'guest'],
    ['password-set', 'system'],
  ]);
  expect(data.auditTrail.filter(({ by }) => by !== 'you').every(({ network }) => network === null)).toBe(true);
  for (const foreign of [ada.id, ada.email]) expect(text).not.toContain(foreign);
});

const writtenBy = async (person: Person) => {
  const data = JSON.parse(await textOf((await signIn(person)).context)) as OwnData;
  return [data.written.map(({ text }) => text).toSorted(), data.drafts.map(({ text }) => text.split(' ')[0])];
};

test('what the caller wrote is in it: of the firm’s people to clients whom they still look after, and drafts', async () => {
  const [cleo, bea] = [await fixture.person('cleo'), await fixture.person('bea')];
  await owner.query("update users set role = 'advisor' where id = $1", [bea.id]);
  await owner.query(
    `with portal as (insert into portals (name) values ('Of letters') returning id),
          account as (insert into accounts (portal_id, name, email, currency, validated_at) select id, 'Of cleo', 'of.cleo@home.example', 'GBP', now() from portal returning id),
          members as (insert into account_members (account_id, user_id, relation)
            select account.id, member.id, member.relation from account, (values ($1::uuid, 'client'), ($2::uuid, 'advisor')) member (id, relation)),
          drafts as (insert into message_drafts (user_id, portal_id, recipient, subject, text)
            select person, portal.id, '', '', 'Draft of ' || person from portal, (values ($1::uuid), ($2::uuid)) people (person)),
          thread as (insert into threads (account_id, subject, started_by_name) select id, 'A fund', 'cleo' from account returning account_id, id)
     insert into thread_messages (account_id, thread_id, side, is_internal, written_by, written_by_name, text)
       select account_id, id, side, is_internal, writer, '', words from thread, (values
         ('client', false, $1::uuid, 'Cleo asks'), ('firm', false, $2::uuid, 'Bea answers'), ('firm', true, $2::uuid, 'Bea notes')) written (side, is_internal, writer, words)`,
    [cleo.id, bea.id],
  );
  expect(await writtenBy(cleo)).toEqual([['Cleo asks'], ['Draft']]);
  expect(await writtenBy(bea)).toEqual([['Bea answers', 'Bea notes'], ['Draft']]);
  await owner.query('delete from account_members where user_id in ($1, $2)', [cleo.id, bea.id]);
  expect(await writtenBy(cleo)).toEqual([['Cleo asks'], ['Draft']]);
  expect(await writtenBy(bea)).toEqual([[], ['Draft']]);
});

test('no secret is in it', async () => {
  const ivy = await fixture.person('ivy');
  const { context, sessionToken, deviceToken } = await signIn(ivy);
  const app = await authenticatorOf(database, ivy, { secret: fixture.services.secret, codes: ['k7m2p-x9qd4'] });
  await requestReset(fixture.services, anywhere(), { email: ivy.email, language: 'en' });
  const { rows } = await owner.query<{ hash: string; words: string }>(
    `select password_hash as hash, (select string_agg(text, ' ') from outgoing_messages where recipient = $2) as words from credentials where user_id = $1`,
    [ivy.id, ivy.email],
  );
  const link = /\/reset\/([\w-]{43})/.exec(rows[0]?.words ?? '')?.[1] ?? 'no link';
  const pins = [...(rows[0]?.words ?? '').matchAll(/\b\d{6}\b/g)].map(([pin]) => pin);
  expect(pins).toHaveLength(1);
  const text = await textOf(context);
  const secrets = [
    password,
    sessionToken,
    deviceToken,
    'k7m2p',
    link,
    rows[0]?.hash ?? '',
    app.key.toString('hex'),
    app.key.toString('base64'),
  ];
  for (const secret of secrets) expect(text).not.toContain(secret);
  const { messages } = JSON.parse(text) as OwnData;
  expect(messages.map(({ kind, text: words }) => [kind, words])).toEqual([
    ['reset', null],
    ['pin', null],
  ]);
});

test('what is long is read in batches, none twice and none left out', async () => {
  const ivy = await fixture.person('ivy');
  await owner.query(
    "insert into activities (kind, section, user_id, is_investor) select 'viewed', 'page ' || n, $1, true from generate_series(1, 2500) n",
    [ivy.id],
  );
  const { context } = await signIn(ivy);
  const { activities } = JSON.parse(await textOf(context)) as { activities: { section: string }[] };
  expect(new Set(activities.map(({ section }) => section)).size).toBe(2502);
  expect(activities).toHaveLength(2502);
});

test('it is told as a download before the first of it leaves, and not handed to anyone who looks on behalf of another', async () => {
  const ivy = await fixture.person('ivy');
  const { context } = await signIn(ivy);
  await exportOwnData(context);
  const { rows } = await owner.query('select action, target_id from audit_events where actor_id = $1 order by seq desc limit 1', [ivy.id]);
  expect(rows).toEqual([{ action: 'downloaded', target_id: 'my-data.json' }]);
  const behalf = { ...context, actor: { kind: 'advisor', userId: ivy.id, onBehalfOf: 'f'.repeat(32) } } as RequestContext;
  await expect(exportOwnData(behalf)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(exportOwnData({ ...context, signedIn: null })).rejects.toMatchObject({ code: 'sign-in-needed' });
});

/** Words that were sent to an address or a number. */
const write = (recipient: string, text: string, sms: { readonly countedFor: string } | null = null) =>
  owner.query(
    `insert into outgoing_messages (kind, channel, recipient, text, counted_for, state, idempotency_key)
     values ('note', $1, $2, $3, $4, 'sent', gen_random_uuid())`,
    [sms ? 'sms' : 'email', recipient, text, sms?.countedFor ?? null],
  );
const wordsIn = async (context: RequestContext) =>
  (JSON.parse(await textOf(context)) as OwnData).messages.flatMap(({ text }) => text ?? []);

test('of an address that was someone else’s before only what came later is handed out', async () => {
  const [ivy, ada] = [await fixture.person('ivy'), await fixture.person('ada')];
  await write(ada.email, 'what Ada holds');
  const moved = `moved-${ada.email}`;
  await beginEmailChange((await signIn(ada)).context, moved);
  const { rows } = await owner.query<{ text: string }>("select text from outgoing_messages where kind = 'emailChange' and recipient = $1", [
    moved,
  ]);
  await confirmEmail(fixture.services, anywhere(), /\/email\/([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '');
  await owner.query('update users set email = $1 where id = $2', [ada.email, ivy.id]);
  await write(ada.email, 'what Ivy holds');
  expect(await wordsIn((await signIn({ ...ivy, email: ada.email })).context)).toEqual(['what Ivy holds']);
});

test('what came to a telephone that others have too is not handed out', async () => {
  const [ivy, ada] = [await fixture.person('ivy'), await fixture.person('ada')];
  await owner.query("update user_security set phone = '+447700900001' where user_id = any($1)", [[ivy.id, ada.id]]);
  await write('+447700900001', 'whose it is', { countedFor: ivy.id });
  expect(await wordsIn((await signIn(ivy)).context)).toEqual([]);
  await owner.query('update user_security set phone = null where user_id = $1', [ada.id]);
  expect(await wordsIn((await signIn(ivy)).context)).toEqual(['whose it is']);
});

test('what concerns one person is found in a long trail without reading all of it', async () => {
  const { context } = await signIn(await fixture.person('ivy'));
  await owner.query(
    `insert into audit_events (seq, at, actor_kind, action, target_kind, target_id, outcome, previous_hash, hash)
     select 1000000 + n, now(), 'guest', 'sign-in-refused', 'person', md5(n::text), 'refused', ''::bytea, ''::bytea from generate_series(1, 20000) n`,
  );
  await owner.query('analyze audit_events');
  const { id = '' } = context.signedIn?.user ?? {};
  const plan = await owner.query<{ 'QUERY PLAN': string }>(
    `explain select seq from audit_events where (actor_id = '${id}' or (target_kind = 'person' and target_id = '${id}')) order by seq desc limit 1000`,
  );
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('audit_events_target');
});
