import type { Page } from '@playwright/test';
import { inFull, onPhoneInFull, enter, expect, expectAccessible, expectFailures, newestLink, personOf, picture, test } from './walk.ts';

interface Words {
  readonly newClient: string;
  readonly name: string;
  readonly email: string;
  readonly create: string;
  readonly send: string;
  readonly done: string;
  readonly edit: string;
  readonly save: string;
  readonly taken: string;
}

const english: Words = {
  newClient: 'New client',
  name: 'Name',
  email: 'Email',
  create: 'Create',
  send: 'Send invitation',
  done: 'Client invited',
  edit: 'Edit client',
  save: 'Save',
  taken: 'An account with this email address already exists',
};
const greek: Words = {
  newClient: 'Νέος πελάτης',
  name: 'Όνομα',
  email: 'E-mail',
  create: 'Δημιουργία',
  send: 'Αποστολή πρόσκλησης',
  done: 'Η πρόσκληση στάλθηκε',
  edit: 'Επεξεργασία πελάτη',
  save: 'Αποθήκευση',
  taken: 'Υπάρχει ήδη λογαριασμός με αυτό το e-mail',
};

const drawer = (page: Page) => page.getByRole('dialog');

async function addClient(page: Page, words: Words, { name, email }: { readonly name: string; readonly email: string }) {
  await page.getByRole('link', { name: words.newClient }).click();
  await expect(drawer(page).getByRole('heading', { name: words.newClient })).toBeVisible();
  await drawer(page).getByLabel(words.name, { exact: true }).fill(name);
  await drawer(page).getByLabel(words.email, { exact: true }).fill(email);
}

const emailOf = (variant: string) => `nova-${variant}-${test.info().project.name}@home.example`;

test('an adviser adds a client with a portfolio and invites them, in one go', onPhoneInFull, async ({ page }) => {
  await enter(page, 'default', personOf('default', 'advisor'));
  const email = emailOf('default');
  await addClient(page, english, { name: 'Nova Hart', email });
  await expectAccessible(page);
  await picture(page, 'new-client');
  await drawer(page).getByRole('button', { name: english.create }).click();

  await drawer(page).locator('select[name=region]').selectOption('Global');
  await drawer(page).getByLabel('Name', { exact: true }).fill('Nova ISA');
  await picture(page, 'new-client-portfolio');
  await drawer(page).getByRole('button', { name: english.create }).click();

  await drawer(page).getByRole('button', { name: english.send }).click();
  await expect(page.getByText(english.done)).toBeVisible();
  await picture(page, 'new-client-invited');
  expect(await newestLink(page, 'default')).toContain('/invite/');
});

test('the same in Greek', inFull, async ({ page }) => {
  await enter(page, 'greek', personOf('greek', 'advisor'));
  await addClient(page, greek, { name: 'Νόβα Χαρτ', email: emailOf('greek') });
  await picture(page, 'new-client-greek');
  await drawer(page).getByRole('button', { name: greek.create }).click();
  await drawer(page).locator('select[name=region]').selectOption('Global');
  await drawer(page).getByLabel(greek.name, { exact: true }).fill('Κύριο');
  await drawer(page).getByRole('button', { name: greek.create }).click();
  await drawer(page).getByRole('button', { name: greek.send }).click();
  await expect(page.getByText(greek.done)).toBeVisible();
});

test('an address that has an account is refused beside its field, and what was typed stays', async ({ page, complaints }) => {
  await enter(page, 'default', personOf('default', 'advisor'));
  const email = `twice-${emailOf('default')}`;
  await addClient(page, english, { name: 'First', email });
  await drawer(page).getByRole('button', { name: english.create }).click();
  await expect(drawer(page).locator('select[name=region]')).toBeVisible();
  await page.keyboard.press('Escape');
  await addClient(page, english, { name: 'Second', email: email.toUpperCase() });
  await drawer(page).getByRole('button', { name: english.create }).click();
  await expect(drawer(page).getByText(english.taken)).toBeVisible();
  await expect(drawer(page).getByLabel(english.name, { exact: true })).toHaveValue('Second');
  await expectFailures(complaints, 400);
});

test('an adviser changes a client over the page, which says so at once', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'advisor'));
  await page.locator('a[href*="/account/"]').first().click();
  await page.getByText('Edit', { exact: true }).click();
  await page.getByRole('link', { name: english.edit }).click();
  await expect(drawer(page).getByLabel(english.name, { exact: true })).not.toHaveValue('');
  await drawer(page).locator('select[name=gender]').selectOption('female');
  await picture(page, 'edit-client');
  await drawer(page).getByRole('button', { name: english.save }).click();
  await expect(page.getByText('Client saved')).toBeVisible();
  await expect(drawer(page)).toBeHidden();

  // What is deleted is not asked for again: the browser would complain.
  await page.getByText('Edit', { exact: true }).click();
  await page.getByRole('link', { name: english.edit }).click();
  await drawer(page).getByRole('link', { name: 'Delete', exact: true }).click();
  await drawer(page).getByLabel('Reason').fill('A trial');
  await drawer(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await drawer(page).getByRole('button', { name: 'Click again to delete' }).click();
  await expect(page.getByText('Client deleted')).toBeVisible();
});
