import { afterEach, describe, expect, test } from 'vitest';
import type { Actor, PersonRole } from '#domain/actor.ts';
import type { DelegatedArea } from '#domain/delegation/delegation.ts';
import { testDatabase } from '../support/test-database.ts';
import { accessFixture } from './access-fixture.ts';
import { behindTheApp } from './behind-the-app.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, portfolios, people } = await accessFixture(database);
const { seen, touched } = behindTheApp(database);
const refused = { code: '42501' };

const made = async (text: string, ...values: unknown[]) =>
  (await owner.query<{ id: string }>(`${text} returning replace(id::text, '-', '') as id`, values)).rows[0]?.id ?? '';
const person = (name: string, role: PersonRole) =>
  made('insert into users (email, name, role) values ($1, $2, $3)', `${name}@home.example`, name, role);

await owner.query('delete from delegations');
const dora = await person('dora', 'investor');
/** A second portfolio of Ivy's, which no delegation names. */
const attic = await made(
  "insert into portfolios (account_id, external_id, name, type, currency) values ($1, 'P2', 'Attic', 'GIA', 'GBP')",
  accounts.north,
);
for (const row of [
  `insert into transactions (account_id, portfolio_id, source, source_id, day, type, amount, currency) values ('${accounts.north}', '${attic}', 'test', 'attic', '2026-01-02', 'Deposit', 7, 'GBP')`,
  `insert into transactions (account_id, portfolio_id, source, source_id, day, type, amount, currency) values ('${accounts.north}', '${portfolios.north}', 'test', 'split', '2026-01-03', 'Split', 0, 'GBP')`,
  `insert into book_years values ('${accounts.north}', '${attic}', 2026, '[]', '[]', '[]')`,
  `insert into daily_series values ('${accounts.north}', '${attic}', 2026, '2026-01-02', 'GBP', 0, 0, '', '', '', '')`,
  `insert into daily_series values ('${accounts.north}', '${accounts.north}', 2026, '2026-01-02', 'GBP', 0, 0, '', '', '', '')`,
  `insert into figure_states (account_id, subject_id, stored_as, problems) values ('${accounts.north}', '${attic}', '${attic}', '[]'), ('${accounts.north}', '${accounts.north}', '${accounts.north}', '[]')`,
  `insert into ledger_marks values ('${accounts.north}', '${attic}', '2026-01-02')`,
])
  await owner.query(row);

interface Given {
  readonly account?: string;
  readonly by?: string;
  readonly to?: string | null;
  readonly area?: DelegatedArea;
  readonly scope?: readonly string[];
  readonly expires?: string;
}

async function delegation(given: Given = {}): Promise<string> {
  const {
    account = accounts.north,
    by = people.ivy,
    to = dora,
    area = 'everything',
    scope = [portfolios.north],
    expires = '1 day',
  } = given;
  return made(
    `insert into delegations (account_id, given_by, name, email, relation, area, portfolio_ids, created_at, expires_at, delegate_id, accepted_at)
     values ($1, $2, 'Dora', 'dora@home.example', 'spouse', $3, $4, now() - interval '2 days', now() + $5::interval, $6::uuid, case when $6::uuid is not null then now() end)`,
    account,
    by,
    area,
    scope,
    expires,
    to,
  );
}

const acting = (delegationId: string, userId = dora): Actor => ({
  kind: 'delegate',
  userId,
  delegationId,
  // What the app believes counts for nothing here.
  accountId: accounts.south,
  portfolioIds: [...Object.values(portfolios), attic],
  area: 'everything',
});

async function column(query: string): Promise<string[]> {
  return (await owner.query<string[]>({ text: query, rowMode: 'array' })).rows.map(([first]) => first ?? '');
}

const tables = await column("select tablename from pg_tables where schemaname = 'public' order by 1");
const policed = await column(
  "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity order by 1",
);
const subjectOf: Readonly<Record<string, string>> = {
  accounts: 'id',
  portfolios: 'id',
  daily_series: 'subject_id',
  figure_states: 'subject_id',
};

/** The column read from each table with row-level security: the portfolio where there is one, else the person, the account or the id. */
const keys = new Map(
  (
    await owner.query<{ name: string; columns: string[] }>(
      `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
        where table_schema = 'public' and table_name = any($1) group by 1`,
      [policed],
    )
  ).rows.map(({ name, columns }) => [
    name,
    subjectOf[name] ?? ['portfolio_id', 'user_id', 'account_id', 'id'].find((each) => columns.includes(each)) ?? '1',
  ]),
);

/** Returns the rows of all these tables that an actor sees. Everyone may read the terms of use. */
async function sight(actor: Actor): Promise<Record<string, string[]>> {
  const asked = [...keys].filter(([table]) => table !== 'portal_terms');
  const all = asked
    .map(([table, key]) => `select distinct '${table} ' || replace(${key}::text, '-', '') as seen from ${table}`)
    .join(' union all ');
  const pairs = (await seen(actor, `${all} order by 1`)).map((one) => one.split(' '));
  const tablesSeen = Object.entries(Object.groupBy(pairs, ([table]) => table ?? ''));
  return Object.fromEntries(tablesSeen.map(([table, ids]) => [table, (ids ?? []).map(([, id]) => id ?? '')]));
}

/** All there is of one portfolio, and nothing else. */
const figures = {
  accounts: [accounts.north],
  activities: [dora],
  book_years: [portfolios.north],
  daily_series: [portfolios.north],
  figure_states: [portfolios.north],
  ledger_marks: [portfolios.north],
  portfolios: [portfolios.north],
  reported_values: [portfolios.north],
  transactions: [portfolios.north],
  users: [dora],
  user_security: [dora],
};
/** The delegate's own rows, independent of any client. */
const own = { activities: [dora], user_security: [dora], users: [dora] };
await owner.query(`insert into activities (kind, section, user_id, is_investor) values ('signed-in', 'sign-in', '${dora}', true)`);

afterEach(() => owner.query("delete from delegations; update users set role = 'investor' where name = 'dora'"));

describe('a delegate sees', () => {
  test('of a portfolio everything that its page is made of, and of no other table or portfolio a row', async () => {
    const id = await delegation();
    expect(await sight(acting(id))).toEqual({ ...figures, commitments: [portfolios.north] });
  });

  test('of percentages no movement of money, but what prices are compared by', async () => {
    const id = await delegation({ area: 'percentages' });
    expect(await sight(acting(id))).toEqual(figures);
    expect(await seen(acting(id), 'select distinct type from transactions')).toEqual(['Split']);
  });

  test('with an area that was seen first in the transaction no more than with its own', async () => {
    const id = await delegation({ area: 'percentages' });
    await delegation();
    expect(
      await seen(acting(id), 'select count(*) from (select 1 from portfolios union all select 1 from transactions) both_of_them'),
    ).toEqual(['2']);
  });

  test('the series of an account that has no other portfolio, and not once it has one', async () => {
    const south = { account: accounts.south, by: people.otto, scope: [portfolios.south] };
    const id = await delegation(south);
    await owner.query('update figure_states set stored_as = account_id where account_id = $1', [accounts.south]);
    await owner.query('update daily_series set subject_id = account_id where account_id = $1', [accounts.south]);
    expect(await seen(acting(id), 'select count(*) from daily_series')).toEqual(['1']);
    const second = await made(
      "insert into portfolios (account_id, external_id, name, type, currency) values ($1, 'P3', 'Shed', 'GIA', 'GBP')",
      accounts.south,
    );
    expect(await seen(acting(id), 'select count(*) from daily_series')).toEqual(['0']);
    await owner.query('delete from portfolios where id = $1', [second]);
  });

  test('each delegation for itself: what one opens another does not', async () => {
    const [here, there] = [await delegation(), await delegation({ account: accounts.south, by: people.otto, scope: [portfolios.south] })];
    expect(await seen(acting(here), 'select id from portfolios')).toHaveLength(1);
    expect((await seen(acting(there), 'select id from portfolios')).map((id) => id.replaceAll('-', ''))).toEqual([portfolios.south]);
  });
});

describe('a delegation lets no one in', () => {
  const attacks: readonly (readonly [what: string, given: Given, then: string, by: string])[] = [
    ['before it is accepted', { to: null }, 'select', dora],
    ['once it has ended', {}, 'update delegations set ended_at = now()', dora],
    ['once it has expired', { expires: '-1 second' }, 'select', dora],
    ['who is not its delegate', {}, 'select', people.otto],
    ['its own client in the place of the delegate', {}, 'select', people.ivy],
    ['an adviser in the place of the delegate', {}, 'select', people.ada],
    ['nobody in particular', {}, 'select', ''],
    ['whoever became an adviser', {}, "update users set role = 'advisor' where name = 'dora'", dora],
    ['whoever became an administrator', {}, "update users set role = 'admin' where name = 'dora'", dora],
    ['to a portfolio of another account', { scope: [portfolios.south] }, 'select', dora],
    ['by someone who is not the client', { by: people.otto }, 'select', dora],
    ['by an adviser of the account', { by: people.ada }, 'select', dora],
    ['by a client who waits', { account: accounts.waiting, by: people.una, scope: [portfolios.waiting] }, 'select', dora],
    ['by a client who is disabled', { account: accounts.closed, by: people.dan, scope: [portfolios.closed] }, 'select', dora],
  ];

  test.each(attacks)('%s', async (_what, given, then, by) => {
    const id = await delegation(given);
    await owner.query(then);
    const sees = await sight(acting(id, by));
    for (const table of ['portfolios', 'transactions', 'book_years', 'daily_series', 'figure_states', 'snapshots', 'commitments'])
      expect(sees[table], table).toBeUndefined();
  });

  test('that is disabled, for as long as that', async () => {
    const id = await delegation();
    const look = () => seen(acting(id), 'select count(*) from portfolios');
    await owner.query('update user_security set is_disabled = true where user_id = $1', [dora]);
    expect(await look()).toEqual(['0']);
    await owner.query('update user_security set is_disabled = false where user_id = $1', [dora]);
    expect(await look()).toEqual(['1']);
  });

  test('of an account that is closed', async () => {
    const id = await delegation();
    await owner.query('update accounts set is_active = false where id = $1', [accounts.north]);
    expect(await sight(acting(id))).toEqual(own);
    await owner.query('update accounts set is_active = true where id = $1', [accounts.north]);
  });

  test('of a client who lost the account, also when they get it back', async () => {
    const id = await delegation();
    const client = `account_id = '${accounts.north}' and user_id = '${people.ivy}'`;
    await owner.query(`delete from account_members where ${client}`);
    await owner.query(`insert into account_members values ('${accounts.north}', '${people.ivy}', 'client')`);
    expect(await sight(acting(id))).toEqual(own);
    expect(await column('select (ended_at is not null)::text from delegations')).toEqual(['true']);
  });

  test('of a client whose account became someone else’s', async () => {
    const id = await delegation();
    await owner.query(
      `update account_members set user_id = '${people.una}' where account_id = '${accounts.north}' and relation = 'client'`,
    );
    const seenThen = await sight(acting(id));
    await owner.query(
      `update account_members set user_id = '${people.ivy}' where account_id = '${accounts.north}' and relation = 'client'`,
    );
    expect(seenThen).toEqual(own);
  });

  test('without its number, with a made-up one, or with one of another', async () => {
    await delegation();
    const foreign = await delegation({ account: accounts.south, by: people.otto, to: people.eli, scope: [portfolios.south] });
    for (const delegationId of ['', '0'.repeat(32), foreign]) expect(await sight(acting(delegationId)), delegationId).toEqual(own);
  });
});

const count = async (actor: Actor) => (await seen(actor, 'select id from delegations')).length;

describe('a delegate', () => {
  test('is a client nowhere: memberships, portals and lists of clients know nothing of it', async () => {
    const id = await delegation();
    const asClient: Actor = { kind: 'investor', userId: dora };
    for (const actor of [acting(id), asClient]) {
      for (const list of [
        'own_accounts',
        'own_clients',
        'all_clients',
        'viewed_clients',
        'portal_activities',
        'portal_clients',
        'account_members',
        'portal_members',
        'snapshots',
      ])
        expect(await seen(actor, `select 1 from ${list}`), list).toEqual([]);
      expect(await seen(actor, `select may_see('${accounts.north}')`)).toEqual(['false']);
      expect(await seen(actor, `select sees_as_client('${accounts.north}')`)).toEqual(['false']);
      expect(await seen(actor, 'select accounts_as_client()')).toEqual([]);
      expect(await seen(actor, `select may_see_person('${people.ivy}')`)).toEqual(['false']);
    }
    for (const table of ['accounts', 'portfolios', 'transactions', 'daily_series'])
      expect(await seen(asClient, `select 1 from ${table}`), table).toEqual([]);
    expect(await column(`select 1 from portal_members where user_id = '${dora}'`)).toEqual([]);
  });

  test('who is a client too sees as such own accounts alone, and as a delegate nothing of them', async () => {
    const id = await delegation({ to: people.otto });
    expect(
      (await seen({ kind: 'investor', userId: people.otto }, 'select id from accounts')).map((one) => one.replaceAll('-', '')),
    ).toEqual([accounts.south]);
    expect((await seen(acting(id, people.otto), 'select id from portfolios')).map((one) => one.replaceAll('-', ''))).toEqual([
      portfolios.north,
    ]);
  });

  test('what may_see has confirmed in the same transaction opens nothing to one', async () => {
    const id = await delegation({ scope: [portfolios.north] });
    await database.as(acting(id)).read(async ({ connection }) => {
      await connection.query(`select set_config('app.seen', $1, true)`, [`investor ${people.ivy} ${accounts.north}`]);
      expect((await connection.query('select 1 from snapshots')).rowCount).toBe(0);
      expect((await connection.query(`select 1 from transactions where portfolio_id = '${attic}'`)).rowCount).toBe(0);
    });
  });

  test('changes, adds and removes nothing in any table, and delegates nothing on', async () => {
    const id = await delegation();
    for (const table of tables) {
      const columns = await column(
        `select quote_ident(column_name) from information_schema.columns where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER' and identity_generation is distinct from 'ALWAYS' order by 1`,
      );
      const harm = async (statement: string) => touched(acting(id), statement).catch((error: { code: string }) => error.code);
      expect([0, '42501'], `delete from ${table}`).toContain(await harm(`delete from ${table}`));
      expect([0, '42501'], `insert into ${table}`).toContain(
        table === 'activities' ? 0 : await harm(`insert into ${table} (${columns.join()}) select ${columns.join()} from ${table}`),
      );
    }
    for (const actor of [acting(id), { kind: 'investor', userId: dora } as const, { kind: 'investor', userId: people.ivy } as const]) {
      await expect(
        touched(
          actor,
          `insert into delegations (account_id, given_by, name, email, relation, area, portfolio_ids, expires_at)
           values ('${accounts.north}', '${actor.kind === 'investor' ? actor.userId : dora}', 'x', 'x@y.example', 'other', 'everything', '{${portfolios.north}}', now() + interval '1 day')`,
        ),
      ).rejects.toMatchObject(refused);
      const revival = 'update delegations set ended_at = null, area = area';
      expect([0, '42501']).toContain(await touched(actor, revival).catch(({ code }: { code: string }) => code));
    }
  });

  test('is seen by its client, the advisers of the account and administrators, and by no one else', async () => {
    await delegation();
    expect(await count({ kind: 'investor', userId: people.ivy })).toBe(1);
    expect(await count({ kind: 'advisor', userId: people.ada })).toBe(1);
    expect(await count({ kind: 'admin', userId: people.root })).toBe(1);
    expect(await count({ kind: 'investor', userId: dora })).toBe(1);
    for (const userId of [people.otto, people.eli]) expect(await count({ kind: 'investor', userId })).toBe(0);
    for (const userId of [people.ben, people.cora, people.eve]) expect(await count({ kind: 'advisor', userId })).toBe(0);
    expect(await count({ kind: 'guest' })).toBe(0);
    await owner.query('update delegations set ended_at = now()');
    expect(await count({ kind: 'investor', userId: dora })).toBe(0);
  });
});

const insert = async (account: string, by: string, portfolio: string) => {
  const values = `('${account}', '${by}', 'x', 'x@y.example', 'other', 'everything', '{${portfolio}}', now() + interval '1 day')`;
  return database
    .as({ kind: 'system', job: 'test' })
    .writeUnaudited('activity-log', ({ connection }) =>
      connection.query(
        `insert into delegations (account_id, given_by, name, email, relation, area, portfolio_ids, expires_at) values ${values}`,
      ),
    )
    .then(
      () => 'written',
      (error: { code: string }) => error.code,
    );
};

describe('of many at once', () => {
  test('an account has ten, and a client invites ten a day', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => insert(accounts.north, people.ivy, portfolios.north)));
    expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(10);
    expect(new Set(outcomes)).toEqual(new Set(['written', 'too-many-delegates']));
    await owner.query('update delegations set ended_at = now()');
    expect(await insert(accounts.north, people.ivy, portfolios.north)).toBe('delegates-of-today');
  });
});
