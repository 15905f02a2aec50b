import { describe, expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { variants } from '#variants/registry.ts';
import { bookInDatabase } from '#tests/support/book-in-database.ts';
import { signInFixture } from '#tests/support/sign-in-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { RequestContext } from '../../request-context.ts';
import { refreshFigures } from '../figures/refresh-figures.ts';
import { readPortfolio } from '../portfolios/read-portfolios.ts';
import { removePortfolio, restorePortfolio } from '../portfolios/remove-portfolio.ts';
import { readAccount } from './read-accounts.ts';
import { readRemoved, restoreRemoved } from './read-removed.ts';
import { removeAccount, restoreAccount } from './remove-account.ts';

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);
const ada = await fixture.person('ada', 'advisor');
const ben = await fixture.person('ben', 'advisor');
const cora = await fixture.person('cora', 'advisor');
const root = await fixture.person('root', 'admin');
const ivy = await fixture.person('ivy');

const book = await bookInDatabase(owner, {
  accounts: [
    { name: 'Ivy', portfolios: [{ name: 'ISA' }, { name: 'GIA' }, { name: 'Unused' }] },
    { name: 'Spare', portfolios: [] },
  ],
  transactions: [
    { portfolio: 'ISA', day: '2024-01-02', type: 'Contribution', amount: '1000' },
    { portfolio: 'GIA', day: '2024-01-02', type: 'Contribution', amount: '500' },
  ],
});
const idOf = (from: ReadonlyMap<string, string>, name: string) => from.get(name)?.replaceAll('-', '') ?? '';
const [account, spare] = [idOf(book.accounts, 'Ivy'), idOf(book.accounts, 'Spare')];
const [isa, gia, unused] = ['ISA', 'GIA', 'Unused'].map((name) => idOf(book.portfolios, name)) as [string, string, string];
for (const each of [account, spare])
  await owner.query("insert into account_members (account_id, user_id, relation) values ($1, $2, 'advisor'), ($1, $3, 'advisor')", [
    each,
    ada.id,
    ben.id,
  ]);
await owner.query("insert into account_members (account_id, user_id, relation) values ($1, $2, 'client')", [account, ivy.id]);
await owner.query("insert into documents (account_id, portfolio_id, title, type, created_by) values ($1, $2, 'Letter', 'other', $3)", [
  account,
  gia,
  ada.id,
]);

const by = (actor: Actor) =>
  ({
    actor,
    db: database.as(actor),
    portal: null,
    variant: variants.default,
    locale: 'en',
    requestRefresh: async () => undefined,
  }) as unknown as RequestContext;
const byAda = by({ kind: 'advisor', userId: ada.id });
/** She keeps neither account. */
const byCora = by({ kind: 'advisor', userId: cora.id });
const byBen = by({ kind: 'advisor', userId: ben.id });
const byRoot = by({ kind: 'admin', userId: root.id });
const byIvy = by({ kind: 'investor', userId: ivy.id });

/** The list of what was removed, as someone sees it on the portal: names, and why something cannot be restored. */
const removed = async (context: RequestContext, page = '1') => {
  const { rows } = await readRemoved(
    { ...context, portal: { id: book.portal } as RequestContext['portal'] },
    new URLSearchParams({ page }),
  );
  return rows.map(({ name, account: of, obstacle }) => [name, of, obstacle]);
};
const restore = (context: RequestContext, record: string, collection = 'portfolios') =>
  restoreRemoved(context, { intent: 'restore', collection, record });

const putAway = (reason?: string) => ({ intent: 'put-away', ...(reason !== undefined && { reason }) });
const refresh = () => refreshFigures(database, { through: '2024-01-10', settlement: 'cash' });
const listed = async ({ db }: RequestContext, view: string) =>
  (await db.read(({ connection }) => connection.query<{ name: string }>(`select name from ${view} order by name`))).rows.map(
    ({ name }) => name,
  );
const worth = async () =>
  (await owner.query('select value from snapshots where account_id = $1 order by day desc limit 1', [account])).rows[0]?.value;
const told = async (action: string) =>
  (await owner.query('select before, after from audit_events where action = $1', [action])).rows.at(-1);

test('a portfolio that nothing uses goes at once; its adviser takes it back, one of others does not', async () => {
  expect((await readPortfolio(byAda, unused)).panels.removal.uses).toEqual([]);
  expect(await removePortfolio(byAda, unused, putAway())).toMatchObject({ done: 'removed', to: expect.stringContaining(account) });
  for (const context of [byAda, byRoot])
    await expect(readPortfolio(context, unused)).rejects.toMatchObject({ code: 'portfolio-not-found' });
  await expect(removePortfolio(byAda, unused, putAway())).rejects.toMatchObject({ code: 'portfolio-not-found' });
  await expect(restorePortfolio(byCora, unused)).rejects.toMatchObject({ code: 'not-in-trash' });
  await expect(restorePortfolio(byIvy, unused)).rejects.toMatchObject({ code: 'page-not-found' });
  await restorePortfolio(byAda, unused);
  expect((await readPortfolio(byAda, unused)).name).toBe('Unused');
});

test('a portfolio in use needs a reason; nothing of it counts or is seen until it is restored', async () => {
  await refresh();
  expect(await worth()).toBe(1500);
  const kinds = (await readPortfolio(byAda, gia)).panels.removal.uses.map(({ kind, count }) => [kind, count]);
  expect(kinds).toEqual([
    ['transactions', 1],
    ['documents', 1],
  ]);
  await expect(removePortfolio(byAda, gia, putAway(' '))).rejects.toMatchObject({ code: 'removal-reason-needed' });
  await expect(removePortfolio(byIvy, gia, putAway('Mine'))).rejects.toMatchObject({ code: 'forbidden' });
  await removePortfolio(byAda, gia, putAway('Entered twice'));
  expect(await told('portfolio-deleted')).toEqual({
    before: { name: 'GIA', transactions: 1, documents: 1 },
    after: { reason: 'Entered twice' },
  });
  await owner.query("insert into ledger_marks (account_id, portfolio_id, first_changed_day) values ($1, $2, '2024-01-02')", [account, gia]);
  await refresh();
  expect(await refresh()).toEqual({ accounts: 0 });
  expect(await worth()).toBe(1000);
  for (const context of [byAda, byRoot, byIvy]) {
    expect(await listed(context, 'portfolios')).toEqual(['ISA', 'Unused']);
    const { rows } = await context.db.read(({ connection }) => connection.query('select from documents'));
    expect(rows).toEqual([]);
  }
  await restorePortfolio(byRoot, gia);
  await refresh();
  expect([await worth(), await listed(byIvy, 'portfolios')]).toEqual([1500, ['GIA', 'ISA', 'Unused']]);
});

test('the only portfolio of an account leaves it without figures', async () => {
  await removePortfolio(byAda, gia, putAway('Wrong'));
  await removePortfolio(byAda, isa, putAway('Wrong'));
  await refresh();
  expect(await worth()).toBeUndefined();
  await restorePortfolio(byAda, gia);
  await restorePortfolio(byAda, isa);
  await refresh();
  expect(await worth()).toBe(1500);
});

test('an account in the trash is no one’s, in lists and totals neither, and comes back with its client and advisers', async () => {
  const uses = (await readAccount(byAda, account)).panels.removal.uses.map(({ kind, count }) => [kind, count]);
  expect(uses).toEqual([
    ['portfolios', 3],
    ['transactions', 2],
    ['documents', 1],
    ['client', 1],
  ]);
  await expect(removeAccount(byAda, account, putAway())).rejects.toMatchObject({ code: 'removal-reason-needed' });
  await expect(removeAccount(byIvy, account, putAway('Mine'))).rejects.toMatchObject({ code: 'forbidden' });
  await removeAccount(byAda, account, putAway('A duplicate'));
  for (const context of [byAda, byRoot, byIvy])
    for (const view of ['own_accounts', 'accounts', context === byRoot ? 'all_clients' : 'own_clients'])
      expect(await listed(context, view)).not.toContain('Ivy');
  for (const context of [byAda, byRoot]) await expect(readPortfolio(context, isa)).rejects.toMatchObject({ code: 'portfolio-not-found' });
  await expect(restoreAccount(byCora, account)).rejects.toMatchObject({ code: 'not-in-trash' });
  await restoreAccount(byAda, account);
  for (const context of [byAda, byRoot, byIvy]) expect(await listed(context, 'own_accounts')).toContain('Ivy');
  await expect(restoreAccount(byAda, account)).rejects.toMatchObject({ code: 'not-in-trash' });
});

test('the address of an account in the trash is free; it does not come back while another one has it', async () => {
  await removeAccount(byAda, spare, putAway());
  const { rows } = await owner.query<{ id: string }>(
    'insert into accounts (portal_id, name, email, currency) select portal_id, name, email, currency from accounts where id = $1 returning id',
    [spare],
  );
  await expect(restoreAccount(byRoot, spare)).rejects.toMatchObject({ code: 'account-email-taken' });
  await owner.query('delete from accounts where id = $1', [rows[0]?.id]);
  await restoreAccount(byRoot, spare);
  expect(await listed(byAda, 'own_accounts')).toContain('Spare');
});

test('an adviser who no longer keeps the account does not bring it back, another one who keeps it does', async () => {
  await removeAccount(byAda, spare, putAway());
  await owner.query('delete from account_members where account_id = $1 and user_id = $2', [spare, ada.id]);
  await expect(restoreAccount(byAda, spare)).rejects.toMatchObject({ code: 'account-not-found' });
  await restoreAccount(byBen, spare);
});

describe('the list of what was removed', () => {
  const gone = [['Unused', 'Ivy', null]];

  test('is of those who removed it or keep the account: others and clients see and restore none of it', async () => {
    await removePortfolio(byAda, unused, putAway());
    expect(await removed(byAda)).toContainEqual(gone[0]);
    for (const context of [byBen, byRoot]) expect(await removed(context)).toEqual(expect.arrayContaining(gone));
    expect(await removed(byCora)).toEqual([]);
    await expect(restore(byCora, unused)).rejects.toMatchObject({ code: 'not-in-trash' });
    for (const context of [byIvy, by({ ...byAda.actor, onBehalfOf: ivy.id } as Actor)]) {
      await expect(removed(context)).rejects.toMatchObject({ code: 'page-not-found' });
      await expect(restore(context, unused)).rejects.toMatchObject({ code: 'page-not-found' });
    }
    expect(await restore(byBen, unused)).toEqual({ done: 'restored', collection: 'portfolios' });
    expect(await removed(byBen)).toEqual([]);
  });

  test('leaves out, for an adviser of the account, what access groups keep from them', async () => {
    await removeAccount(byAda, account, putAway('Twice'));
    expect(await removed(byBen)).toEqual([['Ivy', 'Ivy', null]]);
    const { rows } = await owner.query<{ id: string }>("insert into access_groups (name) values ('North') returning id");
    await owner.query('insert into access_group_team (group_id, user_id) values ($1, $2)', [rows[0]?.id, ben.id]);
    expect(await removed(byBen)).toEqual([]);
    await expect(restore(byBen, account, 'accounts')).rejects.toMatchObject({ code: 'not-in-trash' });
    await owner.query('delete from access_groups where id = $1', [rows[0]?.id]);
    await restore(byBen, account, 'accounts');
  });

  test('says why something cannot be restored', async () => {
    await removePortfolio(byAda, unused, putAway());
    await removeAccount(byAda, account, putAway('Twice'));
    const { rows } = await owner.query<{ id: string }>(
      'insert into accounts (portal_id, name, email, currency) select portal_id, name, email, currency from accounts where id = $1 returning id',
      [account],
    );
    expect(await removed(byBen)).toEqual([
      ['Ivy', 'Ivy', 'email'],
      ['Unused', 'Ivy', 'account'],
    ]);
    await owner.query('delete from accounts where id = $1', [rows[0]?.id]);
    await owner.query('delete from account_members where account_id = $1 and user_id = $2', [account, ada.id]);
    expect(await removed(byBen)).toContainEqual(['Ivy', 'Ivy', null]);
    expect(await removed(byAda)).toEqual(
      expect.arrayContaining([
        ['Ivy', null, 'client'],
        ['Unused', null, 'client'],
      ]),
    );
    await expect(restore(byAda, account, 'accounts')).rejects.toMatchObject({ code: 'account-not-found' });
    await restore(byBen, account, 'accounts');
    await restore(byBen, unused);
  });

  test('has pages, and shows the first where there is none of that number', async () => {
    await owner.query(
      `insert into removed_records (collection, id, name, content, removed_by)
       select 'portfolios', uuidv7(), 'Old ' || nth, jsonb_build_object('accountId', $1::text), $2 from generate_series(1, 60) nth`,
      [account, ben.id],
    );
    expect([await removed(byBen), await removed(byBen, '2'), await removed(byBen, '9')].map(({ length }) => length)).toEqual([50, 10, 50]);
    await expect(restore(byBen, 'x')).rejects.toMatchObject({ code: 'not-in-trash' });
    await expect(restore(byBen, unused, 'organisations')).rejects.toMatchObject({ code: 'form-not-understood' });
  });
});
