import type { Locator, Page } from '@playwright/test';
import { alsoOnPhone, inFull, onPhoneInFull, enter, expect, expectAccessible, personOf, picture, test, visit } from './walk.ts';

/** The calendar behind the day of the page. */
async function openCalendar(page: Page, name: RegExp): Promise<Locator> {
  await page.getByRole('button', { name }).filter({ visible: true }).click();
  const calendar = page.getByRole('dialog');
  await expect(calendar.locator('table')).toBeVisible();
  return calendar;
}

test('a day is chosen with the keyboard among those that have figures, ends of quarters marked', onPhoneInFull, async ({ page }) => {
  await enter(page, 'default', personOf('default', 'advisor'));
  await visit(page, `${page.url()}?date=2026-06-29`);
  const calendar = await openCalendar(page, /As at 29\/06\/2026/);
  const shown = calendar.getByRole('button', { name: '29 June 2026', exact: true });
  await shown.waitFor();
  await expectAccessible(page, '[role=dialog]');
  await picture(page, 'choosing-days');
  await shown.focus();
  await page.keyboard.press('ArrowRight');
  await expect(calendar.getByRole('button', { name: '30 June 2026, quarter end' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/date=2026-06-30/);
  await expect(calendar).toBeHidden();
});

test('days after the last figures cannot be chosen', inFull, async ({ page }) => {
  await enter(page, 'default', personOf('default', 'advisor'));
  const calendar = await openCalendar(page, /^As at/);
  await expect(calendar.getByRole('button', { name: 'Next month' })).toHaveAttribute('data-disabled', 'true');
  await expect(calendar.locator('table button:disabled').first()).toBeVisible();
});

test('the days on which private funds reported are marked', async ({ page }) => {
  await enter(page, 'private-equity', personOf('private-equity', 'investor'));
  await visit(page, `${page.url().split('?')[0]}?date=2026-06-30`);
  const calendar = await openCalendar(page, /^As at/);
  await expect(calendar.getByRole('button', { name: '30 June 2026, quarter end, fund valuation' })).toBeVisible();
});

test('the calendar speaks Greek', inFull, async ({ page }) => {
  await enter(page, 'greek', personOf('greek', 'investor'));
  await visit(page, `${page.url().split('?')[0]}?date=2026-06-30`);
  const calendar = await openCalendar(page, /^Στις/);
  await expect(calendar.getByRole('button', { name: '30 Ιουνίου 2026, τέλος τριμήνου' })).toBeVisible();
});

test('the calculations are reached from the navigation', alsoOnPhone, async ({ page, viewport }) => {
  await enter(page, 'default', personOf('default', 'investor'));
  if ((viewport?.width ?? 0) < 960) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).filter({ visible: true }).getByRole('link', { name: 'Calculations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How figures are calculated' })).toBeVisible();
});
