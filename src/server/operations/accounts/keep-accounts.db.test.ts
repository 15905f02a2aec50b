import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { variants } from '#variants/registry.ts';
import { signInFixture, tally } from '#tests/support/sign-in-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { RequestContext } from '../../request-context.ts';
import { newFormKey } from '../idempotency/form-key.ts';
import { changePortfolio } from '../portfolios/change-portfolio.ts';
import { inviteFromRecord } from '../invitations/invite-from-record.ts';
import { revokeInvitation } from '../invitations/revoke-invitation.ts';
import { lockLedger } from '../ledger/entry-portfolio.ts';
import { createPortfolio } from '../portfolios/create-portfolio.ts';
import { beginPortfolio, fixedOfPortfolio } from '../portfolios/read-portfolios.ts';
import type { AccountValues } from './account-values.ts';
import { changeAccount } from './change-account.ts';
import { createAccount } from './create-account.ts';
import { beginAccount, fixedOfAccount, readAccount } from './read-accounts.ts';

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);
const ada = await fixture.person('ada', 'advisor');
const ben = await fixture.person('ben', 'advisor');
const root = await fixture.person('root', 'admin');

const idOf = async (sql: string, values: unknown[]) =>
  (await owner.query<{ id: string }>(sql, values)).rows[0]?.id.replaceAll('-', '') ?? '';

async function newPortal(...advisers: readonly string[]) {
  const id = await idOf('insert into portals (name) values ($1) returning id', [`Portal ${randomBytes(4).toString('hex')}`]);
  for (const adviser of advisers)
    await owner.query('insert into portal_members (portal_id, user_id, is_staff) values ($1, $2, true)', [id, adviser]);
  return id;
}
const portal = await newPortal(ada.id, ben.id);

const on = (portalId: string | null, actor: Actor, signedInAt = new Date()) =>
  ({
    actor,
    db: database.as(actor),
    auth: { database, services: fixture.services },
    portal: portalId === null ? null : { id: portalId },
    variant: variants.default,
    locale: 'en',
    signedIn: { user: { id: 'userId' in actor ? actor.userId : '' }, session: { signedInAt: signedInAt.toISOString() } },
  }) as unknown as RequestContext;
const byAda = on(portal, { kind: 'advisor', userId: ada.id });
const byBen = on(portal, { kind: 'advisor', userId: ben.id });
const byRoot = on(portal, { kind: 'admin', userId: root.id });

const address = () => `client-${randomBytes(4).toString('hex')}@home.example`;
const values = (given: Partial<AccountValues> = {}): AccountValues => ({
  name: 'Ivy North',
  email: address(),
  owner: [ada.id],
  external_id: null,
  projection_id: null,
  groups: null,
  gender: null,
  currency: 'GBP',
  inception: null,
  location: null,
  next_review: null,
  note: null,
  ...given,
});
const create = (context: RequestContext, given: Partial<AccountValues> = {}, key = newFormKey()) =>
  createAccount(context, values(given), { key });
const clientOf = async (account: string) =>
  (await owner.query<{ id: string | null }>("select replace(client_user_id::text, '-', '') as id from accounts where id = $1", [account]))
    .rows[0]?.id ?? null;

test('an adviser begins as one of the advisers, and may name the others of the portal', async () => {
  const begun = await beginAccount(byAda);
  expect(begun.values).toEqual({ owner: [ada.id], currency: 'GBP' });
  expect(begun.offered.owner?.map(({ label }) => label)).toEqual(['ada', 'ben']);
  expect((await beginAccount(byRoot)).values).toEqual({ currency: 'GBP' });
});

test('an account is what was typed, in the currency of the firm, told in the trail, and its adviser sees it', async () => {
  const given = values({ external_id: 'EXT-1', gender: 'female', owner: [ada.id, ben.id] });
  const id = await createAccount(byAda, given, { key: newFormKey() });
  const shown = await readAccount(byAda, id);
  expect(shown.offered.owner?.map(({ label }) => label)).toEqual(['ada', 'ben']);
  expect({ ...shown.values, owner: [...shown.values.owner].toSorted() }).toEqual({ ...given, owner: [ada.id, ben.id].toSorted() });
  const { rows } = await owner.query('select currency, is_active, validated_at is not null as open from accounts where id = $1', [id]);
  expect(rows).toEqual([{ currency: 'GBP', is_active: true, open: true }]);
  const told = await owner.query("select actor_id, action from audit_events where account_id = $1 and action = 'account-made'", [id]);
  expect(told.rows).toEqual([{ actor_id: ada.id, action: 'account-made' }]);
});

test('another currency has the figures of the account computed anew; one that an import brought stays', async () => {
  const id = await create(byAda);
  const portfolio = await idOf(
    "insert into portfolios (account_id, external_id, name, type, currency) values ($1, 'P', 'P', 'GIA', 'GBP') returning id",
    [id],
  );
  await owner.query("insert into ledger_marks (account_id, portfolio_id, first_changed_day) values ($1, $2, '2026-01-02')", [
    id,
    portfolio,
  ]);
  await owner.query('update ledger_marks set computed_version = version where account_id = $1', [id]);
  const stale = async () =>
    (await owner.query('select from ledger_marks where account_id = $1 and version > computed_version', [id])).rowCount;
  const { version, values: stored } = await readAccount(byAda, id);
  const saved = await changeAccount(byAda, id, {
    version,
    values: { ...stored, location: 'Volos', inception: '2020-02-29', next_review: '2031-01-15' },
  });
  expect([saved, await stale()]).toMatchObject([{ done: 'saved' }, 0]);
  const next = await readAccount(byAda, id);
  await changeAccount(byAda, id, { version: next.version, values: { ...next.values, currency: 'EUR' } });
  expect(await stale()).toBe(1);
  expect((await readAccount(byAda, id)).values).toMatchObject({
    currency: 'EUR',
    location: 'Volos',
    inception: '2020-02-29',
    next_review: '2031-01-15',
  });
  expect(await fixedOfAccount(byAda, id)).toEqual([]);
  await owner.query("update accounts set currency = 'CHF' where id = $1", [id]);
  expect(await fixedOfAccount(byAda, id)).toEqual(['currency']);
});

test('the note to the client has the day of its last change, and no other', async () => {
  const id = await createAccount(byAda, values({ note: 'Keep some cash.' }), { key: newFormKey() });
  const notedOn = async () => (await owner.query('select current_date - noted_on as age from accounts where id = $1', [id])).rows[0]?.age;
  expect(await notedOn()).toBe(0);
  const save = async (changed: Partial<AccountValues>) => {
    const { version, values: stored } = await readAccount(byAda, id);
    await changeAccount(byAda, id, { version, values: { ...stored, ...changed } });
    return notedOn();
  };
  await owner.query('update accounts set noted_on = current_date - 7 where id = $1', [id]);
  expect(await save({ location: 'Volos' })).toBe(7);
  expect(await save({ note: 'Spend it.' })).toBe(0);
});

test('an existing client is found by the address, and no one else is made the client', async () => {
  const ivy = await fixture.person('ivy');
  expect(await clientOf(await create(byAda, { email: ivy.email.toUpperCase() }))).toBe(ivy.id);
  expect(await clientOf(await create(byAda))).toBeNull();
});

test.each<[string, (there: { email: string }) => Partial<AccountValues>, string]>([
  ['an address that has an account', ({ email }) => ({ email: email.toUpperCase() }), 'account-email-taken'],
  ['an address of a colleague', () => ({ email: ben.email }), 'account-email-of-staff'],
  ['an external id that is there', () => ({ external_id: 'TAKEN' }), 'account-external-id-taken'],
  ['a client among the advisers', () => ({ owner: [ada.id, '0'.repeat(32)] }), 'adviser-not-offered'],
  ['others’ alone', () => ({ owner: [ben.id] }), 'adviser-stays'],
])('%s is refused', async (_case, given, code) => {
  const email = address();
  await create(byAda, { email, ...(code === 'account-external-id-taken' && { external_id: 'TAKEN' }) });
  await expect(create(byAda, given({ email }))).rejects.toMatchObject({ code });
});

test('of twenty at once with one address one is made, and of twenty with one key one', async () => {
  const email = address();
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => create(byAda, { email })));
  expect(tally(results)).toEqual({ session: 1, 'account-email-taken': 19 });
  const [key, given] = [newFormKey(), values()];
  const ids = await Promise.all(Array.from({ length: 20 }, () => createAccount(byAda, given, { key })));
  expect(new Set(ids).size).toBe(1);
});

test('the subscription is the limit, however many come at once', async () => {
  const small = await newPortal(ada.id);
  await owner.query('insert into subscriptions (name, accounts, advisors) values ($1, 3, 5)', [small]);
  await owner.query('update portals set subscription_id = (select id from subscriptions where name = $2) where id = $1', [small, small]);
  const context = on(small, { kind: 'advisor', userId: ada.id });
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => create(context)));
  expect(tally(results)).toEqual({ session: 3, 'no-account-places': 9 });
});

test('whoever does not see an account cannot open or change it, nor on the page of another portal', async () => {
  const id = await create(byAda);
  const change = { version: 1, values: values() };
  const elsewhere = on(await newPortal(ada.id), { kind: 'advisor', userId: ada.id });
  const client = on(portal, { kind: 'investor', userId: (await fixture.person('otto')).id });
  const looking = on(portal, { kind: 'advisor', userId: ada.id, onBehalfOf: ben.id });
  for (const context of [byBen, elsewhere, client, looking]) {
    const code = context === looking ? 'view-only' : 'account-not-found';
    await expect(readAccount(context, id)).rejects.toMatchObject({ code: 'account-not-found' });
    await expect(changeAccount(context, id, change)).rejects.toMatchObject({ code });
    await expect(createPortfolio(context, portfolio(), { key: newFormKey(), below: id })).rejects.toMatchObject({ code });
    if (context !== byBen && context !== elsewhere) await expect(create(context)).rejects.toMatchObject({ code: 'page-not-found' });
  }
});

test('of two who save at once the second is shown what the first did, of advisers too', async () => {
  const given = values({ owner: [ada.id, ben.id] });
  const id = await createAccount(byAda, given, { key: newFormKey() });
  const { version } = await readAccount(byAda, id);
  expect(await changeAccount(byAda, id, { version, values: { ...given, owner: [ada.id] } })).toMatchObject({ done: 'saved' });
  const late = await changeAccount(byRoot, id, { version, values: { ...given, name: 'Ivy South' } });
  expect(late).toMatchObject({ conflict: [{ field: 'name' }, { field: 'owner' }] });
});

test('another address brings another client, after a recent sign-in where one loses it', async () => {
  const [ivy, otto] = [await fixture.person('ivy'), await fixture.person('otto')];
  const given = values({ email: ivy.email });
  const id = await createAccount(byAda, given, { key: newFormKey() });
  const { version } = await readAccount(byAda, id);
  const longAgo = on(portal, { kind: 'advisor', userId: ada.id }, new Date('2020-01-01'));
  const change = { version, values: { ...given, email: otto.email } };
  await expect(changeAccount(longAgo, id, change)).rejects.toMatchObject({ code: 'recent-sign-in-needed' });
  expect(await changeAccount(byAda, id, change)).toMatchObject({ done: 'saved' });
  expect(await clientOf(id)).toBe(otto.id);
  expect(await toldOfLoss()).toEqual([ivy.email]);
  const again = await readAccount(byAda, id);
  await changeAccount(byAda, id, { version: again.version, values: { ...again.values, email: address() } });
  expect(await clientOf(id)).toBeNull();
  expect(await toldOfLoss()).toEqual([ivy.email, otto.email]);
});

const toldOfLoss = async (kind = 'accountLost', account = '') =>
  (
    await owner.query<{ recipient: string }>(
      `select recipient from outgoing_messages where kind = $1 and idempotency_key like '%' || $2 || '%' order by id`,
      [kind, account],
    )
  ).rows.map(({ recipient }) => recipient);

test('an adviser who is removed from an account is told, once', async () => {
  const id = await create(byAda, { owner: [ada.id, ben.id] });
  const { version, values: given } = await readAccount(byAda, id);
  const removed = { version, values: { ...given, owner: [ada.id] } };
  await changeAccount(byAda, id, removed);
  await changeAccount(byAda, id, removed);
  expect(await toldOfLoss('adviserRemoved', id)).toEqual([ben.email]);
});

test('an external ID of an account on another portal is refused: imports name accounts without their portal', async () => {
  const elsewhere = on(await newPortal(ada.id), { kind: 'advisor', userId: ada.id });
  const external = { external_id: 'AH-77' };
  const tried = await Promise.allSettled([create(byAda, external), create(elsewhere, external)]);
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(create(byBen, { ...external, owner: [ben.id] })).rejects.toMatchObject({ code: 'account-external-id-taken' });
  const id = await create(byAda);
  const { version, values: given } = await readAccount(byAda, id);
  await expect(changeAccount(byAda, id, { version, values: { ...given, ...external } })).rejects.toMatchObject({
    code: 'account-external-id-taken',
  });
});

test('an account has 50 portfolios at the most, however many are created at once', async () => {
  const account = await create(byAda);
  await owner.query(
    `insert into portfolios (account_id, external_id, name, type, currency)
     select $1, 'MANY-' || n, 'Main', 'GIA', 'GBP' from generate_series(1, 48) n`,
    [account],
  );
  const tried = await Promise.allSettled(
    Array.from({ length: 6 }, () => createPortfolio(byAda, portfolio(), { key: newFormKey(), below: account })),
  );
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await expect(createPortfolio(byAda, portfolio(), { key: newFormKey(), below: account })).rejects.toMatchObject({
    code: 'portfolios-full',
  });
});

const portfolio = () =>
  ({
    name: 'Main',
    type: 'GIA',
    currency: 'GBP',
    region: null,
    objective: null,
    riskLevel: null,
    esgRating: null,
    benchmark: null,
    model: null,
  }) as const;

test('a portfolio belongs to its account, and its currency is fixed once something is booked in it', async () => {
  const account = await create(byAda);
  const id = await createPortfolio(byAda, portfolio(), { key: newFormKey(), below: account });
  const change = (version: number, currency: 'EUR' | 'USD') =>
    changePortfolio(byAda, id, { version, values: { ...portfolio(), currency, riskLevel: '3' } });
  expect(await change(1, 'EUR')).toEqual({ done: 'saved', version: 2 });
  expect(await fixedOfPortfolio(byAda, id)).toEqual([]);
  await owner.query(
    `insert into transactions (account_id, portfolio_id, source, source_id, day, type, amount, currency)
     values ($1, $2, 'test', '1', '2026-01-02', 'Contribution', 10, 'EUR')`,
    [account, id],
  );
  await expect(change(2, 'USD')).rejects.toMatchObject({ code: 'portfolio-currency-fixed' });
  expect(await fixedOfPortfolio(byAda, id)).toEqual(['currency']);
  await expect(changePortfolio(byBen, id, { version: 2, values: portfolio() })).rejects.toMatchObject({ code: 'portfolio-not-found' });
});

test('with another benchmark the figures of the account are computed again', async () => {
  const account = await create(byAda);
  const id = await createPortfolio(byAda, portfolio(), { key: newFormKey(), below: account });
  const { rows } = await owner.query<{ id: string }>(
    "insert into benchmarks (name) values ($1) returning replace(id::text, '-', '') as id",
    [address()],
  );
  const benchmark = rows[0]?.id ?? '';
  await owner.query(
    "insert into ledger_marks (account_id, portfolio_id, first_changed_day, version, computed_version) values ($1, $2, '2026-01-02', 1, 1)",
    [account, id],
  );
  const toCompute = async () =>
    (await owner.query('select from ledger_marks where account_id = $1 and version > computed_version', [account])).rowCount;
  expect((await beginPortfolio(byAda, account)).offered.benchmark).toContainEqual(expect.objectContaining({ value: benchmark }));
  await changePortfolio(byAda, id, { version: 1, values: { ...portfolio(), region: 'Europe' } });
  expect(await toCompute()).toBe(0);
  await changePortfolio(byAda, id, { version: 2, values: { ...portfolio(), region: 'Europe', benchmark } });
  expect(await toCompute()).toBe(1);
  const unknown = changePortfolio(byAda, id, { version: 3, values: { ...portfolio(), benchmark: id } });
  await expect(unknown).rejects.toMatchObject({ code: 'benchmark-not-found' });
});

test('what an import brought and no form offers stays', async () => {
  const account = await create(byAda);
  const id = await createPortfolio(byAda, portfolio(), { key: newFormKey(), below: account });
  await owner.query("update portfolios set region = 'UK', currency = 'CHF', type = 'Fund' where id = $1", [id]);
  expect((await fixedOfPortfolio(byAda, id)).toSorted()).toEqual(['currency', 'region', 'type']);
});

test('a currency that changes while something is booked waits for it, and is refused', async () => {
  const account = await create(byAda);
  const id = await createPortfolio(byAda, portfolio(), { key: newFormKey(), below: account });
  const changing = await byAda.db.write(async (tx) => {
    const found = await tx.portfolios.find(id);
    await lockLedger(tx, found!);
    await tx.connection.query(
      `insert into transactions (account_id, portfolio_id, source, source_id, day, type, amount, currency)
       values ($1, $2, 'test', '1', '2026-01-02', 'Contribution', 10, 'GBP')`,
      [account, id],
    );
    tx.audit.add({ action: 'transaction-voided', accountId: account, target: { kind: 'transaction', id } });
    const change = changePortfolio(byAda, id, { version: 1, values: { ...portfolio(), currency: 'EUR' } }).catch((error: unknown) => error);
    await new Promise((go) => void setTimeout(go, 300));
    return { change };
  });
  expect(await changing.change).toMatchObject({ code: 'portfolio-currency-fixed' });
});

test('an invitation is neither sent nor revoked on the page of another portal', async () => {
  const id = await create(byAda);
  const elsewhere = {
    ...on(await newPortal(ada.id), { kind: 'advisor', userId: ada.id }),
    auth: { services: fixture.services },
  } as unknown as RequestContext;
  await expect(inviteFromRecord(elsewhere, id, { intent: 'invite', 'form-key': newFormKey() })).rejects.toMatchObject({
    code: 'account-not-found',
  });
  await expect(revokeInvitation(elsewhere, id)).rejects.toMatchObject({ code: 'account-not-found' });
});

test('someone who is invited to be an adviser is made no client before', async () => {
  const email = address();
  await owner.query('insert into adviser_invitations (portal_id, name, email, invited_by) values ($1, $2, $3, $4)', [
    portal,
    'Bob',
    email,
    root.id,
  ]);
  await expect(create(byAda, { email: email.toUpperCase() })).rejects.toMatchObject({ code: 'account-email-of-staff' });
});
