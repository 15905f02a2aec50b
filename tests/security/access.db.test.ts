import { expect, test } from 'vitest';
import { inFull } from '../support/in-full.ts';
import { sharedProduct } from '../support/running-product.ts';
import { type AccessRow, accessTable } from './access-table.ts';
import { accessTo, expectNothingForeign } from './access-to.ts';
import type { AccessActor } from './access-actors.ts';

const product = await sharedProduct();
const { ids, people, host, filled, ask, cookieOf } = await accessTo(product);

test('a portal that does not exist and one of others answer alike', async () => {
  const headers = { cookie: await cookieOf('investor') };
  expect((await ask({ path: '/dashboard/0192aaaa0000700080000000000000ab', headers })).status).toBe(404);
});

test('what another site sends is refused before anyone is asked', async () => {
  expect((await ask({ method: 'POST', path: '/logout', headers: { origin: 'https://evil.example' } })).status).toBe(403);
});

const publishedReports = async () => (await product.database.owner.query('select from published_reports')).rowCount;

test.each(['account', 'portfolio'] as const)('a link of another site prints no %s', async (subject) => {
  const path = `/dashboard/${ids.portal}/${subject}/${ids[subject]}/pdf`;
  const from = async (site: string, end = '') =>
    ask({ path: `${path}${end}`, headers: { cookie: await cookieOf('investor'), 'sec-fetch-site': site } });
  const before = await publishedReports();
  for (const end of ['', '?range=max', '.data']) expect((await from('cross-site', end)).status).toBe(403);
  expect((await from('cross-site')).body).toContain('This request did not come from this site.');
  expect(await publishedReports()).toBe(before);
  expect((await from('same-origin')).status).toBe(200);
});

test('a host that is none of ours is refused', async () => {
  expect((await ask({ path: '/', headers: { host: 'evil.example' } })).status).toBe(421);
});

test('a session of one firm is nothing at another', async () => {
  const headers = { host: `greek.localhost:${product.port}`, cookie: await cookieOf('admin') };
  expect((await ask({ path: '/portals', headers })).location).toContain('/login');
});

/** Returns the data address of a path, which may have a query. */
function dataAddress(path: string, pick: string): string {
  const [address = '', query] = path.split('?');
  return `${address}.data${pick}${query === undefined ? '' : `${pick === '' ? '?' : '&'}${query}`}`;
}

/** Each address with one of the ways to pick its routes, in turns; in full with all of them. */
function picked(rows: readonly AccessRow[], ways: readonly string[]) {
  return rows.flatMap(({ path }, at) => (inFull ? ways : [ways[at % ways.length] ?? '']).map((pick) => ({ path, pick })));
}

/** Addresses below /api are answered without routes, and have no data of theirs. */
const ofClients = accessTable.filter(
  ({ path, outcomes }) => !path.startsWith('/api/') && outcomes.investor === 200 && outcomes.otherAdvisor !== 200,
);
const waysToPick = ['', '?_routes=', '?_routes=root', '?_routes=portfolio', '?_routes=portfolio%2Fexplain%2F%3Afigure'];
const strangers = ['otherInvestor', 'otherAdvisor', ...(inFull ? (['strangerAdvisor', 'unvalidated'] as const) : [])] as const;

test.each(picked(ofClients, waysToPick))(
  'the data of $path, its routes picked by "$pick", stays behind its guards',
  async ({ path, pick }) => {
    const dataOf = async (accessActor: AccessActor) =>
      ask({ path: dataAddress(filled(path), pick), headers: { cookie: await cookieOf(accessActor) } });
    expect((await dataOf('guest')).body).toContain('/login?redirectTo=');
    for (const accessActor of strangers) expectNothingForeign({ accessActor, path }, (await dataOf(accessActor)).body);
  },
);

const ofAdministrators = accessTable.filter(
  ({ path, outcomes }) => path.startsWith('/dashboard') && outcomes.investor === 404 && outcomes.admin === 200,
);

test.each(picked(ofAdministrators, ['', '?_routes=', '?_routes=dataHealth', '?_routes=dataHealth.csv']))(
  'the data of $path, its routes picked by "$pick", is for administrators alone',
  async ({ path, pick }) => {
    const dataOf = async (accessActor: AccessActor) =>
      ask({ path: dataAddress(filled(path), pick), headers: { cookie: await cookieOf(accessActor) } });
    expect((await dataOf('guest')).body).toContain('/login?redirectTo=');
    for (const accessActor of ['investor', 'otherInvestor'] as const) expect((await dataOf(accessActor)).body).not.toContain('severity');
  },
);

test.each(['0000-01-01', '0000-12-31', '10000-01-01', '-001-01-01', '2026-02-30', 'infinity'])(
  'the day %s is not understood',
  async (day) => {
    const headers = { cookie: await cookieOf('admin') };
    const portfolio = `/dashboard/${ids.portal}/portfolio/${ids.portfolio}`;
    for (const part of ['date', 'from', 'to']) {
      for (const page of ['', `/funds/${ids.fund}`]) {
        const path = portfolio + page;
        const led = (await ask({ path: `${path}?tab=x&${part}=${day}`, headers })).headers;
        expect(led).toMatchObject({ location: `${path}?tab=x`, 'set-cookie': [expect.stringContaining('notice=address-shortened')] });
      }
      for (const page of ['/explain/called', '/cash-transactions.csv']) {
        expect((await ask({ path: `${portfolio}${page}?${part}=${day}`, headers })).status).toBe(400);
      }
    }
  },
);

test.each(['date=0001-01-01', 'date=9999-12-31', 'from=0001-01-01&to=9999-12-31', 'to=0001-01-01', 'from=9999-12-31&to=0001-01-01'])(
  'the far days %s cost no more than near ones',
  async (days) => {
    const headers = { cookie: await cookieOf('advisor') };
    const portfolio = `/dashboard/${ids.portal}/portfolio/${ids.portfolio}`;
    for (const page of ['', '/explain/timeWeightedReturn', '/explain/called', '/transactions.csv', '/cash-transactions.csv']) {
      const answer = await ask({ path: `${portfolio}${page}?${days}`, headers });
      expect(answer.status).toBe(200);
      expect(answer.body.length).toBeLessThan(600_000);
    }
  },
);

test.each(['utm_source=x', 'print', 'action=login', 'pageWait=12', 'date=2025-06-30&theme=x'])(
  'what a page does not know of its address is ignored: %s',
  async (query) => {
    const headers = { cookie: await cookieOf('admin') };
    const portfolio = `/dashboard/${ids.portal}/portfolio/${ids.portfolio}`;
    for (const page of [
      portfolio,
      `${portfolio}/explain/value`,
      `/dashboard/${ids.portal}/data-health`,
      '/admin/organisations',
      '/admin/people',
    ]) {
      expect((await ask({ path: `${page}?${query}`, headers })).status).toBe(200);
    }
  },
);

test.each(['confirm', 'undo'])('prices are not judged from another site: %s', async (intent) => {
  const body = new URLSearchParams({ intent, instrument: ids.fund, days: '2025-01-02' }).toString();
  const headers = { cookie: await cookieOf('admin'), 'content-type': 'application/x-www-form-urlencoded' };
  for (const origin of [{}, { origin: 'https://evil.example' }, { origin: 'null' }] as Record<string, string>[]) {
    for (const path of [`/dashboard/${ids.portal}/data-health`, `/dashboard/${ids.portal}/data-health.data`]) {
      expect((await ask({ method: 'POST', path, headers: { ...headers, ...origin }, body })).status).toBe(403);
    }
  }
});

test.each(['__proto__', 'constructor', '..%2FREADME', '%2e%2e%2fREADME', 'el%2Ftime-weighted-return', 'time-weighted-return.md', '%00'])(
  'there is no calculation %s',
  async (name) => {
    const headers = { cookie: await cookieOf('investor') };
    expect((await ask({ path: `/dashboard/${ids.portal}/calculations/${name}`, headers })).status).toBe(404);
  },
);

test.each(['dashes', 'nothing', '%00', "' or true--", '0192aaaa0000700080000000000000ab%20'])(
  'an account called %s is one that does not exist',
  async (name) => {
    const account =
      name === 'dashes' ? ids.account.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : encodeURI(name).replaceAll('%25', '%');
    const headers = { cookie: await cookieOf('investor') };
    expect((await ask({ path: `/dashboard/${ids.portal}/account/${account}`, headers })).location).toBe('/dashboard/404');
  },
);

test('a text that no database keeps is not understood', async () => {
  const headers = { cookie: await cookieOf('advisor') };
  for (const part of ['find', 'group', 'letter', 'tab']) {
    expect((await ask({ path: `/dashboard/${ids.portal}?${part}=%00`, headers })).status).toBe(400);
    expect((await ask({ path: `/dashboard/${ids.portal}/my_accounts.csv?${part}=%00`, headers })).status).toBe(400);
  }
});

test("a person's choice is kept with the person", async () => {
  const form = { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' };
  const headers = { cookie: await cookieOf('investor'), ...form };
  expect((await ask({ method: 'POST', path: '/preferences', headers, body: 'theme=dark' })).location).toBe('/');
  const kept = await product.database.owner.query<{ theme: string }>('select theme from users where email = $1', [people.investor.email]);
  expect(kept.rows[0]?.theme).toBe('dark');
});

test('anyone who is on several portals is asked which, and sees no other', async () => {
  const { owner } = product.database;
  await owner.query(`
    with portal as (insert into portals (name) values ('Second portal') returning id)
    insert into accounts (portal_id, name, email, currency) select id, 'Second account', 'second@home.example', 'GBP' from portal`);
  const choice = await ask({ path: '/portals', headers: { cookie: await cookieOf('admin') } });
  expect(choice.status).toBe(200);
  expect(choice.body).toContain('Choose a portal');
  expect(choice.body).toContain(`href="/dashboard/${ids.portal}"`);
  expect(choice.body).toContain('Second portal');
  expect((await ask({ path: '/portals', headers: { cookie: await cookieOf('advisor') } })).location).toBe(`/dashboard/${ids.portal}`);
});
