import type { Page } from '@playwright/test';
import { demoPassword } from '#server/demo/demo-people.ts';
import {
  at,
  enter,
  expect,
  expectAccessible,
  newestLink,
  newestPin,
  personOf,
  picture,
  test,
  reload,
  pageWithoutScripts,
  visit,
} from './walk.ts';

/** Someone of this run alone. */
const newcomer = () => `adviser-${test.info().project.name}@house.example`;

/** The address of the portal that someone came to by signing in. */
const portalOf = (page: Page) => /^https?:\/\/[^/]+\/dashboard\/[^/?]+/.exec(page.url())?.[0] ?? '';

async function inviteAdviser(page: Page, variant: 'default' | 'greek', words: { readonly name: string; readonly send: string }) {
  await visit(page, at(variant, '/admin/invitations'));
  await page.getByLabel(words.name, { exact: true }).fill('Ada Byron');
  await page.locator('input[name=email]').fill(newcomer());
  await page.locator('select[name=portal]').selectOption({ index: 1 });
  await page.getByRole('button', { name: words.send }).click();
}

test('an administrator invites an adviser, who chooses a password, passes the PIN and is on the portal', async ({ page, browser }) => {
  await enter(page, 'default', personOf('default', 'admin'), '/admin/people');
  await page.getByRole('link', { name: 'Adviser invitations' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adviser invitations' })).toBeVisible();
  await inviteAdviser(page, 'default', { name: 'Name', send: 'Send invitation' });
  await expect(page.getByText('Invitation sent to Ada Byron')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expectAccessible(page);
  await picture(page, 'adviser-invitations');
  const link = await newestLink(page, 'default');

  const guest = await (await browser.newContext()).newPage();
  await visit(guest, at('default', new URL(link).pathname));
  await guest.locator('input[name=password]').fill(demoPassword);
  await guest.getByRole('checkbox').check();
  await picture(guest, 'adviser-accepts');
  await guest.getByRole('button', { name: 'Set password and continue' }).click();
  const pin = guest.locator('input[autocomplete=one-time-code]').first();
  await pin.waitFor();
  await pin.fill(await newestPin(guest, 'default'));
  await pin.press('Enter');
  await guest.waitForURL(/\/(?:dashboard|profile|portals)/);
  await guest.context().close();

  await reload(page);
  await expect(page.getByText('Accepted').first()).toBeVisible();
});

test('an adviser looks at who would be invited, and invites them at once', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'admin'));
  await visit(page, `${portalOf(page)}/invitations`);
  await expect(page.getByRole('heading', { level: 1, name: 'Invite clients' })).toBeVisible();
  await page.getByRole('link', { name: 'Not invited yet' }).click();
  await page.waitForURL(/sent=never/);
  const boxes = page.locator('#chosen input[type=checkbox]');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expectAccessible(page);
  await picture(page, 'client-invitations');
  await page.getByRole('button', { name: 'Review selected' }).click();
  await expect(page.getByRole('heading', { name: /clients? will be invited/ })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'client-invitations-preview');
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByRole('heading', { name: /clients? invited/ })).toBeVisible();
  await picture(page, 'client-invitations-sent');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(boxes.first()).toBeVisible();
});

test('both are there in Greek, and before any script has come', async ({ page, browser }) => {
  await enter(page, 'greek', personOf('greek', 'admin'));
  const portal = portalOf(page);
  const cookies = await page.context().cookies();
  const plain = await pageWithoutScripts(browser, { viewport: page.viewportSize() });
  await plain.context().addCookies(cookies);
  await inviteAdviser(plain, 'greek', { name: 'Όνομα', send: 'Αποστολή πρόσκλησης' });
  await expect(plain.getByText('Η πρόσκληση στάλθηκε: Ada Byron')).toBeVisible();
  await picture(plain, 'adviser-invitations-greek');
  await visit(plain, `${portal}/invitations?sent=never`);
  await plain.locator('#chosen input[type=checkbox]').first().check();
  await picture(plain, 'client-invitations-greek');
  await plain.getByRole('button', { name: 'Έλεγχος επιλεγμένων' }).click();
  await plain.getByRole('button', { name: /^Αποστολή/ }).click();
  await expect(plain.getByRole('heading', { name: 'Προσκλήθηκε 1 πελάτης' })).toBeVisible();
  await picture(plain, 'client-invitations-sent-greek');
  await plain.context().close();
});
