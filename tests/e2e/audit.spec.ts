import { at, enter, expect, expectAccessible, personOf, picture, test } from './walk.ts';

test('an administrator finds who did what, and a client who looked', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const adviser = await elsewhere.newPage();
  await enter(adviser, 'default', personOf('default', 'advisor'), '/admin/audit');
  await expect(adviser).not.toHaveURL(/admin/);
  await elsewhere.close();

  await enter(page, 'default', personOf('default', 'admin'), '/admin/audit');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'audit');
  await page.getByLabel('Outcome').selectOption('Refused');
  await page.getByLabel('Action').selectOption('Access refused');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/action=access-refused/);
  await expect(page.getByText('/admin/audit').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  const who = page.getByLabel('Who');
  await who.fill('nobody of that name');
  await expect(who).toHaveValue('nobody of that name');
  await who.press('Enter');
  await expect(page.getByText('No activity found')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL(at('default', '/admin/audit'));
});

test('a client opens who looked at the data', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'investor'), '/profile/access');
  await expect(page.getByRole('heading', { level: 1, name: 'Who viewed my data' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'who-looked');
});
