import { expect, expectAccessible, personOf, picture, signIn, test } from './walk.ts';

test('an adviser sees the portal as a client, and stops', async ({ page }) => {
  await signIn(page, 'default', personOf('default', 'advisor'));
  await page.locator('main a[href*="/account/"]').filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'View as client' }).click();
  const banner = page.getByRole('complementary', { name: 'Client view' });
  await expect(banner).toContainText(/^You see the portal as .+ sees it\. Nothing can be changed\./);
  await expect(page.getByRole('button', { name: 'View as client' })).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'view-as');
  await page.mouse.wheel(0, 1200);
  await expect(banner).toBeInViewport();
  await page.screenshot({ path: `test-results/shots/${test.info().project.name}/view-as-scrolled.png` });
  await banner.getByRole('button', { name: 'Stop' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'View as client' })).toBeVisible();
});
