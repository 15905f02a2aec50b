import { at, expect, expectAccessible, personOf, picture, signIn, test } from './walk.ts';

const firms = [
  ['default', 'en', 'Ashcombe & Hale', 'Your wealth, plainly reported.'],
  ['greek', 'el', 'Ιωλκός Wealth', 'Τα χρήματά σας σε πιο έξυπνο μέρος.'],
  ['private-equity', 'en', 'Halvard Partners', 'Private markets, in plain sight.'],
] as const;

for (const [variant, language, name, header] of firms) {
  test(`${name} opens in its own look and language`, async ({ page }) => {
    await page.goto(at(variant));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByText(header)).toBeVisible();
    await expectAccessible(page);
    await picture(page, `home-${variant}`);
  });

  test(`an investor and an adviser of ${name} see their pages`, async ({ page }) => {
    await signIn(page, variant, personOf(variant, 'investor'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await picture(page, `investor-${variant}`);
  });

  test(`an adviser of ${name} sees the clients`, async ({ page }) => {
    await signIn(page, variant, personOf(variant, 'advisor'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await picture(page, `adviser-${variant}`);
  });
}

test('no English word stands on a Greek page', async ({ page }) => {
  await signIn(page, 'greek', personOf('greek', 'investor'));
  const text = await page.locator('main').innerText();
  const english =
    text.match(/\b(?:value|gain|return|income|charges|holdings|transactions|benchmark|portfolio|total|price|units|date|of|the)\b/gi) ?? [];
  expect(english).toEqual([]);
});

test('a page that does not exist says so, with the way home', async ({ page, complaints }) => {
  await page.goto(at('default', '/nowhere'));
  await expect(page.getByText('Page not found.')).toBeVisible();
  await expect(page.getByRole('link', { name: /homepage/i })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'not-found');
  complaints.length = 0; // the browser names the 404 of the page itself
});
