import type { Page } from '@playwright/test';
import { inFull, onPhoneInFull, enter, expect, expectAccessible, personOf, picture, test } from './walk.ts';

const words = {
  default: {
    tab: 'Groups',
    create: 'Create group',
    name: 'Name',
    score: 'Score',
    make: 'Create',
    open: 'Open group',
    clients: 'Clients',
    out: 'Not in the group',
  },
  greek: {
    tab: 'Ομάδες',
    create: 'Δημιουργία ομάδας',
    name: 'Όνομα',
    score: 'Βαθμολογία',
    make: 'Δημιουργία',
    open: 'Εμφάνιση ομάδας',
    clients: 'Πελάτες',
    out: 'Εκτός ομάδας',
  },
} as const;

const drawer = (page: Page) => page.getByRole('dialog');

/** With the first client who has registered in it. */
async function createGroup(page: Page, variant: keyof typeof words, name: string): Promise<void> {
  const { tab, create, name: called, score, make, open, clients, out } = words[variant];
  await page.locator('main').getByRole('link', { name: tab, exact: true }).click();
  await page.getByRole('link', { name: create }).click();
  await drawer(page).getByLabel(called, { exact: true }).fill(name);
  await drawer(page).getByLabel(score).fill('80');
  await drawer(page).getByRole('button', { name: make }).click();
  await expect(drawer(page)).toBeHidden();
  await page
    .getByRole('link', { name: `${open}: ${name}` })
    .filter({ visible: true })
    .click();
  await drawer(page).getByRole('link', { name: clients }).click();
  await drawer(page).getByRole('link', { name: out }).click();
  await expectAccessible(page, '[role=dialog]');
  await drawer(page)
    .locator('label')
    .filter({ hasNotText: /Not registered yet|Χωρίς εγγραφή ακόμη/ })
    .getByRole('checkbox')
    .first()
    .check();
  await picture(page, `group-clients-${variant}`);
  await drawer(page).locator('button[value=add-clients]').click();
}

test('an adviser makes a group of clients, and lists the clients in it', onPhoneInFull, async ({ page }) => {
  const name = `Harbour ${test.info().project.name}`;
  await enter(page, 'default', personOf('default', 'advisor'));
  await createGroup(page, 'default', name);
  await expect(page.getByText('1 added')).toBeVisible();
  await drawer(page).getByRole('searchbox').fill('No one');
  await drawer(page).getByRole('searchbox').press('Enter');
  await expect(drawer(page).getByText('Try part of the name.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).click();
  await expect(
    page
      .getByText(/1 to 1 of 1|1–1/)
      .or(page.locator('main a[href*="/account/"]'))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.locator('main a[href*="/account/"]').filter({ visible: true })).toHaveCount(1);
});

test('the same in Greek', inFull, async ({ page }) => {
  await enter(page, 'greek', personOf('greek', 'advisor'));
  await createGroup(page, 'greek', `Λιμάνι ${test.info().project.name}`);
  await expect(page.getByText('Προστέθηκε 1')).toBeVisible();
});

test('several clients of the list come into a group, but for those who have not registered', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'advisor'));
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Add to group' }).click();
  await drawer(page).getByRole('combobox', { name: 'Group' }).selectOption({ label: 'Entrepreneurs' });
  await drawer(page).getByRole('button', { name: 'Add to group' }).click();
  await expect(page.getByText(/clients? (was|were) not added, because they have not registered yet/)).toBeVisible();
});
