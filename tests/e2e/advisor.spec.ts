import { readFileSync } from 'node:fs';
import { arrive, onPhoneInFull, at, enter, expect, expectAccessible, personOf, picture, test, visit } from './walk.ts';

test('an adviser finds a client, reads a portfolio, asks how a figure came about and takes it away', onPhoneInFull, async ({ page }) => {
  await enter(page, 'default', personOf('default', 'advisor'));
  await expect(page.getByRole('heading', { level: 1, name: 'Client overview' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'overview');

  await page.getByRole('searchbox').first().fill('Hartwell');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/find=Hartwell/);
  await page
    .getByRole('link', { name: /Hartwell/ })
    .first()
    .click();
  await arrive(page, /\/(account|portfolio)\//);
  if (page.url().includes('/account/')) {
    await expectAccessible(page);
    await picture(page, 'account');
    await page
      .getByRole('link', { name: /Long-term growth/i })
      .first()
      .click();
  }
  await arrive(page, /\/portfolio\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A chart out of sight waits until its reader comes near.
  await page.getByRole('heading', { level: 2, name: 'Performance', exact: true }).first().scrollIntoViewIfNeeded();
  await page
    .getByRole('img', { name: /Portfolio performance/ })
    .first()
    .waitFor();
  await expectAccessible(page);
  await picture(page, 'portfolio');

  await page
    .getByRole('button', { name: /how we calculated this/ })
    .nth(2)
    .click();
  const explanation = page.getByRole('dialog');
  await expect(explanation).toContainText(/linked/i);
  await picture(page, 'portfolio-explained');
  await explanation.getByRole('link', { name: 'How is this calculated?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Time-weighted return' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'calculation');
  await page.goBack();

  const figure = page.getByRole('button', { name: /how we calculated this/ }).nth(2);
  await figure.click();
  await expect(explanation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(explanation).toBeHidden();
  await expect(figure).toBeFocused();

  await page.getByRole('link', { name: '1Y', exact: true }).first().click();
  await expect(page).toHaveURL(/range=1y/);
  await page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: 'Holdings' }).click();
  await expect(page).toHaveURL(/\/holdings\?.*range=1y/);
  await page
    .getByRole('link', { name: /^Transactions/ })
    .or(page.getByRole('tab', { name: /^Transactions/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/tab=transactions/);
  await picture(page, 'portfolio-transactions');
});

test('a portfolio is shown as of any past day, and the day is kept', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'investor'));
  await visit(page, `${page.url().split('?')[0]}?date=2024-03-28`);
  await expect(page.locator('main').getByText('28/03/2024').first()).toBeVisible();
  await visit(page, page.url().split('?')[0] ?? '');
  await expect(page.locator('main').getByText('28/03/2024').first()).toBeVisible();
});

test('holdings, transactions and the report leave as files', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'investor'));
  await page
    .getByRole('link', { name: /Long-term growth/i })
    .first()
    .click();
  await arrive(page, /\/portfolio\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Long-term growth' })).toBeVisible();
  await page.locator('summary', { hasText: 'Export' }).click();
  const [csv] = await Promise.all([page.waitForEvent('download'), page.locator('details a', { hasText: /holdings/i }).click()]);
  expect(csv.suggestedFilename()).toBe('holdings.csv');
  expect(readFileSync(await csv.path(), 'utf8')).toContain('Equities');

  await page.locator('summary', { hasText: 'Export' }).click();
  const [pdf] = await Promise.all([page.waitForEvent('download'), page.locator('details a', { hasText: /PDF$/ }).click()]);
  expect(pdf.suggestedFilename()).toMatch(/^(Quarterly )?Investment Report-.+_.+\.pdf$/);
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('a guest goes to the login page and comes back', async ({ page }) => {
  await visit(page, at('default', '/portals'));
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fportals/);
  await expectAccessible(page);
  await picture(page, 'login');
});

test('a client, a portfolio, a page or an action is found from anywhere', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'advisor'));
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find a client, portfolio, page or action' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('hartwell');
  await expect(dialog.getByRole('link', { name: /Long-term growth/ })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'find');

  // What older words found is not opened while the answer to newer ones is on its way.
  await page.route('**/find?find=blakemore', async () => undefined);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('blakemore');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('searchbox')).toHaveValue('blakemore');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('hartwell');
  await expect(dialog.getByRole('link', { name: /Long-term growth/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await arrive(page, /\/account\//);
  await expect(dialog).toBeHidden();

  await page.keyboard.press('/');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('messag');
  await expect(dialog.getByRole('link', { name: /Messages/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/messages/);

  const openAgain = async (key: string) => {
    await expect(dialog).toBeHidden();
    await page.keyboard.press(key);
    await expect(dialog.getByRole('searchbox')).toBeFocused();
  };
  await openAgain('/');
  await page.keyboard.type('write to hartwell');
  await dialog
    .getByRole('link', { name: /^Write to Hartwell/ })
    .first()
    .click();
  await page.waitForURL(/\/messages\/new\?to=[0-9a-f]{32}$/);
  await expect(page.getByRole('combobox', { name: 'Recipient' })).toHaveValue(/Hartwell/);

  await openAgain('ControlOrMeta+k');
  await page.keyboard.type('export cli');
  await expect(dialog.getByRole('link', { name: /^Export clients/ })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'find-action');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^my_accounts.*\.csv$/);

  await openAgain('ControlOrMeta+k');
  await page.keyboard.type('new client');
  await expect(dialog.getByRole('link', { name: /^New client/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New client', exact: true })).toBeVisible();
});
