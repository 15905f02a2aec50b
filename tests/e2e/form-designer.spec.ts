import { at, enter, expect, pageWithoutScripts, personOf, test, visit } from './walk.ts';

test('an administrator designs a form, a visitor without scripts fills it in, and the answers are in the office', async ({
  page,
  browser,
}) => {
  const visitor = await pageWithoutScripts(browser);
  await enter(page, 'default', personOf('default', 'admin'), '/admin/forms?open=new');
  await page.locator('input[name=name]').fill('Ask an adviser');
  await page.locator('input[name=title_en]').fill('Ask an adviser');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: 'Designer', exact: true }).click();

  const preview = page.getByRole('region', { name: 'Preview' });
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByLabel('Label').fill('Your name');
  await page.getByLabel('Required').check();
  await page.getByRole('button', { name: 'Number', exact: true }).click();
  await page.getByLabel('Label').fill('Since which year?');
  await page.getByRole('button', { name: 'Yes or no', exact: true }).click();
  await page.getByLabel('Label').fill('Are you a client?');
  const outlined = page.getByRole('button', { name: 'Are you a client?', exact: true });
  await outlined.press('Alt+ArrowUp');
  await expect(page.getByText('Field 2 of 3')).toBeVisible();
  await expect(outlined).toBeFocused();
  await page.getByRole('button', { name: 'Since which year?', exact: true }).click();
  await page.getByLabel('Ask only if').selectOption('Are you a client?');
  await expect(preview.getByLabel('Since which year?')).toBeHidden();
  await preview.getByLabel('Yes').check();
  await expect(preview.getByLabel('Since which year?')).toBeVisible();

  await page.getByLabel('Name', { exact: true }).fill('two words');
  await expect(page.getByRole('alert')).toContainText('Field 3, Since which year?: the name must have letters and digits only');
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  await page.getByLabel('Name', { exact: true }).fill('since');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Saved and published')).toBeVisible();

  await visit(visitor, at('default', '/forms/ask-an-adviser'));
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await expect(visitor.getByText('Field is required')).toBeVisible();
  await visitor.getByLabel('Your name').fill('Ada Walker');
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await expect(visitor.getByText('Your answers have reached us')).toBeVisible();
  await visitor.context().close();

  await visit(page, at('default', '/admin/submissions'));
  await page.getByRole('link', { name: 'Ada Walker' }).first().click();
  await expect(page.getByRole('definition').filter({ hasText: 'Ada Walker' })).toBeVisible();
  await page.locator('select[name=step]').selectOption('Approved');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Submission saved')).toBeVisible();
});
