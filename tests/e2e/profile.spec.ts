import { agePins } from './in-database.ts';
import { enter, expect, expectAccessible, isOnPhone, expectFailures, newestPin, personOf, picture, test, reload } from './walk.ts';

test('someone changes what is said of them, and signs another device out', async ({ page, browser, complaints }) => {
  const email = personOf('default', 'investor', 1);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await enter(other, 'default', email);
  await enter(page, 'default', email, '/profile/me');
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'profile');

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('All other devices signed out')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out:/ })).toHaveCount(0);
  await reload(other);
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();

  const save = page.getByRole('region', { name: 'Your details' }).getByRole('button', { name: 'Save' });
  await page.getByLabel('Phone', { exact: true }).fill('');
  await save.click();
  await expect(page.getByText('Phone is required')).toBeVisible();
  await expectFailures(complaints, 400);
  await page.getByLabel('Phone', { exact: true }).fill(isOnPhone() ? '+44 20 7946 0198' : '+44 20 7946 0199');
  await page.getByLabel(/By email to/).check();
  await agePins();
  await save.click();
  const pin = page.getByLabel('Six-digit PIN');
  await pin.waitFor();
  await pin.fill(await newestPin(page, 'default'));
  await picture(page, 'profile-phone');
  await page.getByRole('button', { name: 'Confirm number' }).click();
  await expect(page.getByText('Phone number changed')).toBeVisible();
  await reload(page);
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(/^\+4420794601\d\d$/);
  await expect(page.getByLabel(/By email to/)).toBeChecked();
});
