import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, system } from '#domain/actor.ts';
import { confirmPrices } from '#server/operations/market/confirm-prices.ts';
import { withdrawPriceConfirmation } from '#server/operations/market/withdraw-price-confirmation.ts';
import { inspectAllPrices } from '#server/operations/market/inspect-all-prices.ts';
import { choosePreference } from '#server/operations/people/choose-preference.ts';
import { saveNotificationSettings, readNotificationSettings } from '#server/operations/notifications/notification-settings.ts';
import { setPassword } from '#server/operations/passwords/set-password.ts';
import { printReport } from '#server/operations/reports/print-report.ts';
import { cancelSignIn } from '#server/operations/sign-in/cancel-sign-in.ts';
import { resendPin } from '#server/operations/second-factor/resend-pin.ts';
import { signOut } from '#server/operations/sessions/sign-out.ts';
import { verifyPin } from '#server/operations/second-factor/verify-pin.ts';
import type { RequestContext } from '#server/request-context.ts';
import { variants } from '#variants/registry.ts';
import { buildRequestContext } from '../support/build-request-context.ts';
import { agePins, anywhere, signInFixture, password, wrong } from '../support/sign-in-fixture.ts';
import { importFolder, smallFolder } from '../support/import-folder.ts';
import { testDatabase } from '../support/test-database.ts';
import { twoClients } from './two-clients.ts';

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);
const { ids, people } = await twoClients({ database });
const portal = await database.as(system('test')).read((snapshot) => snapshot.portals.find(ids.portal));
const root: Actor = { kind: 'admin', userId: people.admin.id };
const nothing = () => Promise.resolve();
const printed = () => Promise.resolve(new Uint8Array([37]));
const broken = () => Promise.reject(new Error('no printer'));

let seen = 0;

beforeEach(async () => {
  seen = Number((await owner.query<{ seq: string }>('select seq from audit_head')).rows[0]?.seq);
});

/** The rows since the test began, without what is the same for all of them. */
async function told() {
  const { rows } = await owner.query<Record<string, unknown>>(
    `select action, outcome, actor_kind as "by", coalesce(target_id, '') as target, before, after from audit_events where seq > $1 order by seq`,
    [seen],
  );
  return rows;
}

const actions = async () => (await told()).map(({ action }) => action);

describe('signing in', () => {
  test('is told from the password to the way out', async () => {
    const ivy = await fixture.person('ivy');
    const { attemptToken } = await fixture.beginWithPin(ivy.email);
    await agePins(owner);
    await resendPin(fixture.services, anywhere(), attemptToken);
    const pin = await fixture.pinOf(ivy.email);
    await expect(verifyPin(fixture.services, anywhere(), { attemptToken, pin: wrong(pin) })).rejects.toMatchObject({ code: 'wrong-pin' });
    const { sessionToken } = await verifyPin(fixture.services, anywhere(), { attemptToken, pin });
    await signOut(database, sessionToken);
    await signOut(database, sessionToken);
    const plain = { target: ivy.id, before: null, after: null, outcome: 'done' };
    expect(await told()).toEqual([
      { ...plain, action: 'password-set', by: 'system' },
      { ...plain, action: 'sign-in-begun', by: 'guest' },
      { ...plain, action: 'pin-resent', by: 'guest' },
      { ...plain, action: 'pin-refused', by: 'guest', outcome: 'refused', after: { why: 'wrong-pin' } },
      { ...plain, action: 'signed-in', by: 'investor', after: { secondFactor: 'pin' } },
      { ...plain, action: 'signed-out', by: 'investor' },
    ]);
  });

  test('given up and refused', async () => {
    const ivy = await fixture.person('ivy');
    const { attemptToken } = await fixture.beginWithPin(ivy.email);
    await cancelSignIn(database, attemptToken);
    await cancelSignIn(database, attemptToken);
    await expect(fixture.begin(ivy.email, 'not it')).rejects.toMatchObject({ code: 'wrong-credentials' });
    await expect(fixture.begin('nobody@home.example')).rejects.toMatchObject({ code: 'wrong-credentials' });
    const refused = { action: 'sign-in-refused', by: 'guest', outcome: 'refused', before: null, after: { why: 'wrong-credentials' } };
    const rows = await told();
    expect(rows.map(({ action }) => action).slice(0, 3)).toEqual(['password-set', 'sign-in-begun', 'sign-in-cancelled']);
    expect(rows.slice(3)).toEqual([
      { ...refused, target: ivy.id },
      { ...refused, target: '' },
    ]);
  });
});

test('a preference is told with what was and what is', async () => {
  const { id, email } = await fixture.person('otto');
  const user = { id, email, name: 'otto', role: 'investor', language: null, theme: 'dark', hideIntroText: false };
  const auth = { database };
  const context = {
    variant: variants.default,
    actor: { kind: 'investor', userId: id },
    signedIn: { user },
    auth,
  } as unknown as RequestContext;
  expect(await choosePreference(context, { theme: 'light' })).toEqual(['theme=light; Path=/; Max-Age=2592000; SameSite=Lax']);
  expect((await told()).at(-1)).toEqual({
    action: 'preference-changed',
    by: 'investor',
    outcome: 'done',
    target: id,
    before: { theme: 'dark' },
    after: { theme: 'light' },
  });
  expect(await choosePreference(context, { introduction: 'hidden' })).toEqual([]);
  expect((await told()).at(-1)).toMatchObject({ before: { hideIntroText: false }, after: { hideIntroText: true } });
});

test('how someone is told is told with what was and what is; half of quiet hours is refused', async () => {
  const { id, email } = await fixture.person('nell');
  const actor = { kind: 'investor', userId: id } as const;
  const user = { id, email, name: 'nell', role: 'investor' };
  const auth = { services: { ...fixture.services, gateways: { sms: 'outbox' }, phoneCodes: ['44'] } };
  const context = { variant: variants.default, actor, auth, signedIn: { user }, db: database.as(actor) } as unknown as RequestContext;
  const fields = {
    timeZone: 'Europe/Athens',
    'mail.message': 'weekly',
    'mail.signature-asked': 'never',
    'mail.unknown': 'daily',
    'bell.document': 'on',
    'text.message': 'on',
  };
  await database.owner.query('update user_security set phone = null where user_id = $1', [id]);
  await expect(saveNotificationSettings(context, { ...fields, from: '22', until: '' })).rejects.toMatchObject({
    code: 'quiet-hours-incomplete',
  });
  await saveNotificationSettings(context, { ...fields, from: '22', until: '7' });
  const { before, after } = (await told()).at(-1) ?? {};
  expect(before).toEqual({ emails: {}, notInBell: [], textMessages: [], quietHours: null, timeZone: 'Europe/London' });
  expect(after).toMatchObject({
    emails: { message: 'weekly', 'signature-asked': 'never' },
    // Without a confirmed number.
    textMessages: [],
    quietHours: '22:00–07:00',
    timeZone: 'Europe/Athens',
  });
  const { topics, quiet } = await readNotificationSettings(context);
  const settings = topics.flatMap(({ kinds }) => kinds).map(({ kind, isInBell, mail }) => [kind, isInBell, mail]);
  expect(settings).toContainEqual(['message', false, 'weekly']);
  expect(settings).toContainEqual(['document', true, 'never']);
  // What the firm has made mandatory.
  expect(settings).toContainEqual(['signature-asked', true, 'at-once']);
  expect(quiet).toEqual({ from: 22, until: 7 });
  await database.owner.query("update user_security set phone = '+447700900047' where user_id = $1", [id]);
  await saveNotificationSettings(context, { ...fields, from: '', until: '' });
  expect((await told()).at(-1)?.after).toMatchObject({ textMessages: ['message'] });
});

test('passwords of many are told one by one, without a password', async () => {
  const userIds = [people.investor.id, people.advisor.id];
  await setPassword(database, { userIds, password });
  expect((await told()).map(({ target, after }) => [target, after])).toEqual(userIds.map((id) => [id, null]));
});

test('an import is one row, however much it brings; a trial and a refused one are none', async () => {
  await importFolder(database, smallFolder, { dryRun: true });
  await importFolder(database, { 'fx.csv': 'Date,USD\n  never,1' });
  expect(await actions()).toEqual([]);
  await importFolder(database, smallFolder);
  expect(await told()).toMatchObject([
    { action: 'imported', by: 'system', target: 'house', after: { counts: { 'transactions.csv': { rows: 5, added: 5, changed: 0 } } } },
  ]);
});

test('judgements of prices are told with their days', async () => {
  await owner.query(
    "update prices set quarantine = 'unit' where instrument_id = $1 and day = (select min(day) from prices where instrument_id = $1)",
    [ids.fund],
  );
  const { rows } = await owner.query<{ day: string }>("select day::text from prices where quarantine = 'unit'");
  const days = rows.map(({ day }) => day);
  const context = { actor: root, db: database.as(root), requestRefresh: nothing };
  await confirmPrices(context, { instrumentId: ids.fund, days });
  await withdrawPriceConfirmation(context, { instrumentId: ids.fund, days });
  await inspectAllPrices(database, nothing);
  const rowsTold = await told();
  expect(rowsTold.slice(0, 2)).toEqual([
    { action: 'prices-confirmed', by: 'admin', outcome: 'done', target: ids.fund, before: { held: days }, after: { confirmed: days } },
    expect.objectContaining({ action: 'prices-doubted', by: 'admin', target: ids.fund, before: { confirmed: days } }),
  ]);
  await inspectAllPrices(database, nothing);
  expect(await told()).toHaveLength(rowsTold.length);
});

test('a printed report is published and downloaded in one transaction, and neither when it cannot be printed', async () => {
  const advisor: Actor = { kind: 'advisor', userId: people.advisor.id };
  const given = { variant: variants.default, database, portal, today: '2026-06-30', actor: advisor } as const;
  const request = { portfolio: ids.portfolio, query: {} };
  const { fileName } = await printReport(buildRequestContext({ ...given, pagePrinter: { print: printed } }), request);
  expect(await told()).toMatchObject([
    { action: 'report-published', by: 'advisor', target: ids.portfolio },
    { action: 'downloaded', by: 'advisor', target: fileName },
  ]);
  await expect(printReport(buildRequestContext({ ...given, pagePrinter: { print: broken } }), request)).rejects.toThrow('no printer');
  expect(await told()).toHaveLength(2);
});
