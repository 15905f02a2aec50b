import { expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { available } from '#finance/figure.ts';
import { bookInDatabase } from '#tests/support/book-in-database.ts';
import { buildRequestContext } from '#tests/support/build-request-context.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { variants } from '#variants/registry.ts';
import { readClient } from './read-client.ts';

const database = await testDatabase();
const today = '2026-06-30';
const ids = await bookInDatabase(database.owner, {
  accounts: [
    { name: 'Ivy Hart', advisors: ['ada@firm.example'], client: 'ivy@home.example', groups: ['family'], portfolios: [{ name: 'Fund' }] },
    { name: 'Other', advisors: ['ben@firm.example'], portfolios: [{ name: 'B' }] },
  ],
  transactions: [{ portfolio: 'Fund', day: '2024-01-15', type: 'Contribution', amount: '500' }],
});
await computeFigures(database, today);

function read(name: string) {
  const portal = { id: ids.portal, name: 'First portal', createdAt: '', language: null, theme: null };
  const pagePrinter = { print: () => Promise.resolve(new Uint8Array()) };
  const actor: Actor = { kind: 'advisor', userId: ids.users.get('ada@firm.example') ?? '' };
  const context = buildRequestContext({ database, variant: variants['private-equity'], portal, today, pagePrinter, actor });
  const account = ids.accounts.get(name) ?? '';
  return readClient(context, { account, query: { date: today }, path: `/dashboard/${ids.portal}/account/${account}` });
}

test('a client in the panel over the list has contact, advisers, portfolios and what may be done', async () => {
  const { report, accountDetails, advisors, portfolios } = await read('Ivy Hart');
  expect(accountDetails).toMatchObject({ name: 'Ivy Hart', groups: ['family'], lastLogin: null, value: available(500) });
  expect(advisors.rows.map(({ email }) => email)).toEqual(['ada@firm.example']);
  expect(portfolios.rows.map(({ name, value }) => [name, value])).toEqual([['Fund', available(500)]]);
  expect(report).toMatchObject({ page: 'account', asOf: today, account: { name: 'Ivy Hart' }, keeps: { account: true } });
});

test('a client of another adviser is not found', async () => {
  await expect(read('Other')).rejects.toMatchObject({ code: 'account-not-found' });
});
