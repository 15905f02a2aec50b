import { at, enter, expect, expectAccessible, expectFailures, personOf, picture, test, pageWithoutScripts, visit } from './walk.ts';

test('an administrator keeps the own organisation, and is shown what someone else has saved in the meantime', async ({ page }) => {
  const city = test.info().project.name;
  await enter(page, 'default', personOf('default', 'admin'), '/profile/organisation');
  await expect(page.getByRole('heading', { level: 1, name: 'My organisation' })).toBeVisible();
  const other = await page.context().newPage();
  await visit(other, at('default', '/profile/organisation'));
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

test('an administrator creates an organisation beside the list and gives a person a job there', async ({ page, complaints }) => {
  const name = `House of the ${test.info().project.name}`;
  await enter(page, 'default', personOf('default', 'admin'), '/admin/organisations');
  await expect(page.getByRole('heading', { level: 1, name: 'Organisations' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'organisations');
  await page.getByRole('link', { name: 'Add organisation' }).click();
  const panel = page.getByRole('complementary', { name: 'Add new organisation' });
  await expect(panel.getByRole('button', { name: 'Create' })).toBeDisabled();
  await panel.getByLabel('Name', { exact: true }).fill(name);
  await panel.getByRole('button', { name: 'Create' }).click();
  const record = page.getByRole('complementary', { name: 'Edit organisation' });
  await expect(record.getByText('All changes saved')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'organisation-panel');

  await record.getByRole('textbox', { name: 'Email domain' }).fill('https://house.example');
  await expect(record.getByText('Enter only the domain')).toBeVisible();
  await expect(record.getByText('1 change not saved')).toBeVisible();
  await expect(record.getByRole('button', { name: 'Save' })).toBeDisabled();
  await record.getByRole('link', { name: 'Close' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await record.getByRole('textbox', { name: 'Email domain' }).fill('gmail.com');
  await record.getByRole('button', { name: 'Save' }).click();
  await expect(record.getByText('is a public email service')).toBeVisible();
  await expectFailures(complaints, 400);
  await record.getByRole('textbox', { name: 'Email domain' }).fill('');
  await record.getByRole('textbox', { name: 'City' }).fill('Athens');
  await record.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Organisation saved')).toBeVisible();
  await record.getByRole('link', { name: /^History/ }).click();
  await expect(record.getByText('Athens')).toBeVisible();
  await picture(page, 'organisation-history');
  await record.getByRole('link', { name: 'Close' }).click();
  await expect(record).toBeHidden();

  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText('1 to 1 of 1')).toBeVisible();
  // Someone whom no other walk leans on.
  await visit(page, at('default', '/admin/people?find=meera.devlin@ashcombe-hale.example'));
  await page.locator('main tbody a[href*="open="]').filter({ visible: true }).first().click();
  const user = page.getByRole('complementary', { name: 'Edit user' });
  await user.getByLabel('User type', { exact: true }).selectOption({ label: 'Investment Manager' });
  await user.getByLabel('Organisation', { exact: true }).selectOption({ label: name });
  await user.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User saved')).toBeVisible();
  await expectAccessible(page);
});

test('without scripts the list is searched, and a record opened and saved', async ({ browser }) => {
  const page = await pageWithoutScripts(browser);
  await enter(page, 'default', personOf('default', 'admin'), '/admin/organisations');
  await page.getByRole('searchbox').fill('no such house');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('No organisations found')).toBeVisible();
  await visit(page, at('default', '/admin/organisations?open=new'));
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(`Quiet house of the ${test.info().project.name}`);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('complementary', { name: 'Edit organisation' })).toBeVisible();
  await page.context().close();
});
