import { expect, test } from 'vitest';
import type { PagePermission } from '#contracts/site-report.ts';
import type { Visit } from '../../visit.ts';
import { base } from '#variants/base.ts';
import { type ActorName, walledTown } from '#tests/security/walled-town.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { refusedPermission } from './refused-permission.ts';

const database = await testDatabase();
const { actors } = await walledTown(database);
const { rows } = await database.owner.query<{ id: string }>("select id from portals where name = 'Main'");
const portalId = rows[0]?.id ?? '';

test.each<[ActorName, Readonly<Record<PagePermission, boolean>>]>([
  ['investor', { portals: true, portfolios: true, professional: false }],
  ['unvalidated investor', { portals: true, portfolios: false, professional: false }],
  ['advisor', { portals: true, portfolios: true, professional: true }],
  ['advisor of another portal', { portals: true, portfolios: false, professional: true }],
  ['admin', { portals: true, portfolios: true, professional: true }],
  ['service', { portals: true, portfolios: false, professional: false }],
])('%s', async (name, holds) => {
  const actor = actors[name];
  for (const [permission, isHeld] of Object.entries(holds) as [PagePermission, boolean][]) {
    const variant = { ...base, siteReport: { ...base.siteReport, calculations: permission } };
    const visit = { actor, db: database.as(actor), portal: { id: portalId }, variant } as unknown as Visit;
    expect(await refusedPermission(visit, 'dashboard/:portal/calculations/:calculation')).toBe(isHeld ? null : permission);
    expect(await refusedPermission(visit, 'dashboard/:portal/account/:account')).toBeNull();
  }
});
