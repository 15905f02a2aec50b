import { expect, test } from 'vitest';
import { sections as allSections, type Section } from '../ids.ts';
import { siteMapOf } from './site-map.ts';
import type { SiteReport } from './site-report.ts';

const on = Object.fromEntries(allSections.map((section) => [section, true])) as Record<Section, boolean>;

function permissionOf(link: string, siteReport: SiteReport = {}, sections = on): string | undefined {
  const { areas } = siteMapOf({ siteReport, sections });
  const found = areas.flatMap((area) => area.sections).find(({ report }) => report.link === link);
  return found?.report.views[0].permissions[0];
}

test.each<[string, string | undefined]>([
  ['/terms/:portal', 'guest'],
  ['/portals', 'authenticated'],
  ['/profile/me', 'authenticated'],
  ['/dashboard/:portal', 'portals'],
  ['/dashboard/:portal/library', 'portals'],
  ['/dashboard/:portal/projections/:projectionId', 'projectionsAccess'],
  ['/dashboard/:portal/settings', 'professional'],
  ['/profile/organisation', undefined],
  ['/admin/:collection', undefined],
  ['/shared', undefined],
  ['/dashboard/:portal/dates', undefined],
  ['/login', undefined],
])('%s is for %s', (link, permission) => {
  expect(permissionOf(link)).toBe(permission);
});

test('a variant says otherwise of its pages, and what it has not is not told', () => {
  expect(permissionOf('/dashboard/:portal/portfolio/:portfolio', { portfolio: 'withPortfolio' })).toBe('portfolios');
  expect(permissionOf('/dashboard/:portal/explorer', {}, { ...on, explorer: false })).toBeUndefined();
});
