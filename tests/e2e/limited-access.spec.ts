import { inDatabase } from './in-database.ts';
import { arrive, enter, expect, expectAccessible, personOf, picture, test, reload } from './walk.ts';

// What the returns of the overview read, and no other dataset of the pages of accounts.
const lose = () => inDatabase('alter table snapshots rename column return_5y to return_5y_lost');
const giveBack = () => inDatabase('alter table snapshots rename column return_5y_lost to return_5y');

test('when the returns of the overview cannot be loaded, the dashboard says so and hides what rests on them', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'advisor'));
  await expect(page.getByText('Ahead of benchmark')).toBeVisible();
  await lose();
  try {
    await reload(page);
    const notice = page.getByRole('alert').filter({ hasText: 'Limited access' });
    await expect(notice).toContainText('Changes, returns and comparisons are hidden');
    await expect(page.getByText('Ahead of benchmark')).toBeHidden();
    await expect(page.getByText('Difference from benchmark')).toBeHidden();
    await expect(page.getByRole('link', { name: 'YTD' })).toBeHidden();
    await expect(
      page
        .getByRole('link', { name: /Hartwell/ })
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    await picture(page, 'limited-overview');

    await page
      .getByRole('link', { name: /Hartwell/ })
      .filter({ visible: true })
      .first()
      .click();
    await arrive(page, /\/account\//);
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Portfolios', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Returns at a glance' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Risk' })).toBeHidden();
    await expectAccessible(page);
    await picture(page, 'limited-account');
  } finally {
    await giveBack();
  }
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Returns at a glance' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Limited access' })).toBeHidden();
});

test('the home of a client says so too, and keeps what does not rest on returns', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'investor'));
  const main = page.locator('main');
  await expect(main.getByText(/(gain|loss) over five years/)).toBeVisible();
  await lose();
  try {
    await reload(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Limited access' })).toBeVisible();
    await expect(main.getByText(/(gain|loss) over five years/)).toBeHidden();
    await expect(main.getByText('over 12 months').first()).toBeHidden();
    await expect(main.getByText(/^Total value, \d+ portfolios$/)).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Documents' })).toBeVisible();
    await expectAccessible(page);
    await picture(page, 'limited-home');
  } finally {
    await giveBack();
  }
});
