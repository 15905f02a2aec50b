import { inDatabase } from './in-database.ts';
import { at, enter, expect, expectAccessible, expectContrast, onPhoneInFull, personOf, picture, reload, test } from './walk.ts';

const header = 'Account,ISIN,Quantity,Currency,Cash balance';

/** A portfolio that has nothing yet, and a security that both sides know by its ISIN. */
const known = `
  insert into portfolios (account_id, external_id, name, type, currency) select id, 'WALK-1', 'Custody', 'GIA', currency from accounts where is_active order by id limit 1;
  update instruments set isin = 'XX0000000001' where id = (select id from instruments where type = 'Stock' order by symbol limit 1)`;

test('an administrator compares a custodian’s list, and accepts its break', onPhoneInFull, async ({ page }) => {
  await inDatabase(known);
  await enter(page, 'default', personOf('default', 'admin'), '/admin/reconciliations');
  await expect(page.getByRole('heading', { level: 1, name: 'Reconciliation' })).toBeVisible();
  await expect(page.getByText('No lists compared yet')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'reconciliations-empty');

  await page.getByRole('combobox', { name: 'Custodian' }).fill('Northgate');
  const list = [header, 'WALK-1,XX0000000001,10,GBP,'].join('\n');
  await page.locator('input[type=file]').setInputFiles({ name: 'positions.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await page.getByRole('button', { name: 'Upload list' }).click();

  await expect(page.getByRole('heading', { name: 'How “positions.csv” is read' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'What “Account” is' })).toHaveValue('portfolio');
  await expect(page.getByText('WALK-1').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'reconciliation-columns');
  await page.getByRole('button', { name: 'Compare with ledger' }).click();

  await expect(page.getByRole('heading', { name: 'Ledger and custodian' })).toBeVisible();
  await expect(page.getByText('1 open break')).toBeVisible();
  await expect(page.getByText('Only at the custodian').filter({ visible: true }).last()).toBeVisible();
  await expect(page.getByText('+10', { exact: true }).filter({ visible: true })).toBeVisible();
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: at('default') }]);
  await reload(page);
  await page.locator('summary', { hasText: 'Accept' }).filter({ visible: true }).click();
  await expectAccessible(page);
  await expectContrast(page);
  await picture(page, 'reconciliation-break');
  await page.getByRole('textbox', { name: 'Note' }).filter({ visible: true }).fill('Transfer in, booked tomorrow');
  await page.getByRole('button', { name: 'Accept break' }).filter({ visible: true }).click();

  await expect(page.getByText('Transfer in, booked tomorrow').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('No open breaks').first()).toBeVisible();
  await picture(page, 'reconciliation-accepted');
});
