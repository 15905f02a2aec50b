import { expect, test } from 'vitest';
import { restrictablePage } from './site-report.ts';

test.each([
  ['dashboard/:portal', null],
  ['/dashboard/:portal', null],
  ['dashboard/:portal/dates', null],
  ['dashboard/:portal/account/:account', null],
  ['dashboard/:portal/waiting', 'waiting'],
  ['dashboard/:portal/invitations', 'invitations'],
  ['/dashboard/:portal/waiting', 'waiting'],
  ['dashboard/:portal/data-health', 'data-health'],
  ['dashboard/:portal/data-health.csv', 'data-health'],
  ['dashboard/:portal/portfolio/:portfolio', 'portfolio'],
  ['dashboard/:portal/portfolio/:portfolio/holdings.csv', 'portfolio'],
  ['dashboard/:portal/calculations/:calculation', 'calculations'],
  ['dashboard/:portal/settings', 'settings'],
  ['dashboard/:portal/projections/:projectionId', 'projections'],
  ['dashboard/:portal/projections/:projectionId/projection.csv', 'projections'],
])('%s belongs to %s', (pattern, page) => {
  expect(restrictablePage(pattern)).toBe(page);
});
