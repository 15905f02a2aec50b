import { enter, expect, expectAccessible, personOf, picture, test } from './walk.ts';

test('an administrator finds a person, switches the second step off with a reason, and on again', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'admin'), '/admin/people');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'people');
  const email = personOf('default', 'investor', 1);
  await page.getByRole('searchbox').fill(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/find=/);
  await expect(page.getByText('1 to 1 of 1')).toBeVisible();
  await page.locator('main tbody a[href*="open="]').filter({ visible: true }).first().click();
  await page.getByRole('link', { name: 'Access', exact: true }).click();
  await expect(page.getByText(email).filter({ visible: true }).first()).toBeVisible();
  await page.getByLabel('Reason').fill('Lost the phone');
  await page.getByRole('button', { name: 'Turn off two-step verification' }).click();
  await expect(page.getByRole('button', { name: 'Turn on two-step verification' })).toBeVisible();
  await expect(page.getByText('Two-step verification turned off').first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'person');
  await page.getByLabel('Reason').fill('The phone is there again');
  await page.getByRole('button', { name: 'Turn on two-step verification' }).click();
  await expect(page.getByRole('button', { name: 'Turn off two-step verification' })).toBeVisible();
});
