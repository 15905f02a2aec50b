import { expect, test } from 'vitest';
import { restrictablePage } from './site-report.ts';

test.each([
  ['/dashboard/p1', null],
  ['/dashboard/p1/', null],
  ['/dashboard/p1/dates', null],
  ['/dashboard/p1/account/a1', null],
  ['/dashboard/waiting/account/a1', null],
  ['/dashboard/p1/waiting', 'waiting'],
  ['/dashboard/p1/data-health', 'data-health'],
  ['/dashboard/p1/data-health.csv', 'data-health'],
  ['/dashboard/p1/portfolio/f1', 'portfolio'],
  ['/dashboard/p1/portfolio/f1/holdings.csv', 'portfolio'],
  ['/dashboard/p1/calculations/irr', 'calculations'],
  ['/dashboard/p1/settings', 'settings'],
])('%s belongs to %s', (pathname, page) => {
  expect(restrictablePage(pathname)).toBe(page);
});
