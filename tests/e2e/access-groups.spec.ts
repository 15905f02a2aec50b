import { at, expect, expectAccessible, personOf, picture, signIn, test } from './walk.ts';

test('an administrator makes an access group, fills it, and is asked before it opens accounts', async ({ page }) => {
  const name = `Families of the ${test.info().project.name}`;
  await signIn(page, 'default', personOf('default', 'admin'));
  await page.goto(at('default', '/admin/access-groups'));
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByLabel('Description').fill('Looked after from one office');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The access group is saved.')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'access-group');

  await page.getByRole('link', { name: /^Team/ }).click();
  await expect(page.getByText('The team is empty: the group restricts nobody.')).toBeVisible();
  await page.getByRole('link', { name: 'Not in it' }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Add those chosen' }).click();
  await expect(page.getByText('1 added.')).toBeVisible();
  await page.getByRole('link', { name: /^Clients/ }).click();
  await expect(page.getByText('sees no account.')).toBeVisible();
  await page.getByRole('link', { name: 'Not in it' }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Add those chosen' }).click();
  await expect(page.getByRole('link', { name: /^Clients\s*1$/ })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'access-group-clients');

  await page.getByRole('link', { name: /^Team/ }).click();
  await expect(page.getByText('In no other group')).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Take out those chosen' }).click();
  await expect(page.getByText('This opens accounts')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'access-group-opens');
  await page.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(page.getByText('This opens accounts')).toBeHidden();
  await page.getByRole('link', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('This opens accounts')).toBeVisible();
  await page.getByRole('button', { name: 'Delete all the same' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Access groups' })).toBeVisible();
  await expect(page.getByText(name)).toBeHidden();
});
