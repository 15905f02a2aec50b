import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, personOf, picture, test, visit } from './walk.ts';

test('a client projects, changes what is supposed, saves, takes it away, deletes and undoes', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'investor'));
  await page.getByRole('link', { name: 'Projections' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Projections for');
  await expect(page.getByText('No projections yet')).toBeVisible();
  await picture(page, 'projections-none');
  await page.getByLabel('Name').fill('Retirement');
  await page.getByRole('button', { name: 'Create projection' }).click();
  const median = page.getByRole('row').last().getByRole('gridcell').nth(3);
  await expect(page.getByText('half of all outcomes are above')).toBeVisible();
  await expectAccessible(page);
  const before = await median.innerText();
  await nameFund(page);
  await page.getByLabel('Monthly contribution').fill('750');
  await page.getByLabel('Target').fill('500000');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expect(page.getByText(/Reach the target of £500,000/)).toBeVisible();
  await expect(median).not.toHaveText(before);
  const typed = await median.innerText();
  await page.getByLabel('Timeframe').fill('41');
  await expect(page.getByText('Enter a whole number of years from 1 to 40.')).toBeVisible();
  await expect(median).toHaveText(typed);
  await page.getByLabel('Timeframe').fill('20');
  await expect(page.getByText('Enter a whole number of years from 1 to 40.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Projection saved')).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await expect(median).toHaveText(typed);
  await picture(page, 'projections');
  await expect(page.getByRole('combobox', { name: 'Fund' }).first()).not.toHaveValue('');
  await page.getByRole('radio', { name: 'In today’s money' }).check();
  await expect(page.getByText('Amounts are in today’s money')).toBeVisible();
  await expect(median).not.toHaveText(typed);
  await page.getByRole('link', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('projection.csv');
  await picture(page, 'projections-export');
  await page.getByRole('button', { name: 'Delete projection Retirement' }).click();
  await expect(page.getByText('No projections yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Assumptions', exact: true })).toBeVisible();
  // The next who walks here begins with none.
  await page.getByRole('button', { name: 'Delete projection Retirement' }).click();
  await expect(page.getByText('No projections yet')).toBeVisible();
});

/** Plans a payment for a fund and one for the whole account, and shows those of the fund alone. */
async function nameFund(page: Page): Promise<void> {
  const payments = page.getByRole('group', { name: 'Planned payments' });
  const cards = payments.getByRole('listitem');
  for (const amount of ['1500', '20']) {
    await payments.getByRole('button', { name: 'Add a payment' }).click();
    await payments.getByLabel('Amount').last().fill(amount);
  }
  const fund = payments.getByRole('combobox', { name: 'Fund' }).first();
  await fund.fill('a');
  const option = page.getByRole('option').filter({ visible: true }).first();
  const name = (await option.innerText()).split(' · ')[0] ?? '';
  await option.click();
  await expect(payments.getByText('Growth stays that of the risk profile').first()).toBeVisible();
  const filter = payments.getByLabel('Show payments of');
  await filter.selectOption({ label: name });
  await expect(cards.filter({ visible: true })).toHaveCount(1);
  await expectAccessible(page);
  await picture(page, 'projections-funds');
  await filter.selectOption('All funds');
  await expect(cards.filter({ visible: true })).toHaveCount(2);
}

test('an adviser finds a client’s projections, and anyone who looks as the client saves none', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'advisor'));
  await page.getByRole('searchbox').first().fill('Hartwell');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/find=Hartwell/);
  await page.locator('main a[href*="/account/"]').filter({ hasText: 'Hartwell', visible: true }).first().click();
  await page.getByRole('link', { name: 'Projections' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projections for Hartwell Family Trust');
  const address = page.url();
  await page.goBack();
  await page.getByRole('button', { name: 'View as client' }).click();
  await expect(page.getByRole('complementary', { name: 'Client view' })).toBeVisible();
  await visit(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projections for Hartwell Family Trust');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Create projection' })).toHaveCount(0);
  await picture(page, 'projections-viewed');
});
