import { onPhoneInFull, enter, expect, expectAccessible, personOf, picture, test, visit } from './walk.ts';

test('an investor searches, narrows and orders the funds of the firm, and the address says how', onPhoneInFull, async ({ page }) => {
  await enter(page, 'default', personOf('default', 'investor'));
  await visit(page, page.url().replace(/(\/dashboard\/[^/]+).*/, '$1/explorer'));
  await expect(page.getByRole('heading', { level: 1, name: 'Fund explorer' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Spotlight' })).toBeVisible();
  await picture(page, 'explorer');
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('zzz');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/search=zzz/);
  await expect(page.getByRole('heading', { name: 'Spotlight' })).toBeHidden();
  await page.getByRole('link', { name: 'Show all funds' }).click();
  await page.getByText('Type', { exact: true }).filter({ visible: true }).first().click();
  await page
    .getByRole('menuitem', { name: /^ETF \(/ })
    .or(page.getByRole('link', { name: /^ETF \(/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/type=ETF/);
  await picture(page, 'explorer-narrowed');
  await page.locator('a[href*="/explorer/"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/explorer\/[0-9a-f]{32}$/);
  await expect(page.getByRole('heading', { name: 'Key facts' })).toBeVisible();
  await page.getByRole('link', { name: '1Y', exact: true }).click();
  await expect(page).toHaveURL(/range=1y/);
  await picture(page, 'explorer-fund');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the explorer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fund explorer' })).toBeVisible();
});
