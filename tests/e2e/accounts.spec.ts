import { arrive, onPhoneInFull, enter, enterAccount, expect, expectAccessible, expectFailures, personOf, picture, test } from './walk.ts';

test('groups of clients stand beside the clients, and a group leads to its own', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'advisor'));
  await page.getByRole('link', { name: 'Groups' }).click();
  await expect(page).toHaveURL(/tab=groups/);
  await expect(page.getByRole('heading', { name: 'Client groups' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'groups');
  await page.getByRole('link', { name: 'Family offices', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/group=[0-9a-f]{32}/);
  await expect(page).not.toHaveURL(/tab=/);
  await expect(page.getByText('1–2 of 2 clients')).toBeVisible();
});

test('an account says how it did at a glance, what is known of it, and whom to ask', async ({ page }) => {
  await enterAccount(page, 'greek', personOf('greek', 'investor'));
  await expect(page.getByRole('heading', { name: 'Συνοπτικές αποδόσεις' })).toBeVisible();
  const advisers = page.getByRole('region', { name: 'Σύμβουλος' });
  await expect(advisers.getByRole('link').first()).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('heading', { name: 'Στοιχεία' })).toBeVisible();
  await picture(page, 'account-details-greek');
});

test('a programme shows what happened to its value over the chosen span', onPhoneInFull, async ({ page, viewport }) => {
  await enter(page, 'private-equity', personOf('private-equity', 'investor'));
  await page.locator('main a[href*="/portfolio/"]').first().click();
  await arrive(page, /\/portfolio\//);
  const bridge = page.getByRole('region', { name: 'How the value changed' });
  await expect(bridge).toContainText(/was called and .* distributed/);
  const asTable = bridge.getByRole('button', { name: 'Show as table' });
  if ((viewport?.width ?? 0) >= 960) await asTable.click();
  await expect(bridge.getByRole('row', { name: /Distributed/ })).toContainText('−€');
  await bridge.getByRole('link', { name: '1Y', exact: true }).click();
  await expect(page).toHaveURL(/range=1y/);
  await expect(bridge.getByRole('link', { name: 'How is this calculated?' })).toHaveAttribute('href', /capital-account/);
});

test('an account’s report leaves as a file', async ({ page }) => {
  await enterAccount(page, 'default', personOf('default', 'investor'));
  await page.locator('summary', { hasText: 'Export' }).click();
  const [pdf] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /, PDF$/ }).click()]);
  expect(pdf.suggestedFilename()).toMatch(/^(Quarterly )?Investment Report-.+_.+\.pdf$/);
});

test('a report that could not be printed says so', async ({ page, complaints }) => {
  await enterAccount(page, 'default', personOf('default', 'investor'));
  await page.locator('summary', { hasText: 'Export' }).click();
  const failed = { status: 503, contentType: 'text/plain; charset=utf-8', body: 'Too much is asked for at the moment.' };
  await page.route(/\/pdf(\?|$)/, (route) => route.fulfill(failed));
  await page.getByRole('link', { name: /, PDF$/ }).click();
  await expect(page.getByText(failed.body)).toBeVisible();
  await expectFailures(complaints, 503);
  await page.unroute(/\/pdf(\?|$)/);
  await page.route(/\/pdf(\?|$)/, (route) => route.abort());
  if (!(await page.getByRole('link', { name: /, PDF$/ }).isVisible())) await page.locator('summary', { hasText: 'Export' }).click();
  await page.getByRole('link', { name: /, PDF$/ }).click();
  await expect(page.getByText("We've encountered an error, please try again")).toBeVisible();
  await expect.poll(() => complaints.splice(0)).toHaveLength(1); // the browser says so too
});
