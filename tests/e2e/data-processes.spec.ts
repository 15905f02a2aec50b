import { enter, expect, expectAccessible, personOf, picture, test } from './walk.ts';

test('an administrator designs a data process, checks its file, answers its question and imports it', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'admin'), '/admin/data-processes?open=new');
  await page.locator('input[name=name]').fill('Rates by hand');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: 'Designer', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rates by hand' })).toBeVisible();

  await page.getByRole('link', { name: 'Add step' }).click();
  const step = page.getByRole('complementary', { name: 'Add new data process step' });
  await step.locator('input[name=name]').fill('Rates of the day');
  await step.getByLabel('Dataset').selectOption('Exchange rates');
  await step.getByRole('radio', { name: 'No' }).check();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: 'Designer', exact: true }).click();

  await expect(page.getByRole('button', { name: 'Check files' })).toBeDisabled();
  const rates = 'Date,AUD\n2010-01-04,1.5\n2010-01-05,3\n';
  await page
    .getByLabel('Choose a file for Exchange rates')
    .setInputFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(rates) });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check files' }).click();
  await expect(page.getByText(/fx\.csv, line 3: .*3.*differs by 100%/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'data-process-checked');
  await page.getByRole('checkbox', { name: 'This row is right' }).check();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What was imported' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Runs' }).getByText('Imported', { exact: true })).toBeVisible();
});
