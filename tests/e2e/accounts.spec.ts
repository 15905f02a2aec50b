import { expect, expectAccessible, personOf, picture, signIn, test } from './walk.ts';

test('groups of clients stand beside the clients, and a group leads to its own', async ({ page }) => {
  await signIn(page, 'default', personOf('default', 'advisor'));
  await page.getByRole('link', { name: 'Groups' }).click();
  await expect(page).toHaveURL(/tab=groups/);
  await expect(page.getByRole('heading', { name: 'Client groups' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'groups');
  await page.getByRole('link', { name: 'Family offices' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/group=Family\+offices/);
  await expect(page).not.toHaveURL(/tab=/);
  await expect(page.getByText('1–2 of 2 clients')).toBeVisible();
});

test('an account says how it did at a glance, what is known of it, and whom to ask', async ({ page }) => {
  await signIn(page, 'greek', personOf('greek', 'investor'));
  await expect(page.getByRole('heading', { name: 'Αποδόσεις με μια ματιά' })).toBeVisible();
  const advisers = page.getByRole('region', { name: 'Σύμβουλος' });
  await expect(advisers.getByRole('link').first()).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('heading', { name: 'Στοιχεία' })).toBeVisible();
  await picture(page, 'account-details-greek');
});

test('a programme shows what happened to its value over the chosen span', async ({ page, viewport }) => {
  await signIn(page, 'private-equity', personOf('private-equity', 'investor'));
  if (page.url().includes('/account/')) await page.locator('main a[href*="/portfolio/"]').first().click();
  await page.waitForURL(/\/portfolio\//);
  const bridge = page.getByRole('region', { name: 'What happened to the value' });
  await expect(bridge).toContainText(/was called and .* paid back/);
  if ((viewport?.width ?? 0) >= 960) await bridge.getByRole('button', { name: /table/i }).click();
  await expect(bridge.getByRole('row', { name: /Distributed/ })).toContainText('−€');
  await bridge.getByRole('link', { name: '1Y', exact: true }).click();
  await expect(page).toHaveURL(/range=1y/);
  await expect(bridge.getByRole('link', { name: 'How is this calculated?' })).toHaveAttribute('href', /capital-account/);
});

test('an account’s report leaves as a file', async ({ page }) => {
  await signIn(page, 'default', personOf('default', 'investor'));
  await page.waitForURL(/\/account\//);
  await page.locator('summary', { hasText: 'Export' }).click();
  const [pdf] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /PDF/ }).click()]);
  expect(pdf.suggestedFilename()).toMatch(/^(Quarterly )?Investment Report-.+_.+\.pdf$/);
});
