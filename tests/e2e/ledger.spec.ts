import type { Page } from '@playwright/test';
import {
  arrive,
  inFull,
  onPhoneInFull,
  at,
  enter,
  expect,
  expectAccessible,
  expectFailures,
  personOf,
  picture,
  test,
  visit,
} from './walk.ts';

/** The first portfolio of the adviser's first client, with nothing open over it. */
async function openPortfolio(page: Page, variant: 'default' | 'greek' = 'default'): Promise<string> {
  await enter(page, variant, personOf(variant, 'advisor'));
  const account = page.locator('main a[href*="/account/"]').first();
  await account.waitFor({ state: 'attached' });
  await visit(page, at(variant, (await account.getAttribute('href')) ?? ''));
  if (!page.url().includes('/portfolio/')) {
    const portfolio = page.locator('main a[href*="/portfolio/"]').first();
    await portfolio.waitFor({ state: 'attached' });
    await visit(page, at(variant, (await portfolio.getAttribute('href')) ?? ''));
  }
  return new URL(page.url()).pathname;
}

test('an adviser records a purchase, sells, is refused too many units, and takes it back', onPhoneInFull, async ({ page, viewport }) => {
  await openPortfolio(page);
  // An equal purchase on the same day would be asked about.
  const units = (viewport?.width ?? 0) >= 960 ? '10' : '11';
  const drawer = page.getByRole('dialog', { name: 'Add new transaction' });
  const openDrawer = async () => {
    await page.locator('summary', { hasText: 'Add' }).click();
    await page.getByRole('link', { name: 'Add transaction' }).click();
  };

  await openDrawer();
  await expect(page).toHaveURL(/drawer=transaction/);
  await expect(drawer.getByRole('button', { name: 'Record transaction' })).toBeDisabled();
  await drawer.getByRole('textbox', { name: 'Units' }).fill(units);
  await drawer.getByRole('textbox', { name: 'Units' }).fill('');
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
  await expect(drawer.getByText('You only have that many units')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Record transaction' })).toBeDisabled();
  await picture(page, 'ledger-too-many');

  await drawer.getByRole('textbox', { name: 'Amount' }).fill('');
  await drawer.getByRole('textbox', { name: 'Units' }).fill('4');
  await drawer.getByRole('button', { name: / on \d\d\/\d\d\/\d{4}$/ }).click();
  await drawer.getByRole('button', { name: 'Record transaction' }).click();
  await expect(page.getByText('Transaction recorded')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('Undone')).toBeVisible();
});

test('a transaction is corrected from the list, and voided with a reason', async ({ page, complaints }) => {
  const path = await openPortfolio(page);
  await visit(page, at('default', `${path}?tab=transactions&transactions=all`));
  const list = page.getByRole('grid', { name: 'Transactions' }).or(page.getByRole('table', { name: 'Transactions' }));
  const dividend = list.getByRole('link', { name: 'Dividend' }).first();
  const imported = (await dividend.getAttribute('href')) ?? '';
  await dividend.click();
  const drawer = page.getByRole('dialog', { name: 'Edit transaction' });
  await expect(drawer.getByText('Imported from')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Note' }).fill('As the contract note says');
  await expect(drawer.getByRole('button', { name: 'Save correction' })).toBeDisabled();
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

test('a client has no way to record anything', inFull, async ({ page }) => {
  await enter(page, 'default', personOf('default', 'investor'));
  await page.locator('main a[href*="/portfolio/"]').first().click();
  await arrive(page, /\/portfolio\//);
  await expect(page.getByRole('link', { name: 'Add transaction' })).toHaveCount(0);
  await visit(page, `${page.url()}?drawer=transaction`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an adviser adds a property in Greek', inFull, async ({ page }) => {
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: at('greek') }]);
  await openPortfolio(page, 'greek');
  await page.locator('summary', { hasText: 'Προσθήκη' }).click();
  await page.getByRole('link', { name: 'Προσθήκη θέσης' }).click();
  const drawer = page.getByRole('dialog', { name: 'Νέα καταχώριση: θέση' });
  await drawer.getByRole('combobox', { name: 'Θέση' }).selectOption('property');
  await drawer.getByRole('textbox', { name: 'Ονομασία' }).fill('Κατοικία στο λιμάνι');
  await drawer.getByRole('textbox', { name: 'Τιμή κτήσης' }).fill('450.000');
  await drawer.getByRole('textbox', { name: 'Τιμή', exact: true }).fill('460.000,50');
  await expect(drawer.getByText('Εισαγάγετε έγκυρη ημερομηνία').or(drawer.locator('[aria-invalid]')).first()).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Προσθήκη θέσης' })).toBeDisabled();
  await drawer.getByLabel('Ημερομηνία').last().fill('2026-01-05');
  await picture(page, 'ledger-property-greek');
  await expectAccessible(page, '[role=dialog]');
  await drawer.getByRole('button', { name: 'Προσθήκη θέσης' }).click();
  await expect(page.getByText('Η θέση προστέθηκε')).toBeVisible();
});

test(
  'an adviser pastes rows into the sheet of transactions, corrects one by keyboard, saves all and takes it back',
  onPhoneInFull,
  async ({ page, complaints }) => {
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
    // All rows are tried, booked and read again.
    await expect(page.getByText('Transactions saved')).toBeVisible();
    const saved = page.locator('[data-cell=note][value="No such day"]');
    await expect(saved).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByText('Undone')).toBeVisible();
    await expect(saved).toHaveCount(0);
    await expect(cell(1, 'day')).toHaveValue(newest);
  },
);

async function paste(page: Page, cell: string, text: string): Promise<void> {
  await page.locator(cell).evaluate((target, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test(
  'an adviser brings holdings to what the custodian says, is asked about an overdraft, and takes it back',
  onPhoneInFull,
  async ({ page, complaints }) => {
    const path = await openPortfolio(page);
    await visit(page, at('default', `${path}/holdings`));
    await page.locator('summary', { hasText: 'Add' }).click();
    await page.getByRole('link', { name: 'Edit holdings' }).click();
    await page.waitForURL(`**${path}/edit-holdings`);
    const target = (row: number) => page.locator(`[data-row="${row}"][data-cell="target"]`);
    await expect(target(1)).toBeEnabled();
    await expectAccessible(page, 'main');
    await picture(page, 'edit-holdings');

    const held = await target(1).inputValue();
    await target(0).focus();
    await page.keyboard.press('ArrowDown');
    await expect(target(1)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(String(Math.round(Number(held) * 1.2)));
    await paste(page, '[data-row="0"][data-cell="target"]', 'Symbol\tUnits\nGBP\t(125.50)\n');
    await expect(target(0)).toHaveValue('-125.50');

    await page.getByRole('combobox', { name: 'Add security' }).click();
    await page.keyboard.type('Vantry UK');
    const found = page.getByRole('option', { name: /^Vantry UK/ }).first();
    await found.click();
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('Reason is required')).toBeVisible();
    await expectFailures(complaints, 400);
    await page.getByRole('textbox', { name: 'Reason' }).fill('Custodian statement of today');
    await page.getByRole('button', { name: 'Check' }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview).toContainText('2 adjustments will be recorded');
    await expect(page.getByText(/The cash balance would be negative/)).toBeVisible();
    await picture(page, 'edit-holdings-asked');
    await page.getByRole('button', { name: 'Save anyway' }).click();
    await expect(page.getByText('Holdings saved')).toBeVisible();
    await expect(target(0)).toHaveValue('-125.5');
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByText('Undone')).toBeVisible();
    await expect(target(1)).toHaveValue(held);
  },
);

test('holdings of an earlier day are shown in Greek', inFull, async ({ page }) => {
  const path = await openPortfolio(page, 'greek');
  await visit(page, at('greek', `${path}/edit-holdings?day=2024-06-28`));
  await expect(page.getByRole('heading', { name: 'Επεξεργασία θέσεων' })).toBeVisible();
  const target = page.locator('[data-row="1"][data-cell="target"]');
  await target.fill('1.234,5');
  await expect(page.locator('tr[data-look="changed"]')).toHaveCount(1);
  await expectAccessible(page, 'main');
  await picture(page, 'edit-holdings-greek');
});

test(
  'an adviser transfers units into another portfolio, and takes both sides back',
  onPhoneInFull,
  async ({ page, viewport, complaints }) => {
    const path = await openPortfolio(page);
    // An equal transfer on the same day would be asked about.
    const units = (viewport?.width ?? 0) >= 960 ? '7' : '8';
    const drawer = page.getByRole('dialog', { name: 'Transfer to another portfolio' });
    await visit(page, at('default', `${path}/edit-holdings`));
    const symbol = (await page.locator('td[data-column="holding"]').nth(3).locator('span').last().textContent()) ?? '';
    await visit(page, at('default', path));
    await page.locator('summary', { hasText: 'Add' }).click();
    await page.getByRole('link', { name: 'Transfer to another portfolio' }).click();
    await expect(drawer.getByRole('button', { name: 'Record transfer' })).toBeDisabled();
    await drawer.getByRole('combobox', { name: 'Into portfolio' }).click();
    await page.getByRole('option', { name: / · / }).first().click();
    await drawer.getByRole('combobox', { name: 'Symbol' }).click();
    await page.keyboard.type(symbol.trim());
    await page.getByRole('option', { name: / · / }).first().click();
    await drawer.getByRole('textbox', { name: 'Units' }).fill(units);
    await expect(drawer.getByRole('region', { name: 'Preview' })).toContainText('Units after this transaction');
    await expect(drawer.getByRole('button', { name: /^All / })).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await picture(page, 'transfer');
    await drawer.getByRole('button', { name: 'Record transfer' }).click();
    await expect(page.getByText('Transfer recorded')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByText('Undone')).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test('the form of a transfer in Greek', inFull, async ({ page }) => {
  const path = await openPortfolio(page, 'greek');
  await visit(page, at('greek', `${path}?drawer=transfer`));
  const drawer = page.getByRole('dialog', { name: 'Μεταφορά σε άλλο χαρτοφυλάκιο' });
  await drawer.getByRole('combobox', { name: 'Μεταφορά', exact: true }).selectOption('cash');
  await drawer.getByRole('combobox', { name: 'Προς το χαρτοφυλάκιο' }).click();
  await page.getByRole('option', { name: / · / }).first().click();
  await drawer.getByRole('textbox', { name: 'Ποσό' }).fill('1.250,50');
  await expect(drawer.getByRole('region', { name: 'Προεπισκόπηση' })).toContainText('1.250,50');
  await picture(page, 'transfer-greek');
});

test('an adviser records a bond by its nominal', onPhoneInFull, async ({ page }) => {
  const path = await openPortfolio(page);
  await visit(page, at('default', `${path}?drawer=transaction&symbol=TG33`));
  const drawer = page.getByRole('dialog', { name: 'Add new transaction' });
  await drawer.getByRole('textbox', { name: 'Nominal' }).fill('50,000');
  await expect(drawer.getByRole('textbox', { name: 'Units' })).toHaveCount(0);
  const lastPrice = drawer.getByRole('button', { name: / on \d\d\/\d\d\/\d{4}$/ });
  const [price = ''] = /[\d.]+/.exec(await lastPrice.innerText()) ?? [];
  await lastPrice.click();
  await expect(drawer.getByRole('region', { name: 'Preview' })).toContainText('Nominal after this transaction');
  await expect(drawer.getByRole('region', { name: 'Preview' })).toContainText(`−£${(Number(price) * 500).toLocaleString('en-GB')}`);
  await picture(page, 'ledger-nominal');
  await drawer.getByRole('combobox', { name: 'Type' }).selectOption('Sale');
  await drawer.getByRole('button', { name: /^Sell all / }).click();
  await expect(drawer.getByRole('textbox', { name: 'Nominal' })).not.toHaveValue('50,000');
});
