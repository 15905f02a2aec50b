import { at, enter, expect, expectAccessible, personOf, picture, test } from './walk.ts';

test('an administrator keeps the own organisation, and is shown what someone else has saved in the meantime', async ({ page }) => {
  const city = test.info().project.name;
  await enter(page, 'default', personOf('default', 'admin'));
  await page.goto(at('default', '/profile/organisation'));
  await expect(page.getByRole('heading', { level: 1, name: 'My organisation' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(at('default', '/profile/organisation'));
  await page.getByLabel('City').fill(city);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Organisation saved')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'organisation');
  await other.getByLabel('City').fill(`Old ${city}`);
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Someone else has saved changes')).toBeVisible();
  await expect(other.getByText(`Old ${city}`)).toBeVisible();
  await expectAccessible(other);
  await picture(other, 'organisation-conflict');
  await other.getByRole('button', { name: 'Keep their version' }).click();
  await expect(other.getByLabel('City')).toHaveValue(city);
  await other.close();
});

test('an administrator makes an organisation and gives a person a job there', async ({ page, complaints }) => {
  const name = `House of the ${test.info().project.name}`;
  await enter(page, 'default', personOf('default', 'admin'));
  await page.goto(at('default', '/admin/organisations'));
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create organisation' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email domain' }).fill('https://house.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter only the domain')).toBeVisible();
  expect(complaints.splice(0)).toHaveLength(1); // the browser names the 400 of the form
  // Someone whom no other walk leans on.
  await page.goto(at('default', '/admin/people?find=meera.devlin@ashcombe-hale.example'));
  await page.locator('main a[href*="/admin/people/"]').filter({ visible: true }).first().click();
  await page.getByLabel('User type', { exact: true }).selectOption({ label: 'Investment Manager' });
  await page.getByLabel('Organisation', { exact: true }).selectOption({ label: name });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(page.getByText('Investment Manager').first()).toBeVisible();
  await expectAccessible(page);
});
