import type { Page } from '@playwright/test';
import { timeStep } from '#domain/sign-in/totp-step.ts';
import { demoPassword } from '#server/demo/demo-people.ts';
import { totpCode } from '#server/auth/totp.ts';
import { at, expect, expectAccessible, expectFailures, personOf, picture, signIn, test, visit } from './walk.ts';

/** Returns the code of an authenticator app for a typed key, `later` time steps from now. */
function codeOf(key: string, later = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(key.replaceAll(/\s/g, ''), (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return totpCode(bytes, timeStep(Date.now()) + later);
}

async function givePassword(page: Page, email: string): Promise<void> {
  await visit(page, at('private-equity', '/login'));
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(demoPassword);
  await page.locator('form:has(input[name=password]) button[type=submit]').first().click();
}

const signOut = (page: Page) => visit(page, at('private-equity', '/profile/me?logout')).then(() => page.waitForURL(/\/login/));

test('an authenticator app is set up, asked for, replaced by a recovery code, and removed', async ({ page, complaints }) => {
  const email = personOf('private-equity', 'investor');
  await signIn(page, 'private-equity', email);
  await visit(page, at('private-equity', '/profile/me'));
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await picture(page, 'app-setup');
  await expectAccessible(page);
  const key = await page.locator('p[translate=no]').innerText();

  await page.getByLabel('Code shown in the app').fill(codeOf(key, 400));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This code is incorrect.')).toBeVisible();
  await expectFailures(complaints, 400);
  await page.getByLabel('Code shown in the app').fill(codeOf(key));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these codes' })).toBeVisible();
  await picture(page, 'recovery-codes');
  await expectAccessible(page);
  const codes = await page.locator('ol[translate=no] li').allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await expect(page.getByText('10 codes left.')).toBeVisible();
  await picture(page, 'profile-with-app');

  await signOut(page);
  await givePassword(page, email);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await picture(page, 'sign-in-code');
  await expectAccessible(page);
  await page.getByLabel('Six-digit code from the app').fill(codeOf(key, 1));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\//);

  await signOut(page);
  await givePassword(page, email);
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  await expect(page.getByRole('heading', { name: 'Use a recovery code' })).toBeVisible();
  await picture(page, 'sign-in-recovery');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Recovery code' }).fill('aaaaa-aaaaa');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This recovery code is incorrect')).toBeVisible();
  await expectFailures(complaints, 400);
  await expect(page.getByRole('textbox', { name: 'Recovery code' })).toHaveValue(''); // the field begins again
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\//);

  await visit(page, at('private-equity', '/profile/me'));
  await expect(page.getByText('9 codes left.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove authenticator app' }).click();
  await expect(page.getByText('Authenticator app removed')).toBeVisible();
  await signOut(page);
  await signIn(page, 'private-equity', email);
});

/** A device with a fingerprint reader, which its owner touches at once. */
async function plugInDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is made, shown at sign-in, and removed', async ({ page }) => {
  const email = personOf('private-equity', 'advisor');
  await plugInDevice(page);
  await signIn(page, 'private-equity', email);
  await visit(page, at('private-equity', '/profile/me'));
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByLabel('Passkey name').fill('My laptop');
  await picture(page, 'passkey-setup');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these codes' })).toBeVisible();
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await expect(page.getByText('My laptop')).toBeVisible();
  await picture(page, 'profile-with-passkey');

  await signOut(page);
  await givePassword(page, email);
  await expect(page.getByRole('heading', { name: 'Use your passkey' })).toBeVisible();
  await picture(page, 'sign-in-passkey');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await page.waitForURL(/\/dashboard\//);

  await visit(page, at('private-equity', '/profile/me'));
  await expect(page.getByText(/Last used/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove passkey My laptop' }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await signOut(page);
  await signIn(page, 'private-equity', email);
});
