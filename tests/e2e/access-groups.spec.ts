import { enter, expect, expectAccessible, personOf, picture, test } from './walk.ts';

test('an administrator creates an access group, fills it, and is asked before it opens accounts', async ({ page }) => {
  const name = `Families of the ${test.info().project.name}`;
  await enter(page, 'default', personOf('default', 'admin'), '/admin/access-groups?open=new');
  const begun = page.getByRole('complementary', { name: 'Add new access group' });
  await begun.getByLabel('Name').fill(name);
  await begun.getByRole('button', { name: 'Create' }).click();
  const panel = page.getByRole('complementary', { name: 'Edit access group' });
  await panel.getByLabel('Description').fill('Looked after from one office');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Access group saved')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'access-group');

  await panel.getByRole('link', { name: /^Advisers/ }).click();
  await expect(panel.getByText('The group has no advisers, so it restricts no one.')).toBeVisible();
  await panel.getByRole('link', { name: 'Not in the group' }).click();
  await panel.getByRole('checkbox').nth(1).check();
  await panel.getByRole('button', { name: 'Add selected' }).click();
  await expect(page.getByText('1 added')).toBeVisible();
  await panel.getByRole('link', { name: /^Clients/ }).click();
  await expect(panel.getByText('see no clients.')).toBeVisible();
  await panel.getByRole('link', { name: 'Not in the group' }).click();
  await panel.getByRole('checkbox').first().check();
  await panel.getByRole('button', { name: 'Add selected' }).click();
  await expect(panel.getByRole('link', { name: /^Clients\s*1$/ })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'access-group-clients');

  await panel.getByRole('link', { name: /^Advisers/ }).click();
  await expect(panel.getByText('In no other group')).toBeVisible();
  await panel.getByRole('checkbox').first().check();
  await panel.getByRole('button', { name: 'Remove selected' }).click();
  await expect(panel.getByText('This opens more accounts')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'access-group-opens');
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByText('This opens more accounts')).toBeHidden();
  await panel.getByRole('link', { name: 'Details' }).click();
  await panel.getByRole('button', { name: 'Delete', exact: true }).click();
  await panel.getByRole('button', { name: 'Click again to delete' }).click();
  await expect(panel.getByText('This opens more accounts')).toBeVisible();
  await panel.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Access groups' })).toBeVisible();
  await expect(page.getByText(name)).toBeHidden();
});
