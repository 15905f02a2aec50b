import { beforeEach, describe, expect, test } from 'vitest';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn, type SignedInActor } from './access-actors.ts';
import { termsText, twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { ids, people } = await twoClients(product);
const { owner } = product.database;
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;
const portal = `/dashboard/${ids.portal}`;
const terms = `/terms/${ids.portal}`;
const office = `/admin/portals?open=${ids.portal}`;

async function ask(accessActor: SignedInActor | 'guest', path: string, fields?: Record<string, string>) {
  const { headers } = await credentialsOf(accessActor);
  const form = { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' };
  const posted = fields ? { method: 'POST', body: new URLSearchParams(fields).toString() } : {};
  const {
    status,
    headers: answered,
    body,
  } = await httpRequest({
    port: product.port,
    path,
    headers: { host, ...headers, ...(fields ? form : {}) },
    ...posted,
  });
  return { status, location: answered.location ?? '', body };
}

const publish = (after: number, text: string, more: Record<string, string> = {}) =>
  ask('admin', office, { intent: 'publish', 'form-key': newFormKey(), after: String(after), 'text-en': text, ...more });

const accept = (accessActor: SignedInActor, version: number, more: Record<string, string> = {}) =>
  ask(accessActor, terms, { intent: 'accept', version: String(version), ...more });

const versionNow = async () =>
  Number((await owner.query('select max(version) as version from portal_terms where portal_id = $1', [ids.portal])).rows[0].version);

const acceptancesOf = async (accessActor: SignedInActor) =>
  (
    await owner.query<{ version: number; account: string; isNow: boolean }>(
      `select terms.version, replace(given.account_id::text, '-', '') as account, given.accepted_at > now() - interval '1 minute' as "isNow"
         from terms_acceptances given join portal_terms terms on terms.id = given.terms_id where given.user_id = $1 order by 1 desc`,
      [people[accessActor].id],
    )
  ).rows;

const pages = [
  '',
  '/calculations',
  `/account/${ids.account}`,
  `/account/${ids.account}.data`,
  `/account/${ids.account}/pdf`,
  `/portfolio/${ids.portfolio}`,
  `/portfolio/${ids.portfolio}.data`,
  `/portfolio/${ids.portfolio}.data?_routes=portfolio`,
  `/portfolio/${ids.portfolio}/holdings.csv`,
  `/portfolio/${ids.portfolio}/transactions.csv`,
  `/portfolio/${ids.portfolio}/dates`,
  `/portfolio/${ids.portfolio}/explain/timeWeightedReturn`,
];

describe('a new version', () => {
  beforeEach(async () => {
    const before = await versionNow();
    expect((await publish(before, `Be better than ${before}.`)).status).toBe(200);
  });

  test('stands before every page of the portal, in whatever way it is asked for', async () => {
    for (const page of pages) {
      const { status, location, body } = await ask('investor', portal + page);
      const isData = page.includes('.data');
      expect(isData ? body : location, page).toContain(`/terms/${ids.portal}?redirectTo=`);
      if (!isData) expect(status, page).toBe(302);
      expect(body, page).not.toContain('CanaryNorth');
    }
  });

  test('is shown, accepted and left behind for where the client was going', async () => {
    const wanted = `${portal}/portfolio/${ids.portfolio}?tab=transactions`;
    const { location } = await ask('investor', wanted);
    const version = await versionNow();
    const page = await ask('investor', location);
    expect(page.body).toContain(`Be better than ${version - 1}.`);
    expect(page.body).toContain('Accept');
    const { headers } = await credentialsOf('investor');
    const accepted = await httpRequest({
      port: product.port,
      method: 'POST',
      path: location,
      headers: { host, ...headers, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: `intent=accept&version=${version}`,
    });
    expect(accepted.headers.location).toBe(wanted);
    expect((await ask('investor', wanted)).status).toBe(200);
    expect((await acceptancesOf('investor'))[0]).toEqual({ version, account: ids.account, isNow: true });
    expect((await ask('investor', terms)).body).toContain('You accepted this version on');
    const { rows } = await owner.query(
      `select action, actor_kind, replace(account_id::text, '-', '') as account, after from audit_events where action = 'terms-accepted' order by seq desc limit 1`,
    );
    expect(rows).toEqual([{ action: 'terms-accepted', actor_kind: 'investor', account: ids.account, after: { version } }]);
    const told = await owner.query("select 1 from audit_events where action = 'terms-accepted'");
    expect((await accept('investor', version)).location).toBe(portal);
    expect((await owner.query("select 1 from audit_events where action = 'terms-accepted'")).rowCount).toBe(told.rowCount);
  });

  test('is accepted for oneself alone', async () => {
    expect((await accept('investor', await versionNow())).location).toBe(portal);
    expect((await ask('otherInvestor', portal)).location).toContain('/terms/');
    expect((await acceptancesOf('otherInvestor')).map(({ version }) => version)).toEqual([1]);
  });

  test.each(['advisor', 'groupAdvisor', 'admin'] as const)('is not asked of %s', async (accessActor) => {
    expect((await ask(accessActor, portal)).status).toBe(200);
    expect((await accept(accessActor, await versionNow())).status).toBe(403);
  });

  test('is not asked where it is not in force: on another portal', async () => {
    expect((await ask('strangerInvestor', `/dashboard/${ids.otherPortal}/account/${ids.farAccount}`)).status).toBe(200);
  });

  test('of which another one came in the meantime is not accepted', async () => {
    const read = await versionNow();
    await publish(read, 'Be the best.');
    const late = await accept('investor', read);
    expect(late.status).toBe(400);
    expect(late.body).toContain('A newer version has been published in the meantime');
    expect((await acceptancesOf('investor'))[0]?.version).not.toBe(read);
  });

  test('is asked again of the client that an account is given to', async () => {
    await accept('investor', await versionNow());
    await owner.query('begin');
    await owner.query("delete from account_members where account_id = $1 and relation = 'client'", [ids.account]);
    await owner.query("insert into account_members values ($1, $2, 'client')", [ids.account, people.strangerInvestor.id]);
    await owner.query('commit');
    expect((await ask('strangerInvestor', portal)).location).toContain('/terms/');
    await owner.query("delete from account_members where account_id = $1 and relation = 'client'", [ids.account]);
    await owner.query("insert into account_members values ($1, $2, 'client')", [ids.account, people.investor.id]);
    expect((await ask('investor', portal)).status).toBe(200);
  });
});

describe('what the forms do not have is refused', () => {
  const smuggled: [string, string][] = [
    ['accepted', 'true'],
    ['accountId', ids.otherAccount],
    ['acceptedAt', '2020-01-01'],
    ['user', people.otherInvestor.id],
    ['isAdmin', 'true'],
    ['published', 'true'],
    ['portal', ids.otherPortal],
    ['publishedBy', people.investor.id],
    ['text-el', 'Άλλο'],
  ];

  test.each(smuggled)('%s', async (name, value) => {
    const version = await versionNow();
    const accepted = await acceptancesOf('otherInvestor');
    expect((await accept('otherInvestor', version, { [name]: value })).status).toBe(400);
    expect(await acceptancesOf('otherInvestor')).toEqual(accepted);
    expect((await publish(version, 'Smuggled.', { [name]: value })).status).toBe(400);
    expect(await versionNow()).toBe(version);
  });

  test.each(['0', '-1', '1.5', 'x', '9999999', "1' or true--"])('the version %s', async (version) => {
    expect((await ask('investor', terms, { intent: 'accept', version })).status).toBe(400);
  });
});

describe('publishing', () => {
  test('keeps the versions before, which stay readable', async () => {
    const before = await versionNow();
    await publish(before, '<script>alert(1)</script> & more');
    const first = await ask('guest', `${terms}?version=1`);
    expect(first.body).toContain(termsText);
    expect(first.body).toContain('no longer in force');
    const now = await ask('guest', terms);
    expect(now.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; more');
    expect(now.body).not.toContain('<script>alert(1)');
    const page = (await ask('admin', `${office}&tab=terms`)).body;
    for (let version = 1; version <= before + 1; version += 1) expect(page).toContain(`${terms}?version=${version}`);
  });

  test('of many at once for the same version one wins', async () => {
    const before = await versionNow();
    const answers = await Promise.all(Array.from({ length: 20 }, (_one, at) => publish(before, `Attempt ${at}.`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 400 && status !== 503)).toEqual([]);
    expect(await versionNow()).toBe(before + 1);
  });

  test('needs words, and other ones', async () => {
    const version = await versionNow();
    expect((await publish(version, '  ')).body).toContain('Enter the terms in every language.');
    const { rows } = await owner.query('select texts from portal_terms where portal_id = $1 order by version desc limit 1', [ids.portal]);
    expect((await publish(version, rows[0].texts.en)).body).toContain('These terms are already in force.');
    expect(await versionNow()).toBe(version);
  });

  test.each(['9', '0', '01', 'x', '%01', '1%20or%201'])('there is no version %s', async (version) => {
    const answer = await ask('guest', `/terms/${ids.otherPortal}?version=${version}`);
    expect(answer.status).toBe(404);
  });
});
