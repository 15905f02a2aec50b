import { beforeAll, expect, test } from 'vitest';
import { type ArrangedIds, bookInDatabase } from '#tests/support/book-in-database.ts';
import { buildRequestContext } from '#tests/support/build-request-context.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { ReportQuery } from '#contracts/reports/report-query.ts';
import type { Actor } from '#domain/actor.ts';
import type { Figure } from '#finance/figure.ts';
import { variants } from '#variants/registry.ts';
import { readClientPortfoliosFile, readClientsFile } from './read-client-files.ts';

const database = await testDatabase();
const today = '2024-03-31';
/** The working day before it. */
const shownDay = '2024-03-29';
let ids: ArrangedIds;

beforeAll(async () => {
  const advisors = ['ada@firm.example'];
  ids = await bookInDatabase(database.owner, {
    rates: { GBP: { '2024-01-02': 0.8 } },
    accounts: [
      {
        name: '=cmd() Ashworth',
        advisors,
        client: 'margaret@home.example',
        portfolios: [{ name: 'M ISA', type: 'ISA' }, { name: 'M GIA' }],
      },
      { name: 'Nora Euro', advisors, currency: 'EUR', portfolios: [{ name: 'N', type: 'ISA', currency: 'EUR' }] },
      { name: 'Ola Silent', advisors, externalId: null, portfolios: [] },
      { name: 'Ben Other', advisors: ['ben@firm.example'], portfolios: [{ name: 'B', type: 'ISA' }] },
    ],
    transactions: [
      { portfolio: 'M ISA', day: '2024-01-05', type: 'Contribution', amount: '2000' },
      { portfolio: 'M GIA', day: '2024-01-05', type: 'Contribution', amount: '500' },
      { portfolio: 'N', day: '2024-01-05', type: 'Contribution', amount: '1000', currency: 'EUR' },
      { portfolio: 'B', day: '2024-01-05', type: 'Contribution', amount: '70' },
    ],
  });
  await computeFigures(database, today);
});

const userOf = (email: string) => ids.users.get(email) ?? '';
const ada = (): Actor => ({ kind: 'advisor', userId: userOf('ada@firm.example') });
const margaret = (): Actor => ({ kind: 'investor', userId: userOf('margaret@home.example') });
const viewing = (): Actor => ({ ...ada(), onBehalfOf: userOf('margaret@home.example') }) as Actor;

function contextAs(actor: Actor) {
  const portal = { id: ids.portal, name: 'First portal', createdAt: '', language: null, theme: null };
  return buildRequestContext({ database, variant: variants.default, portal, today, pagePrinter: undefined as never, actor });
}

const amount = (figure: Figure) => (figure.available ? figure.value : figure.reason);

async function clientsOf(query: ReportQuery = {}, actor = ada()): Promise<string[]> {
  const found: string[] = [];
  for await (const { asOf, currency, rows } of await readClientsFile(contextAs(actor), { query }))
    found.push(...rows.map(({ name, value }) => `${name} ${asOf} ${currency} ${amount(value)}`));
  return found;
}

async function portfoliosOf(query: ReportQuery = {}, actor = ada()): Promise<string[]> {
  const found: string[] = [];
  for await (const batch of await readClientPortfoliosFile(contextAs(actor), { query }))
    for (const { client, portfolios } of batch)
      found.push(
        ...portfolios.rows.map(({ name, currency, value }) => `${client.name}: ${name} ${portfolios.asOf} ${currency} ${amount(value)}`),
      );
  return found;
}

const ashworth = `=cmd() Ashworth ${shownDay} GBP 2500`;
const euro = `Nora Euro ${shownDay} GBP 800`;
const silent = `Ola Silent ${shownDay} GBP no-portfolios`;
const isa = `=cmd() Ashworth: M ISA ${shownDay} GBP 2000`;
const gia = `=cmd() Ashworth: M GIA ${shownDay} GBP 500`;
const ofEuro = `Nora Euro: N ${shownDay} EUR 1000`;

test.each<[ReportQuery, readonly string[], readonly string[]]>([
  [{}, [ashworth, euro, silent], [isa, gia, ofEuro]],
  [{ find: 'euro' }, [euro], [ofEuro]],
  [{ type: 'ISA' }, [ashworth, euro], [isa, ofEuro]],
  [{ letter: 's' }, [silent], []],
  [{ unlinked: 'hide' }, [ashworth], [isa, gia]],
  [{ sort: 'name', order: 'desc' }, [silent, euro, ashworth], [ofEuro, isa, gia]],
  [{ page: 9 }, [ashworth, euro, silent], [isa, gia, ofEuro]],
])(
  '%o is exported as it is filtered, from the first page on: clients in the currency of the overview, portfolios in their own',
  async (query, clients, portfolios) => {
    expect(await clientsOf(query)).toEqual(clients);
    expect(await portfoliosOf(query)).toEqual(portfolios);
  },
);

test.each([
  ['a client', margaret],
  ['anyone who views as one', viewing],
])('for %s there are no such files, and nothing is told', async (_who, actor) => {
  await expect(readClientsFile(contextAs(actor()), { query: {} })).rejects.toMatchObject({ code: 'page-not-found' });
  await expect(readClientPortfoliosFile(contextAs(actor()), { query: {} })).rejects.toMatchObject({ code: 'page-not-found' });
});

async function downloadsTold(): Promise<number | undefined> {
  const { rows } = await database.owner.query<{ n: number }>(`select count(*)::int as n from audit_events where action like '%download%'`);
  return rows[0]?.n;
}

test('two of one person leave at once; a third is refused and not told, and others still get theirs', async () => {
  const begun = [await readClientsFile(contextAs(ada()), { query: {} }), await readClientPortfoliosFile(contextAs(ada()), { query: {} })];
  const before = await downloadsTold();
  await expect(readClientsFile(contextAs(ada()), { query: {} })).rejects.toMatchObject({ code: 'server-busy' });
  expect(await downloadsTold()).toBe(before);
  const ben: Actor = { kind: 'advisor', userId: userOf('ben@firm.example') };
  expect(await clientsOf({}, ben)).toEqual([`Ben Other ${shownDay} GBP 70`]);
  expect(await downloadsTold()).not.toBe(before);
  for (const file of begun) for await (const _ of file) break;
  expect(await clientsOf({ find: 'euro' })).toEqual([euro]);
});

test('a longer list comes in batches, each client once', async () => {
  await database.owner.query('update subscriptions set accounts = 1000');
  await database.owner.query(
    `with made as (insert into accounts (portal_id, name, email, currency, validated_at)
       select $1, 'Crowd ' || lpad(at::text, 4, '0'), 'crowd' || at || '@home.example', 'GBP', now() from generate_series(1, 620) at returning id)
     insert into account_members (account_id, user_id, relation) select id, $2, 'advisor' from made`,
    [ids.portal, userOf('ada@firm.example')],
  );
  const sizes: number[] = [];
  const found = new Set<string>();
  for await (const { rows } of await readClientsFile(contextAs(ada()), { query: { find: 'crowd' } })) {
    sizes.push(rows.length);
    for (const { id } of rows) found.add(id);
  }
  expect(sizes).toEqual([500, 120]);
  expect(found.size).toBe(620);
});
