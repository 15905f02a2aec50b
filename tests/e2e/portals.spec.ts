import type { Page } from '@playwright/test';
import type { VariantId } from '#contracts/ids.ts';
import { demoPassword } from '#server/demo/demo-people.ts';
import { inDatabase } from './in-database.ts';
import { fillInForm } from './onboarding-form.ts';
import {
  inFull,
  onPhoneInFull,
  at,
  enter,
  expect,
  expectAccessible,
  expectFailures,
  newestLink,
  newestPin,
  personOf,
  picture,
  test,
  visit,
  visitEarly,
} from './walk.ts';

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 50"><rect x="4" y="9" width="32" height="32" fill="#7a2e39"/><circle cx="62" cy="25" r="16" fill="#c9a227"/><path d="M90 41l18-32 18 32z" fill="#2c3540"/></svg>',
);

/** As the others find it: one portal, its first terms, no one who waits. */
test.afterEach(async () => {
  await inDatabase(`
    delete from terms_acceptances where terms_id in (select id from portal_terms where version > 1);
    delete from portal_terms where version > 1;
    delete from terms_acceptances where account_id in (select id from accounts where email like 'waiter-%');
    delete from accounts where email like 'waiter-%';
    delete from portals where name = 'Family office'`);
});

/** Someone else's browser. */
async function elsewhere(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  const { viewport, locale, timezoneId } = test.info().project.use;
  const context = await browser.newContext({
    ...(viewport ? { viewport } : {}),
    ...(locale ? { locale } : {}),
    ...(timezoneId ? { timezoneId } : {}),
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function enterPin(page: Page, variant: VariantId): Promise<void> {
  const field = page.locator('input[autocomplete=one-time-code]').first();
  await field.waitFor();
  await field.fill(await newestPin(page, variant));
  await field.press('Enter');
}

async function begin(page: Page, email: string, password = demoPassword): Promise<void> {
  await visit(page, at('default', '/login'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await enterPin(page, 'default');
}

test('new terms stand before the pages of a client until they are accepted', onPhoneInFull, async ({ page }) => {
  await enter(page, 'default', personOf('default', 'admin'), '/admin/portals');
  await expectAccessible(page);
  await picture(page, 'admin-portals');
  await page.getByRole('link', { name: 'Ashcombe & Hale' }).filter({ visible: true }).last().click();
  await page.getByRole('link', { name: 'Terms of use', exact: true }).last().click();
  const text = page.getByRole('textbox', { name: 'Terms of use' });
  await expect(text).toHaveValue(/What this portal is/);
  await text.fill(`${await text.inputValue()}\n\n# 9. New\nThis is new.`);
  await expectAccessible(page);
  await picture(page, 'admin-portal');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('New version published')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Version 2' }).filter({ visible: true })).toBeVisible();

  const client = await elsewhere(page);
  await begin(client, personOf('default', 'investor'));
  await client.waitForURL(/\/terms\//);
  await expect(client.getByText('This is new.')).toBeAttached();
  const body = client.getByRole('region', { name: 'Text of the terms' });
  expect((await body.boundingBox())?.height).toBeLessThanOrEqual(300);
  await expectAccessible(client);
  await picture(client, 'terms');
  await client.getByRole('button', { name: 'Accept' }).click();
  await client.waitForURL(/\/dashboard\/[0-9a-f]{32}$/);
  await visit(client, at('default', '/portals'));
  await client.waitForURL(/\/dashboard\/[0-9a-f]{32}$/);
  await client.context().close();
});

test('someone new waits until the office says yes', async ({ page }) => {
  const email = `waiter-${test.info().project.name}-${Date.now()}@home.example`;
  const client = await elsewhere(page);
  await visit(client, at('default', '/signup'));
  await expect(client.getByRole('link', { name: 'Read the terms of use' })).toBeVisible();
  await client.getByLabel('Email').fill(email);
  await client.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await client.getByLabel('I have read and accept the terms of use').check();
  await client.getByRole('button', { name: 'Create account' }).click();
  await expect(client.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await visit(client, await newestLink(client, 'default'));
  await client.getByRole('button', { name: 'Confirm my address' }).click();
  await enterPin(client, 'default');
  await client.waitForURL(/\/profile\/me$/);
  await visit(client, at('default', '/portals'));
  await expect(client.getByRole('heading', { name: 'We are reviewing your account' })).toBeVisible();
  await expectAccessible(client);
  await picture(client, 'waiting-client');

  await enter(page, 'default', personOf('default', 'admin'), '/portals');
  await page.waitForURL(/\/dashboard\//);
  await visit(page, `${page.url()}/waiting`);
  await expect(page.getByText('1 account to approve')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'waiting-accounts');
  await page.getByRole('button', { name: /^Approve: waiter-/ }).click();
  await expect(page.getByText(/approved and informed by email/)).toBeVisible();
  await expect(page.getByText('No accounts to approve')).toBeVisible();
  await picture(page, 'waiting-nobody');

  await visit(client, at('default', '/portals'));
  await client.waitForURL(/\/processes\/onboarding\?/);
  await fillInForm(client);
  await client.waitForURL(/\/dashboard\/[0-9a-f]{32}$/);
  await picture(client, 'validated-client');
  await client.context().close();
});

test('an adviser makes another portal, enters it in its looks, and signing up asks for which one', async ({ page, complaints }) => {
  await enter(page, 'default', personOf('default', 'advisor'), '/profile/me');
  await visit(page, at('default', '/portals/new'));
  await page.getByRole('button', { name: 'Create client portal' }).click();
  for (const words of ['Logo is required', 'Name is required', 'Theme is required', 'Language is required', 'Phone is required']) {
    await expect(page.getByText(words)).toBeVisible();
  }
  await expectFailures(complaints, 400);
  await expectAccessible(page);
  await picture(page, 'new-portal-refused');
  await page.getByLabel('Logo').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo });
  await page.getByLabel('Name').fill('Family office');
  await page.getByLabel('Subtitle').fill('For three generations');
  await page.getByLabel('Theme').selectOption('dark');
  await page.getByLabel('Language').selectOption('en');
  await page.getByLabel('Phone').fill('020 7946 0001');
  await page.getByRole('button', { name: 'Create client portal' }).click();
  await page.waitForURL(/\/portals$/);
  await expect(page.getByText('For three generations')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'portals-with-creation');
  await page.getByRole('link', { name: /Family office/ }).click();
  await page.waitForURL(/\/dashboard\//);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await picture(page, 'empty-portal');
  await visit(page, `${page.url()}/settings`);
  await expectAccessible(page);
  await picture(page, 'portal-settings');
  await page.getByLabel('Subtitle').fill('For four generations');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Portal saved')).toBeVisible();
  await page.getByRole('button', { name: /^Remove owner/ }).click();
  await expect(page.getByText('A portal needs at least one owner')).toBeVisible();
  await expectFailures(complaints, 400);
  await page.getByLabel('Add owner').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add owner' }).click();
  await expect(page.getByText('Owner added')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove owner/ })).toHaveCount(2);
  await picture(page, 'portal-settings-owners');
  await visit(page, page.url().replace(/\/settings$/, ''));
  await visit(page, `${page.url()}/waiting`);
  await expectAccessible(page);
  await picture(page, 'waiting-nobody-dark');

  const guest = await elsewhere(page);
  const chosen = Promise.withResolvers<void>();
  await guest.route('**/*.js', async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await visitEarly(guest, at('default', '/signup'));
  await guest.getByLabel('Portal').selectOption({ label: 'Ashcombe & Hale' });
  chosen.resolve(); // what is chosen before the page is alive counts
  await expect(guest.getByRole('link', { name: 'Read the terms of use of Ashcombe & Hale' })).toBeVisible();
  await expectAccessible(guest);
  await picture(guest, 'sign-up-with-portals');
  await guest.context().close();
});

test('in Greek', inFull, async ({ page }) => {
  await enter(page, 'greek', personOf('greek', 'admin'), '/admin/portals');
  await page.getByRole('link', { name: 'Ιωλκός Wealth' }).filter({ visible: true }).last().click();
  await page.getByRole('link', { name: 'Όροι χρήσης', exact: true }).last().click();
  await expect(page.getByLabel('Όροι (Ελληνικά)')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'admin-portal-greek');
  await page.getByRole('link', { name: 'Έκδοση 1' }).filter({ visible: true }).click();
  await page.waitForURL(/\?version=1$/);
  await expect(page.getByText('Τι είναι η πύλη')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'terms-greek');
});
