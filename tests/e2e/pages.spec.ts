import { at, cataloguesForStaff, enter, expect, personOf, test, visit } from './walk.ts';

test('an administrator comes to the invitations by the navigation, and is told the way', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'admin'));
  await expect(page.locator('nav').getByRole('link', { name: 'Invite clients' })).toBeVisible();
  await expect.poll(() => cataloguesForStaff(page)).toBe(1);
  await visit(page, at('default', '/admin/people'));
  await visit(page, at('default', (await page.locator('nav a[href="/admin/invitations"]').first().getAttribute('href')) ?? ''));
  await expect(page.getByRole('heading', { level: 1, name: 'Adviser invitations' })).toBeVisible();
  await expect(page.locator('nav[aria-label="Breadcrumb"] [aria-current]')).toHaveText('Adviser invitations');
});

test('a collection that there is none of leads to the start', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'admin'), '/admin/nothing-of-ours');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('an address that asks for the print style has no bars on screen', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'advisor'));
  const bars = page
    .locator('nav[aria-label="Breadcrumb"]')
    .or(page.getByRole('button', { name: 'Open menu' }))
    .filter({ visible: true });
  await expect(bars).toHaveCount(1);
  await visit(page, `${page.url()}?print&utm_source=letter`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bars).toHaveCount(0);
});
