import { expect, test, vi } from 'vitest';
import { bookInDatabase } from '#tests/support/book-in-database.ts';
import { buildRequestContext } from '#tests/support/build-request-context.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { signInFixture } from '#tests/support/sign-in-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { variants } from '#variants/registry.ts';
import { explainFigure } from './explain-figure.ts';

const db = await testDatabase();
const today = '2026-06-30';

test('anyone who looks at how a figure came about has looked at the account', async () => {
  const ids = await bookInDatabase(db.owner, {
    accounts: [{ name: 'Ivy Hart', client: 'ivy@home.example', portfolios: [{ name: 'ISA' }] }],
    transactions: [{ portfolio: 'ISA', day: '2024-01-15', type: 'Contribution', amount: '500' }],
  });
  await computeFigures(db, today);
  const root = await signInFixture(db).person('root', 'admin');
  const portal = { id: ids.portal, name: 'First portal', createdAt: '', language: null, theme: null };
  const pagePrinter = { print: () => Promise.resolve(new Uint8Array()) };
  const actor = { kind: 'admin', userId: root.id } as const;
  const context = buildRequestContext({ database: db, variant: variants.default, portal, today, pagePrinter, actor });
  const account = ids.accounts.get('Ivy Hart') ?? '';
  await explainFigure(context, 'value', { account, query: {} });
  await vi.waitFor(async () => {
    const { rows } = await db.owner.query('select kind, section, account_id from activities where user_id = $1', [root.id]);
    expect(rows.map((row) => ({ ...row, account_id: String(row.account_id).replaceAll('-', '') }))).toEqual([
      { kind: 'viewed', section: 'account', account_id: account },
    ]);
  }, 25_000);
});
