import type { Page } from '@playwright/test';
import { alsoOnPhone, at, enter, expect, expectAccessible, personOf, picture, test, visit } from './walk.ts';

/** Nothing of the page lies beyond the edge of the screen, and axe has nothing against it. */
async function expectToFit(page: Page, name: string): Promise<void> {
  await page.locator('main').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  await expectAccessible(page);
  await picture(page, name);
}

/** The address of a page that is found through a link of another one. */
async function behind(page: Page, path: string, link: string): Promise<string> {
  await visit(page, path);
  return (await page.locator(link).first().getAttribute('href')) ?? '';
}

const guests = [
  ['sign-up', '/signup'],
  ['reset', '/login?action=reset'],
] as const;

for (const [name, path] of guests) {
  test(`the page fits: ${name}`, alsoOnPhone, async ({ page }) => {
    await visit(page, at('default', path));
    await expectToFit(page, name);
  });
}

test('the pages of a client fit', alsoOnPhone, async ({ page }) => {
  await enter(page, 'default', personOf('default', 'investor'));
  const home = page.url();
  const portal = new URL(home).pathname.split('/').slice(0, 3).join('/');
  const account = await behind(page, home, 'a[href*="/account/"]');
  const portfolio = await behind(page, home, 'main a[href*="/portfolio/"]');
  const projections = await behind(page, new URL(account, home).href, 'a[href*="/projections/"]');
  const pages = {
    home,
    account,
    performance: `${portfolio}/performance`,
    holdings: `${portfolio}/holdings`,
    transactions: `${portfolio}/holdings?tab=transactions`,
    'income-and-charges': `${portfolio}/income-and-charges`,
    analysis: `${portfolio}/analysis`,
    library: `${portal}/library`,
    messages: `${portal}/messages`,
    'new-message': `${portal}/messages/new`,
    notifications: '/profile/notifications',
    projections,
    calculation: `${portal}/calculations/time-weighted-return`,
    profile: '/profile/me',
    'who-looked': '/profile/access',
  };
  for (const [name, path] of Object.entries(pages)) {
    await visit(page, new URL(path, home).href);
    await expectToFit(page, name);
  }
});

test('the pages of an adviser fit', alsoOnPhone, async ({ page }) => {
  await enter(page, 'default', personOf('default', 'advisor'));
  const overview = page.url().split('?')[0] ?? '';
  for (const [name, path] of [
    ['groups', `${overview}?tab=groups`],
    ['waiting-nobody', `${overview}/waiting`],
    ['imports', `${overview}/imports`],
    ['new-portal', at('default', '/portals/new')],
  ] as const) {
    await visit(page, path);
    await expectToFit(page, name);
  }
});

test('the pages of the office fit', alsoOnPhone, async ({ page }) => {
  await enter(page, 'default', personOf('default', 'admin'));
  const overview = page.url().split('?')[0] ?? '';
  const person = await behind(page, at('default', '/admin/people'), 'main a[href*="open="]:not([href*="open=new"])');
  const portal = await behind(page, at('default', '/admin/portals'), 'main a[href*="open="]');
  const pages = {
    people: '/admin/people',
    person,
    organisations: '/admin/organisations',
    organisation: '/profile/organisation',
    'access-groups': '/admin/access-groups',
    audit: '/admin/audit',
    'api-clients': '/admin/api-clients',
    'adviser-invitations': '/admin/invitations',
    maintenance: '/admin/maintenance',
    reconciliations: '/admin/reconciliations',
    'admin-portals': '/admin/portals',
    'admin-portal': portal,
    'client-invitations': `${overview}/invitations`,
    'data-health': `${overview}/data-health`,
  };
  for (const [name, path] of Object.entries(pages)) {
    await visit(page, new URL(path, overview).href);
    await expectToFit(page, name);
  }
});
