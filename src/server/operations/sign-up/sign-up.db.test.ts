import { beforeEach, expect, test } from 'vitest';
import { inFullTest } from '#tests/support/in-full.ts';
import { anywhere, signInFixture, password, tally } from '#tests/support/sign-in-fixture.ts';
import { leastWork } from '#tests/support/least-work.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { readSession } from '../sessions/read-session.ts';
import { verifyPin } from '../second-factor/verify-pin.ts';
import { beginSignUp, type SignUpForm } from './begin-sign-up.ts';
import { newFormKey } from '../idempotency/form-key.ts';
import { completeSignUp } from './complete-sign-up.ts';
import { readVerification } from './read-verification.ts';
import { readSignUpChoice } from './read-sign-up-choice.ts';
import { readSignUp, sendAgain } from './send-again.ts';

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);
const { services } = fixture;

let nth = 0;
let email = '';
beforeEach(() => {
  nth += 1;
  email = `new-${nth}@home.example`;
});

const form = (over: Partial<SignUpForm> = {}): SignUpForm => ({
  email,
  password,
  hasAcceptedTerms: true,
  portalId: null,
  language: 'el',
  key: newFormKey(),
  ...over,
});
const begin = async (over?: Partial<SignUpForm>, caller = anywhere()) => {
  const { rows } = await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from portals order by id limit 1");
  return beginSignUp(services, caller, form({ portalId: rows[0]?.id ?? null, ...over }));
};
/** Follows a link with a browser that knows nothing of the sign-up. */
const complete = (token: string, given = password) =>
  completeSignUp(services, anywhere(), { token, signUpToken: null, password: given, key: newFormKey() });
const isGood = async (token: string) => (await readVerification(services, { token, signUpToken: null })) !== null;
const mailsTo = async (recipient: string) =>
  (
    await owner.query<{ kind: string; text: string }>('select kind, text from outgoing_messages where recipient = $1 order by id', [
      recipient,
    ])
  ).rows;
const people = async (address: string) =>
  (await owner.query('select * from users join user_security on user_id = id where email = $1', [address])).rows;

/** The token of the newest link that was sent to an address. */
async function linkTo(recipient: string): Promise<string> {
  const text = (await mailsTo(recipient)).at(-1)?.text ?? '';
  return /https:\/\/portal\.firm\.example\/verify\/([\w-]{43})\b/.exec(text)?.[1] ?? '';
}

test('an address is confirmed before there is an account, and a PIN is asked for before there is a session', async () => {
  await begin();
  expect(await people(email)).toEqual([]);
  const token = await linkTo(email);
  expect(await isGood(token)).toBe(true);
  expect(await people(email)).toEqual([]);

  const { attemptToken } = await complete(token);
  expect(await people(email)).toMatchObject([{ email, name: `new-${nth}`, role: 'investor', language: 'el', pin_target: 'sms' }]);
  expect(await readSession(database, attemptToken)).toBeNull();
  const session = await verifyPin(services, anywhere(), { attemptToken, pin: await fixture.pinOf(email) });
  expect(session).toMatchObject({ role: 'investor', isFirst: true });
  expect(await fixture.signIn({ id: session.userId, email })).toMatchObject({ isFirst: false });
});

test('the mail is in the language that was read', async () => {
  await begin({ language: 'el' });
  expect((await mailsTo(email))[0]?.text).toContain('Έγινε εγγραφή');
});

test('a link is good once, also for fifty at once', async () => {
  const { signUpToken } = await begin();
  const token = await linkTo(email);
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () => completeSignUp(services, anywhere(), { token, signUpToken, password: '', key: newFormKey() })),
  );
  expect(tally(results)).toEqual({ session: 1, 'link-expired': 49 });
  expect(await people(email)).toHaveLength(1);
  expect(await isGood(token)).toBe(false);
});

test('an old link, one of another kind and what is none open nothing', async () => {
  const { signUpToken } = await begin();
  const token = await linkTo(email);
  await owner.query("update one_time_tokens set expires_at = now() where kind = 'verify'");
  for (const wrong of [token, signUpToken, '', 'x'.repeat(43), '%00']) {
    await expect(complete(wrong)).rejects.toMatchObject({ code: 'link-expired' });
  }
  expect(await people(email)).toEqual([]);
});

test('anyone who has an account is told so, and nothing is changed', async () => {
  const ivy = await fixture.person('ivy');
  const { signUpToken } = await begin({ email: ivy.email.toUpperCase(), password: 'another horse 2' });
  const [mail, ...more] = await mailsTo(ivy.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: 'exists' });
  expect(mail?.text).toContain('https://portal.firm.example/login?action=reset');
  expect(mail?.text).not.toContain('/verify/');
  expect(await readSignUp(services, signUpToken)).toMatchObject({ email: ivy.email });
  expect((await fixture.begin(ivy.email)).kind).toBe('pin-needed');
  expect((await fixture.begin(ivy.email, 'another horse 2')).kind).toBe('unverified');
});

test('of two sign-ups for one address one becomes the account', async () => {
  await begin();
  const first = await linkTo(email);
  await begin({ password: 'another horse 2' });
  await complete(await linkTo(email), 'another horse 2');
  await expect(complete(first)).rejects.toMatchObject({ code: 'link-expired' });
  expect((await fixture.begin(email, 'another horse 2')).kind).toBe('pin-needed');
});

test('anyone who has the mailbox makes no account with a password that someone else chose for it', async () => {
  const { signUpToken: strangers } = await begin({ password: 'strangers horse 3' });
  const token = await linkTo(email);
  const { signUpToken: own } = await begin();
  for (const [signUpToken, given] of [
    [null, ''],
    [own, password],
    ['x'.repeat(43), password],
  ] as const) {
    const confirmed = completeSignUp(services, anywhere(), { token, signUpToken, password: given, key: newFormKey() });
    await expect(confirmed).rejects.toMatchObject({ code: 'not-chosen-password' });
  }
  expect(await people(email)).toEqual([]);
  expect(await isGood(token)).toBe(true);
  expect(await readVerification(services, { token, signUpToken: strangers })).toMatchObject({ isSameBrowser: true });

  await completeSignUp(services, anywhere(), { token: await linkTo(email), signUpToken: own, password: '', key: newFormKey() });
  expect((await fixture.begin(email)).kind).toBe('pin-needed');
  await expect(fixture.begin(email, 'strangers horse 3')).rejects.toMatchObject({ code: 'wrong-credentials' });
});

test('guesses at the password of a sign-up count as those of a sign-in do', async () => {
  await begin();
  const token = await linkTo(email);
  const guesses = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => complete(token, `guess ${n}`)));
  expect(tally(guesses)).toEqual({ 'not-chosen-password': 5, 'too-many-attempts': 7 });
});

/** Without being counted before. */
const beginUncounted = (address: string) => async () => {
  await owner.query("delete from auth_counters where kind like 'mail%'");
  await begin({ email: address });
};

/** A ratio of processor times. */
inFullTest('an address that has an account and one that has none are about the same work', async () => {
  const ivy = await fixture.person('ivy');
  const ratio = (await leastWork(beginUncounted(ivy.email))) / (await leastWork(beginUncounted(email)));
  expect(ratio).toBeGreaterThan(0.7);
  expect(ratio).toBeLessThan(1.5);
});

test('the mail can be had again, within limits', async () => {
  const { signUpToken } = await begin();
  await sendAgain(services, anywhere(), { signUpToken, key: newFormKey() });
  await sendAgain(services, anywhere(), { signUpToken, key: newFormKey() });
  expect(await mailsTo(email)).toHaveLength(3);
  await expect(sendAgain(services, anywhere(), { signUpToken, key: newFormKey() })).rejects.toMatchObject({ code: 'too-many-attempts' });
  await complete(await linkTo(email));
  for (const none of [null, '', 'x'.repeat(43)]) {
    await expect(sendAgain(services, anywhere(), { signUpToken: none, key: newFormKey() })).rejects.toMatchObject({ code: 'link-expired' });
  }
});

test('one address and one network cause only so many mails, whether or not anyone reads them', async () => {
  const ivy = await fixture.person('ivy');
  for (const address of [ivy.email, email]) {
    const outcomes = [];
    for (let n = 0; n < 5; n += 1) outcomes.push(...(await Promise.allSettled([begin({ email: address })])));
    expect(tally(outcomes)).toEqual({ session: 3, 'too-many-attempts': 2 });
  }
  const office = anywhere();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) => begin({ email: `office-${nth}-${n}@home.example` }, office)),
  );
  expect(tally(outcomes)['too-many-attempts']).toBeGreaterThan(5);
});

test.each([
  ['no address', { email: ' ' }, 'email-required'],
  ['what is no address', { email: 'ivy@home' }, 'email-invalid'],
  ['a short password', { password: 'short 1' }, 'password-too-short'],
  ['one without a digit', { password: 'correct horse' }, 'custom_password_rule'],
  ['one that everybody has', { password: 'Password123' }, 'password-too-common'],
  ['one that is the name of the firm', { password: 'Ashcombe & Hale 1' }, 'password-of-names'],
  ['one that is what the product is called', { password: 'my portal 1' }, 'password-of-names'],
  ['one that is the address', { email: 'ivy.north@home.example', password: 'IvyNorth1984' }, 'password-of-names'],
  ['terms that were not accepted', { hasAcceptedTerms: false }, 'terms-not-accepted'],
])('%s: refused, and nothing sent', async (_case, over, code) => {
  await expect(begin(over)).rejects.toMatchObject({ code });
  expect(await mailsTo(email)).toEqual([]);
});

test('a variant that asks for no digit takes one without', async () => {
  await beginSignUp({ ...services, passwordRule: 'none' }, anywhere(), form({ password: 'correct horse' }));
  expect(await mailsTo(email)).toHaveLength(1);
});

test('accounts that were opened for the address are the new person’s, those of others are not', async () => {
  const ivy = await fixture.person('ivy');
  await owner.query(
    `with portal as (insert into portals (name) values ($1) returning id), made as (
       insert into accounts (portal_id, name, email, currency) select id, name, $2, 'GBP' from portal, unnest(array['Own', 'Taken']) name returning id, name)
     insert into account_members (account_id, user_id, relation) select id, $3, 'client' from made where name = 'Taken'`,
    [`Portal ${nth}`, email.toUpperCase(), ivy.id],
  );
  await begin();
  await complete(await linkTo(email));
  const { rows } = await owner.query(
    'select account.name, is_open from account_members join users on users.id = user_id join accounts account on account.id = account_id where users.email = $1',
    [email],
  );
  expect(rows).toEqual([{ name: 'Own', is_open: true }]);
});

test.each([
  ['the terms that were ticked are accepted', false, 1],
  ['those that came in force since are not', true, 0],
] as const)('%s', async (_case, isChanged, accepted) => {
  const { rows } = await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from portals order by id limit 1");
  const publish = (version: number) =>
    owner.query('insert into portal_terms (portal_id, version, texts) values ($1, $2, $3)', [rows[0]?.id, version, '{"en":"Be good."}']);
  const { rows: known } = await owner.query<{ version: number }>('select coalesce(max(version), 0)::int as version from portal_terms');
  const version = (known[0]?.version ?? 0) + 1;
  await publish(version);
  await begin();
  if (isChanged) await publish(version + 1);
  await complete(await linkTo(email));
  const given = await owner.query(
    `select terms.version from terms_acceptances given join portal_terms terms on terms.id = given.terms_id
       join users on users.id = given.user_id where users.email = $1`,
    [email],
  );
  expect(given.rows).toEqual(accepted === 0 ? [] : [{ version }]);
  const audited = await owner.query(
    "select from audit_events where action = 'terms-accepted' and actor_id = (select replace(id::text, '-', '') from users where email = $1)",
    [email],
  );
  expect(audited.rowCount).toBe(accepted);
  await owner.query('delete from terms_acceptances; delete from portal_terms');
});

test('a user who signs in before the address is confirmed is sent to the link, whether or not the address has an account', async () => {
  const ivy = await fixture.person('ivy');
  for (const address of [ivy.email, email]) {
    await begin({ email: address, password: 'another horse 2' });
    const begun = await fixture.begin(address, 'another horse 2');
    if (begun.kind !== 'unverified') throw new Error('The address counts as confirmed.');
    expect(await readSignUp(services, begun.signUpToken)).toMatchObject({ email: address });
    const { rows } = await owner.query("select action, outcome, after ->> 'why' as why from audit_events order by seq desc limit 1");
    expect(rows).toEqual([{ action: 'sign-in-refused', outcome: 'refused', why: 'email-not-verified' }]);
    await expect(fixture.begin(address, 'third horse 333')).rejects.toMatchObject({ code: 'wrong-credentials' });
  }
  expect((await fixture.begin(ivy.email)).kind).toBe('pin-needed');
  await complete(await linkTo(email), 'another horse 2');
  expect((await fixture.begin(email, 'another horse 2')).kind).toBe('pin-needed');
});

test('anyone who works for an organisation, by the confirmed address, is an adviser; no one else is', async () => {
  await owner.query('insert into organisations (name, domain) values ($1, $2)', [`Firm ${nth}`, `firm-${nth}.example`]);
  for (const [address, role] of [
    [`ada@firm-${nth}.example`, 'advisor'],
    [`ada@sub.firm-${nth}.example`, 'investor'],
  ] as const) {
    await begin({ email: address });
    await complete(await linkTo(address));
    expect(await people(address)).toMatchObject([{ role }]);
  }
  const { rows } = await owner.query(
    'select organisations.name from organisations join users on organisation_id = organisations.id where email = $1',
    [`ada@firm-${nth}.example`],
  );
  expect(rows).toEqual([{ name: `Firm ${nth}` }]);
});

test('without an account of the address one is opened on the only portal, and waits: it lets no one in', async () => {
  await owner.query('delete from account_members; delete from accounts; delete from portals');
  await owner.query("insert into portals (name) values ('Only')");
  await begin();
  const { attemptToken } = await complete(await linkTo(email));
  const session = await verifyPin(services, anywhere(), { attemptToken, pin: await fixture.pinOf(email) });
  const { rows } = await owner.query(
    'select is_active, validated_at, currency, is_open from accounts join account_members on account_id = id where email = $1',
    [email],
  );
  expect(rows).toEqual([{ is_active: true, validated_at: null, currency: 'GBP', is_open: false }]);
  const actor = { kind: 'investor', userId: session.userId } as const;
  expect(await database.as(actor).read((snapshot) => snapshot.portals.visible())).toEqual([]);

  await owner.query('update accounts set validated_at = now() where email = $1', [email]);
  expect(await database.as(actor).read((snapshot) => snapshot.portals.visible())).toMatchObject([{ name: 'Only' }]);
});

test('where there are several portals one is chosen, and never guessed', async () => {
  await owner.query("insert into portals (name) values ('Chosen'), ('Not chosen')");
  for (const portalId of [null, '', 'Chosen', '0192aaaa0000700080000000000000ab']) {
    await expect(begin({ portalId })).rejects.toMatchObject({ code: 'portal-required' });
  }
  const { rows } = await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from portals where name = 'Chosen'");
  const [chosen] = rows;
  await begin({ portalId: chosen?.id ?? null });
  await complete(await linkTo(email));
  const opened = await owner.query<{ id: string }>("select replace(portal_id::text, '-', '') as id from accounts where email = $1", [
    email,
  ]);
  expect(opened.rows).toEqual([chosen]);
  expect(await readSignUpChoice(services, null)).toMatchObject({
    chosen: null,
    portals: expect.arrayContaining([expect.objectContaining({ name: 'Chosen' })]),
  });
  expect(await readSignUpChoice(services, chosen?.id ?? null)).toEqual({
    chosen: { ...chosen, name: 'Chosen', hasTerms: false, logo: null },
    portals: [],
  });
  expect(await readSignUpChoice(services, 'nonsense')).toMatchObject({ chosen: null });
});

test('the owners of the portal and the administrators are told of an account that waits', async () => {
  const [ada, root] = [await fixture.person('ada', 'advisor'), await fixture.person('root', 'admin')];
  const { rows } = await owner.query<{ id: string }>("select id from portals where name = 'Chosen'");
  await owner.query('insert into portal_members (portal_id, user_id, is_owner) values ($1, $2, true)', [rows[0]?.id, ada.id]);
  await begin({ portalId: rows[0]?.id.replaceAll('-', '') ?? null });
  await complete(await linkTo(email));
  for (const person of [ada, root]) {
    const [mail, ...more] = await mailsTo(person.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'accountWaits' });
    expect(mail?.text).toContain(`${email} has signed up for the portal Chosen,`);
    expect(mail?.text).toMatch(/https:\/\/portal\.firm\.example\/dashboard\/[0-9a-f]{32}\/waiting/);
  }
  const members = await owner.query(
    'select user_id, relation, is_open from account_members join accounts on id = account_id where email = $1 order by relation',
    [email],
  );
  expect(members.rows).toMatchObject([
    { relation: 'advisor', is_open: true },
    { relation: 'client', is_open: false },
  ]);
});

test('the first sign-in to a portal is remembered once', async () => {
  const ivy = await fixture.person('ivy');
  await owner.query(
    `with portal as (insert into portals (name) values ($1) returning id), made as (
       insert into accounts (portal_id, name, email, currency) select id, 'Ivy', $2, 'GBP' from portal returning id)
     insert into account_members (account_id, user_id, relation) select id, $3, 'client' from made`,
    [`First ${nth}`, ivy.email, ivy.id],
  );
  await fixture.signIn(ivy);
  await fixture.signIn(ivy);
  const { rows } = await owner.query(
    "select section, count(*)::int as times, count(portal_id)::int as portals from activities where user_id = $1 and kind = 'signed-in' group by 1 order by 1",
    [ivy.id],
  );
  expect(rows).toEqual([
    { section: 'portal', times: 1, portals: 1 },
    { section: 'sign-in', times: 2, portals: 0 },
  ]);
});

test('the tables keep no token and no password of a sign-up', async () => {
  const { signUpToken } = await begin();
  const token = await linkTo(email);
  const { rows } = await owner.query<{ row: string }>('select to_jsonb(t)::text as row from one_time_tokens t');
  const text = rows.map(({ row }) => row).join('\n');
  for (const secret of [signUpToken, token, password]) expect(text).not.toContain(secret);
  await complete(token);
  expect((await owner.query("select from one_time_tokens where payload ->> 'email' = $1", [email])).rowCount).toBe(0);
  const trail = await owner.query<{ row: string }>('select to_jsonb(t)::text as row from audit_events t');
  expect(trail.rows.map(({ row }) => row).join('\n')).not.toContain(token);
});
