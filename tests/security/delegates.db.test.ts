import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { refreshFigures } from '#server/operations/figures/refresh-figures.ts';
import { variants } from '#variants/registry.ts';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn, type AccessActor } from './access-actors.ts';
import { decoded } from './router-data.ts';
import { canary, twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { owner } = product.database;
const { ids, people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;

const shared = `/shared/${ids.delegation}/portfolio/${ids.portfolio}`;
const own = `/dashboard/${ids.portal}/portfolio/${ids.portfolio}`;
const form = '/profile/people';
/** The product goes on computing while it is asked. */
const day = 'date=2026-06-30';
const nextYear = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);

async function browser(actor: AccessActor) {
  const { headers } = await credentialsOf(actor);
  return {
    get: (path: string) => httpRequest({ port: product.port, path, headers: { host, ...headers } }),
    /** Returns the raw response of an address's loaders. */
    data: async (path: string) => {
      const [address = '', query = ''] = path.split('?');
      return httpRequest({ port: product.port, path: `${address}.data${query && `?${query}`}`, headers: { host, ...headers } });
    },
    post: (path: string, fields: Record<string, string>) =>
      httpRequest({
        port: product.port,
        method: 'POST',
        path,
        body: new URLSearchParams(fields).toString(),
        headers: { host, ...headers, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
      }),
  };
}

let delegate = await browser('delegate');
let client = await browser('investor');
const guest = await browser('guest');
const set = (change: string) => owner.query(`update delegations set ${change} where id = $1`, [ids.delegation]);
const count = async (sql: string, values: readonly unknown[] = []) =>
  Number((await owner.query<{ n: string }>(`select count(*) as n from ${sql}`, [...values])).rows[0]?.n);

/** Without what each request has of its own. */
const comparable = (body: string) => body.replaceAll(shared, own);

interface Sent {
  readonly sharedPortfolio: { readonly data: Record<string, unknown> & { readonly datasets: object } };
}

const rounded = (_key: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(9)) : value);

beforeEach(() => set("area = 'everything', ended_at = null, expires_at = now() + interval '1 year'"));
afterEach(() => owner.query('delete from delegations where id <> $1', [ids.delegation]));

describe('a delegate of a whole portfolio', () => {
  test.each(['holdings.csv', 'transactions.csv', 'cash-transactions.csv', 'contract-notes.csv', 'explain/value', 'explain/gain', 'dates'])(
    'is told by %s what the client is told',
    async (twin) => {
      const [theirs, clients] = [await delegate.get(`${shared}/${twin}?${day}`), await client.get(`${own}/${twin}?${day}`)];
      expect([theirs.status, clients.status]).toEqual([200, 200]);
      expect(comparable(theirs.body)).toBe(clients.body);
    },
  );

  test('sees the page as the client does, but for whose business it is not', async () => {
    const page = await delegate.get(shared);
    expect(page.status).toBe(200);
    for (const text of ['£1,180', canary('North')]) expect(page.body).toContain(text);
    for (const text of [
      'north@home.example',
      'north-advisor',
      `${canary('North')} portfolio 2`,
      ids.siblingNote,
      '/pdf',
      `/${ids.portal}/`,
    ])
      expect(page.body, text).not.toContain(text);
    expect((await client.get(own)).body).toContain('£1,180');
  });

  test('finds it where they come in, with nothing else of the client', async () => {
    expect((await delegate.get('/portals')).location).toBe('/shared');
    const { body } = await delegate.get('/shared');
    expect(body).toContain(`${canary('North')} portfolio 1`);
    for (const text of [`${canary('North')} portfolio 2`, 'north@home.example', canary('South')]) expect(body, text).not.toContain(text);
  });

  const closed = [
    `/dashboard/${ids.portal}`,
    `/dashboard/${ids.portal}/account/${ids.account}`,
    own,
    ...['/pdf', '/dates', '/explain/value', '/holdings.csv', `/funds/${ids.fund}`, `/contract-notes/${ids.note}`].map(
      (end) => `${own}${end}`,
    ),
    ...['/pdf', `/funds/${ids.fund}`, `/contract-notes/${ids.note}`, '/entry', '/securities'].map((end) => `${shared}${end}`),
    `/shared/${ids.delegation}/portfolio/${ids.otherPortfolio}`,
    `/shared/${ids.delegation}/account/${ids.account}`,
    `/dashboard/${ids.portal}/records/accounts/${ids.account}`,
    `/dashboard/${ids.portal}/account/${ids.account}/people`,
    `/dashboard/${ids.portal}/projections/${ids.projectionId}`,
    `/dashboard/${ids.portal}/calculations`,
    `/people/${ids.pictured}/photo/${ids.photo}`,
    '/internal/paper/portfolio/P-North-1',
  ];
  test.each(closed)('is told nothing of a client at %s', async (path) => {
    for (const answer of [await delegate.get(path), await delegate.data(path)]) {
      expect([404, 302, 202], path).toContain(answer.status);
      expect(answer.body).not.toContain(canary('North'));
    }
  });

  test('has a sibling portfolio neither by its id nor in any query', async () => {
    const { rows } = await owner.query<{ id: string }>(
      "select replace(id::text, '-', '') as id from portfolios where external_id = 'P-North-2'",
    );
    const sibling = rows[0]?.id ?? '';
    for (const twin of ['', '/dates', '/explain/value', '/holdings.csv', '/transactions.csv'])
      expect((await delegate.get(`/shared/${ids.delegation}/portfolio/${sibling}${twin}`)).status, twin).toBe(404);
    for (const query of [`of=${ids.siblingNote}`, 'tab=transactions&transactions=all', `find=${sibling}`])
      expect((await delegate.get(`${shared}?${query}`)).body).not.toContain(`${canary('North')} portfolio 2`);
  });

  test('has a file of own data with nothing of the client', async () => {
    const { status, body } = await delegate.get('/profile/my-data.json');
    expect(status).toBe(200);
    expect(body).not.toContain(canary('North'));
    expect(body).not.toMatch(/(?<![\w.-])1,?180(?:\.0+)?(?!\w)/);
  });

  test('is seen: by the client in the log and in the list, and in the trail', async () => {
    await delegate.get(shared);
    await expect.poll(() => count('delegations where last_visit_at is not null')).toBe(1);
    await expect
      .poll(() => count("audit_events where action = 'viewed' and actor_kind = 'delegate' and actor_id = $1", [people.delegate.id]))
      .toBeGreaterThan(0);
    await delegate.get(`${shared}/holdings.csv`);
    expect(
      await count("audit_events where action = 'downloaded' and actor_kind = 'delegate' and account_id = $1", [ids.account]),
    ).toBeGreaterThan(0);
    const log = (await client.get('/profile/access')).body;
    expect(log).toContain('Somebody who was let in');
    expect(log).toContain('Delegate');
    expect((await client.get(form)).body).toContain('Last visit');
  });
});

/** The datasets of the page as its loader sends them; rates without the dust of binary fractions. */
const sent = async (query: string) => {
  const { status, body } = await delegate.data(`${shared}${query}`);
  expect(status).toBe(200);
  const { datasets, ...frame } = (decoded(body) as Sent).sharedPortfolio.data;
  return { frame, datasets: JSON.parse(JSON.stringify(datasets, rounded)) as Record<string, { state: string; value: object }> };
};

const grow = async (by: string) => {
  await owner.query(`update transactions set amount = amount ${by}, units = units ${by} where portfolio_id = $1`, [ids.portfolio]);
  await owner.query("update ledger_marks set version = version + 1, first_changed_day = '2025-01-01' where portfolio_id = $1", [
    ids.portfolio,
  ]);
  await refreshFigures(product.database, { through: '2026-06-30', settlement: variants.default.settlement });
};

describe('a delegate of percentages', () => {
  beforeEach(() => set("area = 'percentages'"));

  const written = ['1180', '1,180', '1080', '1,080', '£', '&pound;'];

  test.each([
    '',
    '?range=1y',
    '?breakdown=currency',
    '?tab=transactions&transactions=all',
    '?tab=holdings&sort=value&order=desc',
    '?sort=gain&of=FND&find=FND',
    '?from=2025-01-02&to=2025-01-03',
    '?date=2025-06-30',
  ])('is sent no amount by the page%s', async (query) => {
    const { datasets, frame } = await sent(query);
    expect(Object.keys(datasets).toSorted()).toEqual(['returns', 'risk', 'title', 'weights']);
    expect(Object.values(datasets).map(({ state }) => state)).toEqual(['ready', 'ready', 'ready', 'ready']);
    expect(frame).toMatchObject({ published: [], ledger: null, invitation: null, viewAs: null, projections: null, shared: 'percentages' });
    const asked = JSON.stringify(frame.query);
    for (const key of ['tab', 'sort', 'find', 'of', 'transactions']) expect(asked).not.toContain(`"${key}"`);
    for (const text of ['north@home.example', 'P-North-1', 'FND']) expect(JSON.stringify(datasets), text).not.toContain(text);
    const page = (await delegate.get(`${shared}${query}`)).body;
    const shown = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
    expect(shown).toContain('without amounts');
    for (const text of written) expect(shown, text).not.toContain(text);
  });

  test('is sent the same of a portfolio a thousand times as large', async () => {
    const before = await sent('?date=2026-06-30');
    const { freshness: _old, ...title } = (before.datasets.title ?? { value: {} }).value as { freshness?: object };
    await grow('* 1000');
    await set("area = 'everything'");
    expect((await delegate.get(`${shared}?date=2026-06-30`)).body).toContain('1,180,000');
    await set("area = 'percentages'");
    const after = await sent('?date=2026-06-30');
    await grow('/ 1000');
    expect(after.datasets.title?.value).toMatchObject(title);
    for (const id of ['returns', 'risk', 'weights']) expect(after.datasets[id], id).toEqual(before.datasets[id]);
  });

  test.each(['explain/value', 'explain/timeWeightedReturn', 'explain/share', 'holdings.csv', 'transactions.csv', 'weights.csv', 'pdf'])(
    'has no %s',
    async (twin) => {
      const { status, body } = await delegate.get(`${shared}/${twin}`);
      expect(status).toBe(404);
      expect(body).not.toContain(canary('North'));
    },
  );

  test('is told the days that there are', async () => {
    const { status, body } = await delegate.get(`${shared}/dates`);
    expect(status).toBe(200);
    expect(Object.keys(JSON.parse(body) as object).toSorted()).toEqual(['days', 'defaultDay', 'monthEnds', 'quarterEnds', 'reported']);
  });

  test('sees weights and returns', async () => {
    const { body } = await delegate.get(`${shared}?date=2026-06-30`);
    for (const text of ['without amounts', '91.53%', '+18.00%']) expect(body, text).toContain(text);
  });
});

describe('the next request is refused', () => {
  // Who is disabled is signed out.
  afterAll(async () => {
    client = await browser('investor');
  });
  const changes: readonly (readonly [what: string, change: string, back: string])[] = [
    ['once it has ended', 'update delegations set ended_at = now()', 'select'],
    ['once it has expired', 'update delegations set expires_at = now()', 'select'],
    [
      'once the client is disabled',
      `update user_security set is_disabled = true where user_id = '${people.investor.id}'`,
      `update user_security set is_disabled = false where user_id = '${people.investor.id}'`,
    ],
    [
      'once the account is closed',
      `update accounts set is_active = false where id = '${ids.account}'`,
      `update accounts set is_active = true where id = '${ids.account}'`,
    ],
    [
      'once the portfolio is out of scope',
      `update delegations set portfolio_ids = array[uuidv7()]`,
      `update delegations set portfolio_ids = array['${ids.portfolio}'::uuid]`,
    ],
  ];

  test.each(changes)('%s', async (_what, change, back) => {
    expect((await delegate.get(shared)).status).toBe(200);
    await owner.query(change);
    for (const twin of ['', '/holdings.csv', '/explain/value', '/dates']) expect((await delegate.get(`${shared}${twin}`)).status).toBe(404);
    expect((await delegate.get('/shared')).body).not.toContain(`${canary('North')} portfolio`);
    await owner.query(back);
  });

  test('of someone who became an adviser: the firm’s people have an access of their own', async () => {
    await owner.query("update users set role = 'advisor' where id = $1", [people.delegate.id]);
    expect((await delegate.get(shared)).location).toContain('/login');
    delegate = await browser('delegate');
    expect((await delegate.get(shared)).status).toBe(404);
    expect((await delegate.get('/shared')).status).toBe(404);
    await owner.query("update users set role = 'investor' where id = $1", [people.delegate.id]);
    delegate = await browser('delegate');
  });
});

const inviting = { intent: 'invite', account: ids.account, name: 'Nora', relation: 'accountant', area: 'everything', until: nextYear };
const invited = (email: string) => ({ ...inviting, email, portfolios: ids.portfolio, 'form-key': newFormKey() });

async function linkTo(recipient: string): Promise<string> {
  const sql = 'select text from outgoing_messages where recipient = $1 and text is not null order by id desc limit 1';
  const { rows } = await owner.query<{ text: string }>(sql, [recipient]);
  return /https?:\/\/[^/\s]+(\/invite\/[\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

describe('letting someone in', () => {
  const wrong: readonly (readonly [what: string, actor: AccessActor, fields: Record<string, string>, status: number])[] = [
    ['a delegate who delegates on', 'delegate', invited('a@home.example'), 404],
    ['another client', 'otherInvestor', invited('a@home.example'), 404],
    ['an adviser of the account', 'advisor', invited('a@home.example'), 404],
    ['an administrator', 'admin', invited('a@home.example'), 404],
    ['an adviser who views as the client', 'viewingAdvisor', invited('a@home.example'), 403],
    ['an administrator who views as the client', 'viewingAdmin', invited('a@home.example'), 403],
    ['the client with a portfolio of another account', 'investor', { ...invited('a@home.example'), portfolios: ids.otherPortfolio }, 200],
    ['the client without a portfolio', 'investor', { ...invited('a@home.example'), portfolios: '' }, 200],
    ['the client until yesterday', 'investor', { ...invited('a@home.example'), until: '2020-01-01' }, 200],
    ['the client for ever', 'investor', { ...invited('a@home.example'), until: '9999-12-31' }, 200],
    ['the client to documents, which there are none of', 'investor', { ...invited('a@home.example'), area: 'documents' }, 200],
    ['the client to their own address', 'investor', invited('NORTH@home.example'), 400],
    ['the client with a field that is none', 'investor', { ...invited('a@home.example'), delegate_id: people.otherInvestor.id }, 400],
  ];
  test.each(wrong)('%s is refused', async (_what, actor, fields, status) => {
    expect((await (await browser(actor)).post(form, fields)).status).toBe(status);
    expect(await count('delegations')).toBe(1);
    expect(await count("outgoing_messages where kind like 'delegate%' and recipient = 'a@home.example'")).toBe(0);
  });

  test('is answered alike for someone new, a client, a colleague and someone disabled', async () => {
    const answers = [];
    for (const email of [
      'new@home.example',
      'south@home.example',
      'north-advisor@home.example',
      'root@home.example',
      'disabled@home.example',
    ]) {
      const { status, body } = await client.post(`${form}.data`, invited(email));
      answers.push(`${status} ${body.replaceAll(email, 'somebody')}`.replaceAll(/[\da-f]{32}/g, 'id').replaceAll(/[\w-]{22}/g, 'key'));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('invited');
    expect(await count('delegations where accepted_at is null')).toBe(5);
    const links = await owner.query<{ recipient: string }>(
      "select recipient from outgoing_messages where kind = 'delegateInvitation' and text is not null order by 1",
    );
    expect(links.rows.map(({ recipient }) => recipient)).toEqual(['new@home.example', 'south@home.example']);
  });

  test('who was signed in long ago signs in again first', async () => {
    const late = await browser('investor');
    await owner.query("update sessions set created_at = now() - interval '1 day' where user_id = $1", [people.investor.id]);
    expect((await late.post(form, invited('a@home.example'))).status).toBe(403);
    expect(await count('delegations')).toBe(1);
    await owner.query('update sessions set created_at = now() where user_id = $1', [people.investor.id]);
  });
});

const password = () => ({ password: 'correct horse 1', terms: 'accepted', 'form-key': newFormKey() });

describe('the link of an invitation', () => {
  test('makes someone new a delegate who sees nothing before the second step, once', async () => {
    await client.post(form, invited('nora@home.example'));
    const link = await linkTo('nora@home.example');
    expect((await guest.get(link)).body).toContain('nora@home.example');
    expect((await guest.post(link, password())).location).toBe('/login');
    expect(await count("delegations join users on users.id = delegate_id where users.email = 'nora@home.example'")).toBe(1);
    expect(await count("account_members join users on users.id = user_id where users.email = 'nora@home.example'")).toBe(0);
    expect(await count("portal_members join users on users.id = user_id where users.email = 'nora@home.example'")).toBe(0);
    expect(await count("sessions join users on users.id = user_id where users.email = 'nora@home.example'")).toBe(0);
    expect((await guest.post(link, password())).status).toBe(400);
    expect(await count("outgoing_messages where kind = 'delegateAccepted' and recipient = 'north@home.example'")).toBe(1);
  });

  test('pressed by someone else who is signed in lets in whom it was sent to, and not them', async () => {
    await owner.query("insert into credentials values ($1, 'a hash')", [people.otherInvestor.id]);
    await client.post(form, invited('south@home.example'));
    const stranger = await browser('strangerInvestor');
    expect((await stranger.post(await linkTo('south@home.example'), { 'form-key': newFormKey() })).location).toBe('/login');
    const { rows } = await owner.query<{ email: string }>(
      "select users.email from delegations join users on users.id = delegate_id where delegations.email = 'south@home.example'",
    );
    expect(rows).toEqual([{ email: 'south@home.example' }]);
  });

  test.each([
    ['removed', (id: string) => client.post(form, { intent: 'remove', delegation: id })],
    ['expired', (id: string) => owner.query('update delegations set expires_at = now() where id = $1', [id])],
    [
      'by a client who lost the account',
      async () => {
        await owner.query('delete from account_members where user_id = $1', [people.investor.id]);
        await owner.query("insert into account_members values ($1, $2, 'client')", [ids.account, people.investor.id]);
      },
    ],
  ])('leads nowhere once it is %s', async (what, end) => {
    const email = `${what.replaceAll(' ', '-')}@home.example`;
    await client.post(form, invited(email));
    const link = await linkTo(email);
    const { rows } = await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from delegations where email = $1", [
      email,
    ]);
    await end(rows[0]?.id ?? '');
    expect((await guest.post(link, password())).status).toBe(400);
    expect(await count('users where email = $1', [email])).toBe(0);
  });
});

const change = async (actor: AccessActor, fields: Record<string, string> = {}) =>
  (await browser(actor)).post(form, {
    intent: 'change',
    delegation: ids.delegation,
    area: 'percentages',
    portfolios: ids.portfolio,
    until: nextYear,
    ...fields,
  });

describe('changing it', () => {
  test('counts from the next request on, and the client is told', async () => {
    expect((await delegate.get(`${shared}/holdings.csv`)).status).toBe(200);
    expect((await change('investor')).status).toBe(200);
    expect((await delegate.get(`${shared}/holdings.csv`)).status).toBe(404);
    expect((await delegate.get(shared)).body).toContain('without amounts');
    expect(await count("outgoing_messages where kind = 'delegateChanged' and recipient = 'north@home.example'")).toBe(1);
    expect(await count("audit_events where action = 'delegate-changed' and before ->> 'area' = 'everything'")).toBe(1);
  });

  test.each([
    ['another client', 'otherInvestor', {}, 404],
    ['the delegate', 'delegate', {}, 404],
    ['an adviser of the account', 'advisor', {}, 404],
    ['an adviser who views as the client', 'viewingAdvisor', {}, 403],
    ['the client with a portfolio of another account', 'investor', { portfolios: ids.otherPortfolio }, 200],
    ['the client without a portfolio', 'investor', { portfolios: '' }, 200],
    ['the client for ever', 'investor', { until: '9999-12-31' }, 200],
    ['the client for someone else', 'investor', { email: 'other@home.example' }, 400],
  ] as const)('%s does not', async (_what, actor, fields, status) => {
    expect((await change(actor, fields)).status).toBe(status);
    expect((await delegate.get(`${shared}/holdings.csv`)).status).toBe(200);
  });

  test('what has expired or ended does not come back', async () => {
    for (const end of ['expires_at = now()', 'ended_at = now()']) {
      await set(end);
      expect((await change('investor')).status).toBe(404);
      expect((await delegate.get(shared)).status).toBe(404);
    }
  });
});

const resend = async (delegation: string, actor: AccessActor = 'investor') =>
  (await browser(actor)).post(form, { intent: 'resend', delegation });
const waiting = async (email: string) => {
  await client.post(form, invited(email));
  const sql = "select replace(id::text, '-', '') as id from delegations where email = $1";
  return (await owner.query<{ id: string }>(sql, [email])).rows[0]?.id ?? '';
};
const anHourAgo = () => owner.query("update one_time_tokens set created_at = now() - interval '61 minutes' where kind = 'invite'");

describe('sending an invitation again', () => {
  test('makes a link of which the one before leads nowhere, one an hour and ten a day', async () => {
    const id = await waiting('again@home.example');
    const first = await linkTo('again@home.example');
    expect((await resend(id)).status).toBe(429);
    await anHourAgo();
    for (const actor of ['otherInvestor', 'delegate', 'advisor'] as const) expect((await resend(id, actor)).status).toBe(404);
    const answers = await Promise.all([resend(id), resend(id), resend(id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await guest.post(first, password())).status).toBe(400);
    expect((await guest.get(await linkTo('again@home.example'))).body).toContain('again@home.example');
    expect(await count("outgoing_messages where kind = 'delegateResent' and recipient = 'north@home.example'")).toBe(1);
    await owner.query(
      `insert into audit_events (seq, at, actor_kind, actor_id, action, outcome, previous_hash, hash)
       select -n, now(), 'investor', $1, 'delegate-resent', 'done', '', '' from generate_series(1, 10) n`,
      [people.investor.id],
    );
    await anHourAgo();
    expect((await resend(id)).status).toBe(400);
  });

  test('is not for whom has accepted, or whose access has ended', async () => {
    await anHourAgo();
    expect((await resend(ids.delegation)).status).toBe(404);
    await set('ended_at = now()');
    expect((await resend(ids.delegation)).status).toBe(404);
  });
});

describe('ending it', () => {
  const remove = async (actor: AccessActor, path: string) =>
    (await browser(actor)).post(path, { intent: 'remove', delegation: ids.delegation });
  const staff = `/dashboard/${ids.portal}/account/${ids.account}/people`;

  test.each([
    ['investor', form],
    ['advisor', staff],
    ['admin', staff],
  ] as const)('%s does it at once, and the client is told', async (actor, path) => {
    await owner.query("delete from outgoing_messages where kind = 'delegateRemoved'");
    expect((await remove(actor, path)).status).toBe(200);
    expect((await delegate.get(shared)).status).toBe(404);
    expect(await count("outgoing_messages where kind = 'delegateRemoved' and recipient = 'north@home.example'")).toBe(1);
    expect(
      await count("audit_events where action = 'delegate-removed' and actor_id = $1 and before ->> 'name' = 'A spouse'", [
        people[actor].id,
      ]),
    ).toBe(1);
  });

  test.each([
    ['delegate', form, 404],
    ['otherInvestor', form, 404],
    ['otherAdvisor', staff, 404],
    ['viewingAdvisor', form, 403],
  ] as const)('%s does not', async (actor, path, status) => {
    expect((await remove(actor, path)).status).toBe(status);
    expect((await delegate.get(shared)).status).toBe(200);
  });
});
