import { expect, test } from 'vitest';
import type { PagePermission } from '#contracts/site-report.ts';
import type { Visit } from '../../visit.ts';
import { base } from '#variants/base.ts';
import { defaultVariant } from '#variants/default/default.ts';
import { type ActorName, walledTown } from '#tests/security/walled-town.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { refusedPermission } from './refused-permission.ts';

const database = await testDatabase();
const { actors } = await walledTown(database);
const { rows } = await database.owner.query<{ id: string }>("select id from portals where name = 'Main'");
const portalId = rows[0]?.id ?? '';
// The advisor's client has the tool, and so has one whose account waits, and one whose account is closed.
await database.owner.query(
  "update accounts set projection_id = 'T-1', external_id = name, is_active = name <> 'South' where name in ('North', 'Waiting', 'South')",
);

test.each<[ActorName, Readonly<Record<PagePermission, boolean>>]>([
  ['investor', { portals: true, portfolios: true, projectionsAccess: true, professional: false }],
  ['unvalidated investor', { portals: true, portfolios: false, projectionsAccess: false, professional: false }],
  ['advisor', { portals: true, portfolios: true, projectionsAccess: true, professional: true }],
  ['other advisor', { portals: true, portfolios: true, projectionsAccess: false, professional: true }],
  ['advisor of another portal', { portals: true, portfolios: false, projectionsAccess: false, professional: true }],
  ['admin', { portals: true, portfolios: true, projectionsAccess: true, professional: true }],
  ['service', { portals: true, portfolios: false, projectionsAccess: false, professional: false }],
])('%s', async (name, holds) => {
  const actor = actors[name];
  for (const [permission, isHeld] of Object.entries(holds) as [PagePermission, boolean][]) {
    const variant = { ...base, projection: defaultVariant.projection, siteReport: { ...base.siteReport, calculations: permission } };
    const visit = { actor, db: database.as(actor), portal: { id: portalId }, variant } as unknown as Visit;
    expect(await refusedPermission(visit, 'dashboard/:portal/calculations/:calculation')).toBe(isHeld ? null : permission);
    expect(await refusedPermission(visit, 'dashboard/:portal/account/:account')).toBeNull();
  }
});

test('a firm that supposes nothing has no projections', async () => {
  const actor = actors.admin;
  const visit = { actor, db: database.as(actor), portal: { id: portalId }, variant: base } as unknown as Visit;
  expect(await refusedPermission(visit, 'dashboard/:portal/projections/:projectionId')).toBe('projectionsAccess');
});
