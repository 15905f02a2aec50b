import type { Page } from '@playwright/test';
import { alsoOnPhone, at, enter, expect, expectAccessible, isInFull, onPhoneMoreInFull, personOf, picture, test, visit } from './walk.ts';

/** Nothing of the page lies beyond the edge of the screen, and axe has nothing against it. */
async function expectToFit(page: Page, name: string): Promise<void> {
  await page.locator('main').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  await expectAccessible(page);
  await picture(page, name);
}

type Pages = Readonly<Record<string, string>>;

/** Opens the pages, and in full those that are laid out as one of them. */
async function expectAllToFit(page: Page, pages: Pages, alike: Pages): Promise<void> {
  const start = page.url();
  for (const [name, path] of Object.entries(isInFull() ? { ...pages, ...alike } : pages)) {
    await visit(page, new URL(path, start).href);
    await expectToFit(page, name);
  }
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

test('the pages of a client fit', onPhoneMoreInFull, async ({ page }) => {
  await enter(page, 'default', personOf('default', 'investor'));
  const home = page.url();
  const portal = new URL(home).pathname.split('/').slice(0, 3).join('/');
  const account = await behind(page, home, 'a[href*="/account/"]');
  const portfolio = await behind(page, home, 'main a[href*="/portfolio/"]');
  const projections = await behind(page, new URL(account, home).href, 'a[href*="/projections/"]');
  const pages = {
    home,
    account,
    holdings: `${portfolio}/holdings`,
    analysis: `${portfolio}/analysis`,
    library: `${portal}/library`,
    'new-message': `${portal}/messages/new`,
    projections,
    profile: '/profile/me',
  };
  await expectAllToFit(page, pages, {
    performance: `${portfolio}/performance`,
    transactions: `${portfolio}/holdings?tab=transactions`,
    'income-and-charges': `${portfolio}/income-and-charges`,
    messages: `${portal}/messages`,
    notifications: '/profile/notifications',
    'fact-finder': `${portal}/investment-advice`,
    'strategy-simulator': `${portal}/strategy-simulator`,
    calculation: `${portal}/calculations/time-weighted-return`,
    'who-looked': '/profile/access',
  });
});

test('the pages of an adviser fit', onPhoneMoreInFull, async ({ page }) => {
  await enter(page, 'default', personOf('default', 'advisor'));
  const overview = page.url().split('?')[0] ?? '';
  const pages = { groups: `${overview}?tab=groups`, imports: `${overview}/imports` };
  await expectAllToFit(page, pages, {
    analytics: `${overview}/analytics`,
    'fact-finder-clients': `${overview}/investment-advice`,
    'waiting-nobody': `${overview}/waiting`,
    'new-portal': '/portals/new',
  });
});

test('the pages of the office fit', onPhoneMoreInFull, async ({ page }) => {
  await enter(page, 'default', personOf('default', 'admin'));
  const overview = page.url().split('?')[0] ?? '';
  const person = await behind(page, at('default', '/admin/people'), 'main a[href*="open="]:not([href*="open=new"])');
  const portal = await behind(page, at('default', '/admin/portals'), 'main a[href*="open="]');
  const pages = {
    people: '/admin/people',
    person,
    audit: '/admin/audit',
    maintenance: '/admin/maintenance',
    'admin-portal': portal,
    'client-invitations': `${overview}/invitations`,
    'data-health': `${overview}/data-health`,
  };
  await expectAllToFit(page, pages, {
    organisations: '/admin/organisations',
    organisation: '/profile/organisation',
    'access-groups': '/admin/access-groups',
    'api-clients': '/admin/api-clients',
    'adviser-invitations': '/admin/invitations',
    reconciliations: '/admin/reconciliations',
    'admin-portals': '/admin/portals',
  });
});
