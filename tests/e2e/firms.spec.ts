import type { Locator } from '@playwright/test';
import {
  onPhoneInFull,
  at,
  cataloguesForStaff,
  enter,
  expect,
  expectAccessible,
  expectContrast,
  expectFailures,
  isInFull,
  moreInFull,
  personOf,
  picture,
  signIn,
  test,
  visit,
} from './walk.ts';

const firms = [
  ['default', 'en', 'Ashcombe & Hale', 'The most useful thing we say to clients is “not yet”.'],
  ['greek', 'el', 'Ιωλκός Wealth', 'Τα χρήματά σας σε πιο έξυπνα χέρια.'],
  ['private-equity', 'en', 'Halvard Partners', 'We have sold 23 companies. Here is every one.'],
] as const;

for (const [variant, language, name, header] of firms) {
  test(`${name} opens in its own look and language`, onPhoneInFull, async ({ page }) => {
    await visit(page, at(variant));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1, name: header })).toBeVisible();
    await expectAccessible(page);
    await expectContrast(page);
    await picture(page, `home-${variant}`);
  });

  test(`an investor and an adviser of ${name} see their pages`, onPhoneInFull, async ({ page }) => {
    await signIn(page, variant, personOf(variant, 'investor'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await cataloguesForStaff(page)).toBe(0);
    await expectAccessible(page);
    await expectContrast(page);
    await picture(page, `investor-${variant}`);
  });

  test(`an adviser of ${name} sees the clients`, onPhoneInFull, async ({ page }) => {
    await enter(page, variant, personOf(variant, 'advisor'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectContrast(page);
    await picture(page, `adviser-${variant}`);
  });
}

const englishWords =
  /\b(?:value|gain|return|income|charges?|holdings?|transactions?|benchmark|portfolios?|total|price|units|date|of|the|as|performance|allocation|export|range|sign|hide|cash|equities|property)\b/gi;

const addresses = async (links: Locator) => links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));

test('no English word stands on a Greek page', moreInFull, async ({ page }) => {
  await enter(page, 'greek', personOf('greek', 'investor'));
  const portfolios = page.locator('main a[href*="/portfolio/"]');
  await portfolios.first().waitFor();
  const ofPortfolios = await addresses(portfolios);
  const accounts = await addresses(page.locator('nav a[href*="/account/"]').first());
  const pages = [page.url(), ...accounts, ...ofPortfolios.slice(0, isInFull() ? undefined : 1)];
  expect(pages.length).toBeGreaterThan(2);
  for (const address of pages) {
    const common = ['', '/performance', '/income-and-charges', '/analysis'];
    for (const section of address.includes('/portfolio/')
      ? [...common, '/holdings', '?tab=transactions']
      : address.includes('/account/')
        ? common
        : ['']) {
      await visit(page, `${address}${section}`);
      await page.locator('main h1').waitFor();
      const text = (await page.locator('body').innerText()).replaceAll(/Ιωλκός Wealth/g, '');
      expect(text.match(englishWords) ?? []).toEqual([]);
    }
  }
  await picture(page, 'greek-transactions');
});

test('a page that does not exist says so, with the way home', async ({ page, complaints }) => {
  await visit(page, at('default', '/nowhere'));
  await expect(page.getByText('Page not found.')).toBeVisible();
  await expect(page.getByRole('link', { name: /homepage/i })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'not-found');
  await expectFailures(complaints, 404);
});
