import type { Page } from '@playwright/test';
import type { VariantId } from '#contracts/ids.ts';
import { inDatabase } from './in-database.ts';
import {
  inFull,
  onPhoneInFull,
  at,
  expect,
  expectAccessible,
  expectContrast,
  expectFailures,
  newestLink,
  newestPin,
  personOf,
  picture,
  test,
  reload,
  visit,
  visitEarly,
  becomeGuest,
} from './walk.ts';

const password = 'correct horse 1';

/** As the others find it: no one who waits. */
test.afterEach(async () => {
  await inDatabase("delete from accounts where email like 'walker-%'");
});

const someone = () => `walker-${test.info().project.name}-${Date.now()}@home.example`;

/** Types the PIN of the newest mail. */
async function enterPin(page: Page, variant: VariantId): Promise<void> {
  const field = page.locator('input[autocomplete=one-time-code]').first();
  await field.waitFor();
  await field.fill(await newestPin(page, variant));
  await field.press('Enter');
}

test('someone new signs up: terms, a mail, a link that is pressed, a PIN, the profile', async ({ page, complaints }) => {
  const email = someone();
  await visit(page, at('default', '/?action=signup'));
  await expect(page).toHaveURL(/\/signup$/);
  const submit = page.getByRole('button', { name: 'Create account' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('I have read and accept the terms of use').check();
  await submit.click();
  await expect(page.getByText('Email must be valid')).toBeVisible();
  await expect(page.getByText('Min 8 characters')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'sign-up-refused');

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Password123');
  await submit.click();
  await expect(page.getByText('This password is too easy to guess.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');

  await expectFailures(complaints, 400);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'sign-up-sent');
  await reload(page);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('We have sent another email.')).toBeVisible();

  await visit(page, await newestLink(page, 'default'));
  await expectAccessible(page);
  await picture(page, 'verify');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await enterPin(page, 'default');
  await page.waitForURL(/\/profile\/me$/);
  await expect(page.getByText('Your account is ready')).toBeVisible();
});

test('a forgotten password is set again by a link, and the PIN is asked for all the same', async ({ page }) => {
  const email = personOf('private-equity', 'investor', 1);
  await visit(page, at('private-equity', '/login?redirectTo=%2Fprofile%2Fme'));
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expectAccessible(page);
  await picture(page, 'reset');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('If your email address exists, a link is on its way to you.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?resetSent&redirectTo=%2Fprofile%2Fme$/);

  const link = await newestLink(page, 'private-equity');
  await visit(page, link);
  await expectAccessible(page);
  await picture(page, 'choose-password');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your new password is set')).toBeVisible();
  await picture(page, 'password-set');

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await enterPin(page, 'private-equity');
  await page.waitForURL(/\/(?:portals|dashboard)/);

  await becomeGuest(page);
  await visit(page, link);
  await expect(page.getByText('This link has expired.')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'link-expired');
});

test('what is ticked before the page is alive counts', async ({ page }) => {
  const ticked = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await ticked.promise;
    await route.continue();
  });
  await visitEarly(page, at('default', '/signup'));
  await page.getByLabel('I have read and accept the terms of use').check();
  ticked.resolve();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
});

test('the dialog leads from one mode to the other and keeps where one wanted to go', onPhoneInFull, async ({ page, viewport }) => {
  const isWide = (viewport?.width ?? 0) >= 960;
  const other = page
    .locator(isWide ? 'main > div' : 'main')
    .getByRole('link', { name: 'Create an account' })
    .filter({ visible: true });
  await visit(page, at('default', '/login?redirectTo=%2Fprofile%2Fme'));
  await expectAccessible(page);
  await picture(page, 'login-with-other');
  await other.click();
  await expect(page).toHaveURL(/\/signup\?redirectTo=%2Fprofile%2Fme$/);
  await picture(page, 'sign-up');
  await page.getByRole('link', { name: 'Sign in' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fprofile%2Fme$/);
  await page.getByRole('link', { name: 'Close and go to the homepage' }).click();
  await expect(page).toHaveURL(at('default'));
  await picture(page, 'home-with-sign-up');
});

test('in Greek the field does not complain, the server does', async ({ page, complaints }) => {
  await visit(page, at('greek', '/signup'));
  await expect(page.getByRole('heading', { name: 'Δημιουργία λογαριασμού' })).toBeVisible();
  await page.getByLabel('Διεύθυνση e-mail').fill('nobody');
  await page.getByLabel('Κωδικός πρόσβασης', { exact: true }).fill('σωστό άλογο');
  await page.getByLabel('Διάβασα και αποδέχομαι τους όρους χρήσης').check();
  await page.getByRole('button', { name: 'Δημιουργία λογαριασμού' }).click();
  await expect(page.getByText('Το e-mail πρέπει να είναι έγκυρο')).toBeVisible();
  await expectFailures(complaints, 400);
  await expectAccessible(page);
  await picture(page, 'sign-up-greek');
});

test('the dialogs in the dark', inFull, async ({ page }) => {
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: at('default') }]);
  for (const [path, name] of [
    ['/signup', 'sign-up-dark'],
    ['/login?action=reset', 'reset-dark'],
  ] as const) {
    await visit(page, at('default', path));
    await expectAccessible(page);
    await expectContrast(page);
    await picture(page, name);
  }
});
