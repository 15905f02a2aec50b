import { expect, test } from 'vitest';
import type { PagePermission } from '#contracts/pages/site-report.ts';
import type { RequestContext } from '../../request-context.ts';
import { base } from '#variants/base.ts';
import { defaultVariant } from '#variants/default/default.ts';
import { type ActorName, accessFixture } from '#tests/security/access-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { canOpen } from './can-open.ts';

const database = await testDatabase();
const { actors } = await accessFixture(database);
const { rows } = await database.owner.query<{ id: string }>("select id from portals where name = 'Main'");
const portalId = rows[0]?.id ?? '';
// The advisor's client has the tool, and so has one whose account waits, and one whose account is closed.
await database.owner.query(
  "update accounts set projection_id = 'T-1', external_id = name, is_active = name <> 'South' where name in ('North', 'Waiting', 'South')",
);

test.each<[ActorName, Readonly<Record<PagePermission, boolean>>]>([
  ['investor', { member: true, withPortfolio: true, withProjections: true, professional: false }],
  ['unvalidated investor', { member: true, withPortfolio: false, withProjections: false, professional: false }],
  ['advisor', { member: true, withPortfolio: true, withProjections: true, professional: true }],
  ['other advisor', { member: true, withPortfolio: true, withProjections: false, professional: true }],
  ['advisor of another portal', { member: true, withPortfolio: false, withProjections: false, professional: true }],
  ['admin', { member: true, withPortfolio: true, withProjections: true, professional: true }],
  ['service', { member: true, withPortfolio: false, withProjections: false, professional: false }],
])('%s', async (name, holds) => {
  const actor = actors[name];
  for (const [who, isHeld] of Object.entries(holds) as [PagePermission, boolean][]) {
    const context = { actor, db: database.as(actor), portal: { id: portalId }, variant: defaultVariant } as unknown as RequestContext;
    expect(await canOpen[who](context)).toBe(isHeld);
  }
});

test('a firm that supposes nothing has no projections', async () => {
  const actor = actors.admin;
  const context = { actor, db: database.as(actor), portal: { id: portalId }, variant: base } as unknown as RequestContext;
  expect(await canOpen.withProjections(context)).toBe(false);
});
