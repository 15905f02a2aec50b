import { onPhoneInFull, enter, expect, expectAccessible, personOf, picture, test } from './walk.ts';

test('an adviser sees the portal as a client, and stops', onPhoneInFull, async ({ page }) => {
  await enter(page, 'default', personOf('default', 'advisor'));
  await page.locator('main a[href*="/account/"]').filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'View as client' }).click();
  const banner = page.getByRole('complementary', { name: 'Client view' });
  await expect(banner).toContainText(/^You are viewing the portal as .+\. You cannot make changes\./);
  await expect(page.getByRole('button', { name: 'View as client' })).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'view-as');
  await page.mouse.wheel(0, 1200);
  await expect(banner).toBeInViewport();
  await picture(page, 'view-as-scrolled');
  await banner.getByRole('button', { name: 'Exit client view' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'View as client' })).toBeVisible();
});
