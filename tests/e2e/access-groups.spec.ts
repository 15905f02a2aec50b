import { at, enter, expect, expectAccessible, personOf, picture, test } from './walk.ts';

test('an administrator makes an access group, fills it, and is asked before it opens accounts', async ({ page }) => {
  const name = `Families of the ${test.info().project.name}`;
  await enter(page, 'default', personOf('default', 'admin'));
  await page.goto(at('default', '/admin/access-groups'));
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create access group' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByLabel('Description').fill('Looked after from one office');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Access group saved')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'access-group');

  await page.getByRole('link', { name: /^Advisers/ }).click();
  await expect(page.getByText('The group has no advisers, so it restricts no one.')).toBeVisible();
  await page.getByRole('link', { name: 'Not in the group' }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Add selected' }).click();
  await expect(page.getByText('1 added')).toBeVisible();
  await page.getByRole('link', { name: /^Clients/ }).click();
  await expect(page.getByText('see no clients.')).toBeVisible();
  await page.getByRole('link', { name: 'Not in the group' }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Add selected' }).click();
  await expect(page.getByRole('link', { name: /^Clients\s*1$/ })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'access-group-clients');

  await page.getByRole('link', { name: /^Advisers/ }).click();
  await expect(page.getByText('In no other group')).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Remove selected' }).click();
  await expect(page.getByText('This opens more accounts')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'access-group-opens');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('This opens more accounts')).toBeHidden();
  await page.getByRole('link', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('This opens more accounts')).toBeVisible();
  await page.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Access groups' })).toBeVisible();
  await expect(page.getByText(name)).toBeHidden();
});
