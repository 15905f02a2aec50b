import { arrive, onPhoneInFull, enter, expect, expectAccessible, personOf, picture, test, reload } from './walk.ts';

test(
  'holdings are grouped, sorted and found by the address, which shows a colleague the same',
  onPhoneInFull,
  async ({ page, viewport }) => {
    await enter(page, 'default', personOf('default', 'investor'));
    await page.locator('main a[href*="/portfolio/"]').first().click();
    await arrive(page, /\/portfolio\//);
    await page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: 'Holdings' }).click();
    await page.waitForURL(/\/holdings$/);
    const isWide = (viewport?.width ?? 0) >= 960;
    const list = isWide
      ? page.getByRole('table', { name: 'Holdings' }).or(page.getByRole('grid', { name: 'Holdings' }))
      : page.getByRole('list', { name: 'Holdings' });

    await page.locator('summary', { hasText: 'Grouped by asset class' }).click();
    await page.getByRole('link', { name: 'Currency', exact: true }).filter({ visible: true }).last().click();
    await expect(page).toHaveURL(/by=currency/);
    await expect(list).toContainText('British pound');
    await expectAccessible(page);
    await picture(page, 'holdings-by-currency');

    await page.getByRole('searchbox', { name: 'Find a holding' }).fill('gilt');
    await expect(page).toHaveURL(/find=gilt/);
    await expect(page).toHaveURL(/by=currency/);
    await expect(list).toContainText('Gilt');
    await expect(list).not.toContainText('Vantry UK Large Shares ETF');

    if (isWide) {
      await list.getByRole('link', { name: 'Gain' }).click();
      await expect(page).toHaveURL(/sort=gain&order=desc|order=desc&sort=gain/);
      await expect(list.getByRole('columnheader', { name: 'Gain' })).toHaveAttribute('aria-sort', 'descending');
    }
    await reload(page);
    await expect(page.getByRole('searchbox', { name: 'Find a holding' })).toHaveValue('gilt');
    await expect(page.locator('summary', { hasText: 'Grouped by currency' })).toBeVisible();

    await page.getByRole('searchbox', { name: 'Find a holding' }).fill('no such thing');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(page).not.toHaveURL(/find=|by=|sort=/);
  },
);
