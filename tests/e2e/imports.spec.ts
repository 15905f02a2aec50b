import type { Page } from '@playwright/test';
import {
  onPhoneInFull,
  at,
  enter,
  expect,
  expectAccessible,
  expectContrast,
  expectFailures,
  personOf,
  picture,
  test,
  reload,
  visit,
} from './walk.ts';

const header = 'date,action,symbol,quantity,price,fees,currency';
const symbol = 'NMR';

/** A broker's file that no one has made: a purchase, its dividend, a sale, and a row that cannot be. */
const rows = (name: string) => [
  `2026-01-10,BUY,${name},100,5.35,1.00,GBP`,
  `2026-02-09,DIVIDEND,${name},100,0.80,0.0,GBP`,
  `2026-02-14,SELL,${name},50,6.00,0.50,GBP`,
  `2026-02-31,BUY,${name},1,6.00,0,GBP`,
];

async function newImport(page: Page): Promise<void> {
  await enter(page, 'default', personOf('default', 'advisor'));
  const overview = new URL(page.url());
  await visit(page, `${overview.origin}${overview.pathname}/imports`);
  await expect(page.getByRole('heading', { level: 1, name: 'Imports' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New import' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import transactions' })).toBeVisible();
}

async function upload(page: Page, name: string, lines: readonly string[]): Promise<void> {
  await page
    .locator('input[type=file]:not([accept*=json])')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from([header, ...lines].join('\n')) });
  // What is known of the file comes last, and moves what is below it.
  await expect(page.getByRole('group', { name }).getByText('Encoding')).toBeVisible();
  const portfolio = page.getByRole('combobox', { name: 'Portfolio' }).last();
  await portfolio.click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(portfolio).not.toHaveValue('');
}

test('an adviser brings in a broker’s file, and takes it back', onPhoneInFull, async ({ page }) => {
  const name = `${symbol}-${test.info().project.name}`;
  await newImport(page);
  await upload(page, 'broker.csv', rows(name));
  await expectAccessible(page);
  await picture(page, 'import-upload');
  await page.getByRole('button', { name: 'Check files' }).click();

  await expect(page.getByRole('heading', { name: 'Row by row' })).toBeVisible();
  await expect(page.getByText('date: “2026-02-31”. Expected a date that exists')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'import-securities');
  await page.getByRole('button', { name: 'Choose security' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Northmoor plc');
  await page.getByRole('button', { name: 'Add security' }).click();
  await expect(page.getByText('New: Northmoor plc')).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).first().click();

  await expect(page.getByText('Leave out the 1 row with errors')).toBeVisible();
  await page.getByLabel('Leave out the 1 row with errors').check();
  await page.getByRole('button', { name: 'Apply and check again' }).click();
  const bringIn = page.getByRole('button', { name: 'Import 3 rows' });
  await expect(bringIn).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Effect on values' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'import-check');
  await bringIn.click();

  const undo = page.getByRole('button', { name: 'Undo import' });
  await expect(undo).toBeVisible();
  await expect(page.getByText('3 rows were imported')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'import-done');
  await undo.click();
  await expect(page.getByText('Transactions removed: 3')).toBeVisible();

  await visit(page, page.url().replace(/\/[0-9a-f]{32}$/, ''));
  await expect(page.getByText('Undone').filter({ visible: true }).first()).toBeVisible();
  await picture(page, 'imports');
});

test('a file that is none says why', async ({ page, complaints }) => {
  await newImport(page);
  await page
    .locator('input[type=file]:not([accept*=json])')
    .setInputFiles({ name: 'picture.csv', mimeType: 'text/csv', buffer: Buffer.from([0x50, 0x4b, 3, 4, 0]) });
  await expect(page.getByText('picture.csv: This file type is not supported')).toBeVisible();
  await expectFailures(complaints, 400);
});

test('a row is corrected, in the dark', onPhoneInFull, async ({ page }) => {
  await newImport(page);
  await upload(page, 'broker.csv', rows('ALP'));
  await page.getByRole('button', { name: 'Check files' }).click();
  await expect(page.getByRole('heading', { name: 'Row by row' })).toBeVisible();
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: at('default') }]);
  await reload(page);
  await page.getByRole('link', { name: 'Correct line 5' }).click();
  const date = page.getByRole('textbox', { name: 'date' });
  await expect(date).toHaveValue('2026-02-31');
  await expectAccessible(page);
  await expectContrast(page);
  await picture(page, 'import-correction');
  await date.fill('2026-02-27');
  await page.getByRole('button', { name: 'Save and check again' }).click();
  await expect(page.getByText('date: 2026-02-27 (in the file: 2026-02-31)')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'date' })).toBeHidden();
  await picture(page, 'import-corrected');
});
