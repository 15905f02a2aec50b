import type { Page } from '@playwright/test';
import { inDatabase } from './in-database.ts';
import { at, enter, expect, expectAccessible, personOf, picture, test, visit } from './walk.ts';

const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });

async function twoTabs(page: Page): Promise<Page> {
  await page.context().clock.install();
  await enter(page, 'default', personOf('default', 'investor'));
  await page.waitForLoadState('networkidle');
  const other = await page.context().newPage();
  await visit(other, page.url());
  await other.waitForLoadState('networkidle');
  return other;
}

// The clock of a browser that was stopped stays so.
test.use({ needsOwnBrowser: true });

test('a minute before the end every tab asks, and one answer keeps all of them', async ({ page }) => {
  const other = await twoTabs(page);
  await page.clock.fastForward('29:10');
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await expectAccessible(page, 'dialog');
  await picture(page, 'session-warning');

  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning(page)).toBeHidden();
  await expect(warning(other)).toBeHidden();
  await page.clock.fastForward('28:00');
  await expect(warning(page)).toBeHidden();
});

test('doing something is told to the server, at most once a minute', async ({ page }) => {
  await twoTabs(page);
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/session/activity')) told.push(request.method());
  });
  await page.keyboard.press('Shift');
  await page.clock.fastForward('01:01');
  expect(told).toEqual([]);
  await Promise.all([page.waitForResponse(/session\/activity/), page.keyboard.press('Shift')]);
  await page.keyboard.press('Shift');
  expect(told).toEqual(['POST']);
});

test('when nothing happens all tabs leave, and say why', async ({ page }) => {
  const other = await twoTabs(page);
  await inDatabase('update sessions set idle_deadline = now()'); // the server alone keeps them
  await page.clock.fastForward('30:01');
  await expect(page).toHaveURL(/\/login\?inactive&redirectTo=%2Fdashboard%2F/);
  await expect(page.getByText('you were inactive for 30 minutes')).toBeVisible();
  await expect(other).toHaveURL(/\/login\?inactive/);
  await expectAccessible(page);
  await picture(page, 'login-after-inactivity');
});

test('signing out in one tab signs out the others', async ({ page }) => {
  const other = await twoTabs(page);
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/logout"]')?.requestSubmit());
  await expect(page).toHaveURL(/\/login\?signedOut/);
  await expect(other).toHaveURL(/\/login\?signedOut&redirectTo=/);
  expect(await other.evaluate(() => Object.keys(localStorage))).not.toContain('session-deadlines');
  await visit(other, at('default', '/portals'));
  await expect(other).toHaveURL(/\/login\?redirectTo=/);
});

test('an address with logout signs out, wherever it is', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'investor'));
  await visit(page, `${page.url()}?logout`);
  await expect(page).toHaveURL(/\/login\?signedOut/);
  await expect(page.getByText('You have been logged out. See you again soon!')).toBeVisible();
});

test('a link of another site asks before it signs out', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'investor'));
  const inside = page.url();
  await visit(page, at('greek', '/'));
  await page.evaluate((address) => globalThis.location.assign(address), `${at('default', '/profile/me')}?logout`);
  await expect(page.getByRole('heading', { name: 'Do you want to sign out?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await expect(page).toHaveURL(inside);
});
