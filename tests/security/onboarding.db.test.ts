import { afterEach, describe, expect, test } from 'vitest';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn, type SignedInActor } from './access-actors.ts';
import { canary, twoClients } from './two-clients.ts';

/** Tests the redirects to the firm's form and the recipients of its answers. */
const product = await sharedProduct();
const { ids, people } = await twoClients(product);
const { owner } = product.database;
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;
const portal = `/dashboard/${ids.portal}`;
const process = `${portal}/processes/onboarding`;

async function ask(accessActor: SignedInActor | 'viewingAdvisor' | 'viewingAdmin', path: string, fields?: Record<string, string>) {
  const { headers } = await credentialsOf(accessActor);
  const form = { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' };
  const posted = fields ? { method: 'POST', body: new URLSearchParams(fields).toString() } : {};
  const asked = { port: product.port, path, headers: { host, ...headers, ...(fields ? form : {}) }, ...posted };
  const { status, headers: answered, body } = await httpRequest(asked);
  return { status, location: answered.location ?? '', body };
}

/** Past the product, which would ask clients alone. */
const open = (...accessActors: SignedInActor[]) =>
  owner.query("insert into submissions (process, user_id) select 'onboarding', unnest($1::uuid[])", [
    accessActors.map((each) => people[each].id),
  ]);

afterEach(() => owner.query('delete from submissions where submitted_at is null'));

const aboutNow = async () => {
  const sql = "select replace(id::text, '-', '') as id from submissions where user_id = $1 and submitted_at is null";
  const { rows } = await owner.query<{ id: string }>(sql, [people.investor.id]);
  return { ...about, submission: rows[0]?.id ?? '' };
};

const about = {
  step: 'about',
  version: '1',
  dateOfBirth: '1960-05-13',
  nationality: 'CanaryDraft',
  taxResidence: 'United Kingdom',
  hasInsuranceNumber: 'no',
  taxNumber: 'CanaryNumber',
};

const pages = [
  '',
  '/calculations',
  `/account/${ids.account}`,
  `/account/${ids.account}/pdf`,
  `/portfolio/${ids.portfolio}`,
  `/portfolio/${ids.portfolio}/holdings.csv`,
  `/portfolio/${ids.portfolio}/transactions.csv`,
  `/portfolio/${ids.portfolio}/dates`,
  `/portfolio/${ids.portfolio}/explain/timeWeightedReturn`,
  '/data-health',
  '/nowhere',
];
const asData = [`/account/${ids.account}.data`, `/portfolio/${ids.portfolio}.data`, `/portfolio/${ids.portfolio}.data?_routes=portfolio`];

describe('a client who was asked', () => {
  test.each(pages)('is sent from %s to the form', async (page) => {
    await open('investor');
    const { status, location, body } = await ask('investor', portal + page);
    if (page === '/nowhere') return expect(status).toBe(404);
    expect(status).toBe(302);
    expect(location).toMatch(new RegExp(`^${process}\\?redirectTo=%2Fdashboard%2F${ids.portal}`));
    expect(body).not.toContain(canary('North'));
  });

  test.each(asData)('gets nothing of %s', async (page) => {
    await open('investor');
    const { status, body } = await ask('investor', portal + page);
    expect(status).toBe(202);
    expect(body).toContain('processes/onboarding');
    expect(body).not.toContain(canary('North'));
  });

  test('comes to the form, by either name, and to what is their own', async () => {
    await open('investor');
    for (const name of ['onboarding', 'kyc']) {
      expect(await ask('investor', `${portal}/processes/${name}`)).toMatchObject({
        status: 302,
        location: `${portal}/processes/${name}?step=about`,
      });
      expect((await ask('investor', `${portal}/processes/${name}?step=about`)).status).toBe(200);
    }
    for (const own of ['/profile/me', '/profile/my-data.json', '/profile/access', `/terms/${ids.portal}`])
      expect((await ask('investor', own)).status).toBe(200);
  });

  test('is on the portal again once it is handed in, or asked for no more', async () => {
    await open('investor');
    expect((await ask('admin', `/admin/people?open=${people.investor.id}`, { intent: 'withdraw-form' })).status).toBe(200);
    expect((await ask('investor', `${portal}/account/${ids.account}`)).status).toBe(200);
    expect((await ask('admin', `/admin/people?open=${people.investor.id}`, { intent: 'ask-form' })).status).toBe(200);
    expect((await ask('investor', `${portal}/account/${ids.account}`)).status).toBe(302);
    await owner.query(
      'update submissions set form = (select form from submissions where form is not null limit 1), submitted_at = now() where submitted_at is null',
    );
    expect((await ask('investor', `${portal}/account/${ids.account}`)).status).toBe(200);
  });

  test('reads the terms first', async () => {
    await open('investor');
    await owner.query('insert into portal_terms (portal_id, version, texts) values ($1, 2, $2)', [ids.portal, { en: 'Be better.' }]);
    expect((await ask('investor', portal)).location).toContain(`/terms/${ids.portal}?redirectTo=`);
    expect((await ask('investor', process)).location).toContain(`/terms/${ids.portal}?redirectTo=`);
    expect((await ask('investor', `/terms/${ids.portal}`, { intent: 'accept', version: '2' })).status).toBe(302);
    expect((await ask('investor', portal)).location).toContain(process);
    await owner.query('delete from terms_acceptances using portal_terms where id = terms_id and version = 2');
    await owner.query('delete from portal_terms where version = 2');
  });

  test('is brought back to where they were going, and nowhere else', async () => {
    for (const [given, shown] of [
      [`${portal}/account/${ids.account}`, `${portal}/account/${ids.account}`],
      ['https://evil.example/', portal],
      ['//evil.example', portal],
      ['/logout', portal],
    ] as const) {
      const { status, body } = await ask('investor', `${process}?redirectTo=${encodeURIComponent(given)}`);
      expect(status).toBe(200);
      expect(body).toContain(`href="${shown}"`);
      expect(body).not.toContain('href="https://evil.example');
    }
  });
});

describe('no one else is sent', () => {
  test.each(['advisor', 'groupAdvisor', 'admin', 'companyAdmin'] as const)('%s, also when a row says so', async (accessActor) => {
    await open(accessActor, 'investor');
    expect((await ask(accessActor, `${portal}/account/${ids.account}`)).status).toBe(200);
    expect((await ask(accessActor, process)).status).toBe(404);
  });

  test.each(['viewingAdvisor', 'viewingAdmin'] as const)(
    '%s sees the portal as the client would, and not the form',
    async (accessActor) => {
      await open('investor', accessActor === 'viewingAdmin' ? 'admin' : 'advisor');
      expect((await ask(accessActor, `${portal}/account/${ids.account}`)).status).toBe(200);
      expect((await ask(accessActor, process)).status).toBe(403);
      expect((await ask(accessActor, process, { intent: 'circumstances', ...(await aboutNow()) })).status).toBe(403);
    },
  );

  test('another client of the portal', async () => {
    await open('investor');
    expect((await ask('otherInvestor', `${portal}/account/${ids.otherAccount}`)).status).toBe(200);
    expect((await ask('otherInvestor', process)).status).toBe(404);
  });
});

describe('what is written', () => {
  test('is kept by a form of the page alone, and reaches no one but the client', async () => {
    await open('investor');
    const foreign = {
      ...(await credentialsOf('investor')).headers,
      host,
      origin: 'https://evil.example',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const body = new URLSearchParams({ intent: 'circumstances', ...(await aboutNow()) }).toString();
    expect((await httpRequest({ port: product.port, method: 'POST', path: process, headers: foreign, body })).status).toBe(403);
    expect(await ask('investor', process, { intent: 'circumstances', ...(await aboutNow()) })).toMatchObject({
      status: 302,
      location: `${process}?step=circumstances`,
    });
    expect((await ask('investor', `${process}?step=about`)).body).toContain('CanaryDraft');
    expect((await ask('investor', '/profile/my-data.json')).body).toContain('CanaryDraft');

    const office = [
      `/admin/people?open=${people.investor.id}`,
      '/admin/audit',
      '/admin/audit.csv',
      `${portal}/account/${ids.account}`,
      portal,
    ];
    for (const path of office)
      for (const accessActor of ['admin', 'advisor', 'otherInvestor'] as const)
        expect((await ask(accessActor, path)).body).not.toContain('CanaryDraft');
    expect(product.logged()).not.toMatch(/CanaryDraft|CanaryNumber/);
    const { rows } = await owner.query<{ told: string }>(
      `select concat((select string_agg(audit_events::text, ' ') from audit_events), (select string_agg(activities::text, ' ') from activities),
                     (select string_agg(outgoing_messages::text, ' ') from outgoing_messages)) as told`,
    );
    expect(rows[0]?.told).toContain('taxResidence');
    expect(rows[0]?.told).not.toMatch(/CanaryDraft|CanaryNumber/);
  });

  test('an adviser sees that it is open, or was handed in, and nothing of it', async () => {
    const account = `${portal}/account/${ids.account}`;
    const seen = async (accessActor: Parameters<typeof ask>[0]) => (await ask(accessActor, account)).body;
    for (const accessActor of ['advisor', 'groupAdvisor', 'admin'] as const) {
      expect(await seen(accessActor)).toContain('form submitted');
      expect(await seen(accessActor)).not.toContain(`${canary('North')} nationality`);
    }
    for (const accessActor of ['investor', 'viewingAdvisor', 'viewingAdmin'] as const)
      expect(await seen(accessActor)).not.toContain('form submitted');
    await open('investor');
    expect(await seen('advisor')).toContain('form outstanding');
    expect(await seen('viewingAdvisor')).not.toContain('form outstanding');
  });
});
