import type { Page } from '@playwright/test';
import { alsoOnPhone, at, enter, expect, expectAccessible, expectFailures, personOf, picture, test } from './walk.ts';

/** The first portfolio of the adviser's first client, with nothing open over it. */
async function openPortfolio(page: Page, variant: 'default' | 'greek' = 'default'): Promise<string> {
  await enter(page, variant, personOf(variant, 'advisor'));
  const account = page.locator('main a[href*="/account/"]').first();
  await account.waitFor({ state: 'attached' });
  await page.goto(at(variant, (await account.getAttribute('href')) ?? ''));
  if (!page.url().includes('/portfolio/')) {
    const portfolio = page.locator('main a[href*="/portfolio/"]').first();
    await portfolio.waitFor({ state: 'attached' });
    await page.goto(at(variant, (await portfolio.getAttribute('href')) ?? ''));
  }
  return new URL(page.url()).pathname;
}

test(
  'an adviser records a purchase, sells, is refused too many units, and takes it back',
  alsoOnPhone,
  async ({ page, viewport, complaints }) => {
    test.slow();
    await openPortfolio(page);
    // An equal purchase on the same day would be asked about.
    const units = (viewport?.width ?? 0) >= 960 ? '10' : '11';
    const drawer = page.getByRole('dialog', { name: 'Add transaction' });
    const openDrawer = async () => {
      await page.locator('summary', { hasText: 'Add' }).click();
      await page.getByRole('link', { name: 'Add transaction' }).click();
    };

    await openDrawer();
    await expect(page).toHaveURL(/drawer=transaction/);
    await drawer.getByRole('button', { name: 'Record transaction' }).click();
    await expect(drawer.getByText('Symbol is required')).toBeVisible();
    await expect(drawer.getByText('Units is required')).toBeVisible();

    await drawer.getByRole('combobox', { name: 'Symbol' }).click();
    await page.keyboard.type('Vantry UK');
    await page
      .getByRole('option', { name: /^Vantry UK/ })
      .first()
      .click();
    await drawer.getByRole('textbox', { name: 'Units' }).fill(units);
    await drawer.getByRole('button', { name: / on \d\d\/\d\d\/\d{4}$/ }).click();
    await expect(drawer.getByRole('region', { name: 'Preview' })).toContainText('Cash after this transaction');
    await expect(drawer.getByRole('region', { name: 'Preview' })).toContainText('−£');
    await expectAccessible(page, '[role=dialog]');
    await picture(page, 'ledger-purchase');
    await drawer.getByRole('button', { name: 'Record transaction' }).click();
    await expect(page.getByText('Transaction recorded')).toBeVisible();
    await expect(page).not.toHaveURL(/drawer=/);

    await openDrawer();
    await drawer.getByRole('combobox', { name: 'Type' }).selectOption('Sale');
    await drawer.getByRole('combobox', { name: 'Symbol' }).click();
    await page.keyboard.type('Vantry UK');
    await page
      .getByRole('option', { name: /^Vantry UK/ })
      .first()
      .click();
    await drawer.getByRole('textbox', { name: 'Units' }).fill('99,999,999');
    await drawer.getByRole('textbox', { name: 'Amount' }).fill('5');
    await drawer.getByRole('button', { name: 'Record transaction' }).click();
    await expect(drawer.getByText('You only have that many units')).toBeVisible();
    await picture(page, 'ledger-too-many');
    await expectFailures(complaints, 400);

    await drawer.getByRole('textbox', { name: 'Amount' }).fill('');
    await drawer.getByRole('textbox', { name: 'Units' }).fill('4');
    await drawer.getByRole('button', { name: / on \d\d\/\d\d\/\d{4}$/ }).click();
    await drawer.getByRole('button', { name: 'Record transaction' }).click();
    await expect(page.getByText('Transaction recorded')).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByText('Undone')).toBeVisible();
  },
);

test('a transaction is corrected from the list, and voided with a reason', async ({ page, complaints }) => {
  test.slow();
  const path = await openPortfolio(page);
  await page.goto(at('default', `${path}?tab=transactions&transactions=all`));
  const list = page.getByRole('grid', { name: 'Transactions' }).or(page.getByRole('table', { name: 'Transactions' }));
  const dividend = list.getByRole('link', { name: 'Dividend' }).first();
  const imported = (await dividend.getAttribute('href')) ?? '';
  await dividend.click();
  const drawer = page.getByRole('dialog', { name: 'Correct transaction' });
  await expect(drawer.getByText('Imported from')).toBeVisible({ timeout: 20_000 });
  await drawer.getByRole('textbox', { name: 'Note' }).fill('As the contract note says');
  await drawer.getByRole('button', { name: 'Save correction' }).click();
  await expect(drawer.getByText('Reason is required')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Reason' }).fill('The note was missing');
  await drawer.getByRole('button', { name: 'Save correction' }).click();
  await expect(page.getByText('Transaction corrected')).toBeVisible();

  await expect(dividend).not.toHaveAttribute('href', imported);
  await dividend.click();
  await drawer.getByRole('textbox', { name: 'Reason' }).fill('Never paid');
  await drawer.getByRole('button', { name: 'Void transaction' }).click();
  await drawer.getByRole('button', { name: 'Void transaction' }).click();
  await expect(page.getByText('Transaction voided')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a client has no way to record anything', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'investor'));
  if (page.url().includes('/account/')) await page.locator('main a[href*="/portfolio/"]').first().click();
  await page.waitForURL(/\/portfolio\//);
  await expect(page.getByRole('link', { name: 'Add transaction' })).toHaveCount(0);
  await page.goto(`${page.url()}?drawer=transaction`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an adviser adds a property in Greek', alsoOnPhone, async ({ page }) => {
  test.slow();
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: at('greek') }]);
  await openPortfolio(page, 'greek');
  await page.locator('summary', { hasText: 'Προσθήκη' }).click();
  await page.getByRole('link', { name: 'Προσθήκη θέσης' }).click();
  const drawer = page.getByRole('dialog', { name: 'Προσθήκη θέσης' });
  await drawer.getByRole('combobox', { name: 'Θέση' }).selectOption('property');
  await drawer.getByRole('textbox', { name: 'Ονομασία' }).fill('Κατοικία στο λιμάνι');
  await drawer.getByRole('textbox', { name: 'Τιμή κτήσης' }).fill('450.000');
  await drawer.getByRole('textbox', { name: 'Τιμή', exact: true }).fill('460.000,50');
  await drawer.getByRole('button', { name: 'Προσθήκη θέσης' }).click();
  await expect(drawer.getByText('Εισαγάγετε έγκυρη ημερομηνία').or(drawer.locator('[aria-invalid]')).first()).toBeVisible();
  await drawer.getByLabel('Ημερομηνία').last().fill('2026-01-05');
  await picture(page, 'ledger-property-greek');
  await expectAccessible(page, '[role=dialog]');
  await drawer.getByRole('button', { name: 'Προσθήκη θέσης' }).click();
  await expect(page.getByText('Η θέση προστέθηκε')).toBeVisible();
});

test(
  'an adviser pastes rows into the sheet of transactions, corrects one by keyboard, saves all and takes it back',
  alsoOnPhone,
  async ({ page, complaints }) => {
    test.slow();
    const path = await openPortfolio(page);
    await page.locator('summary', { hasText: 'Add' }).click();
    await page.getByRole('link', { name: 'Edit transactions' }).click();
    await page.waitForURL(`**${path}/edit-transactions`);
    const cell = (row: number, column: string) => page.locator(`[data-row="${row}"][data-cell="${column}"]`);
    const newest = await cell(1, 'day').inputValue();
    await expectAccessible(page, 'main');

    await cell(0, 'day').evaluate((target, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, 'Date\tType\tAmount\tNote\n2/11/2026\tCharge\t£1,234.50\tCustody\n3.11.2026\tContribution\t(250.00)\tSavings\n31/31/2026\tInterest\t1\tNo such day\n');
    await expect(cell(1, 'day')).toHaveValue('03/11/2026');
    await expect(cell(1, 'amount')).toHaveValue('250.00');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing has been saved' })).toContainText('Row 3');
    await expect(cell(2, 'day')).toHaveAttribute('aria-invalid', 'true');
    await expectFailures(complaints, 400);

    await cell(1, 'day').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('4/11/2026');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('New: 3.');
    await picture(page, 'edit-transactions');
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByText('Transactions saved')).toBeVisible();
    const saved = page.locator('[data-cell=note][value="No such day"]');
    await expect(saved).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByText('Undone')).toBeVisible();
    await expect(saved).toHaveCount(0);
    await expect(cell(1, 'day')).toHaveValue(newest);
  },
);
