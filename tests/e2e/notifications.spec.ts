import type { Page } from '@playwright/test';
import { cookieJar } from '#server/auth/cookies.ts';
import { tokenHash } from '#server/auth/token.ts';
import { inDatabase } from './in-database.ts';
import { at, enter, expect, expectAccessible, expectFailures, personOf, picture, test, reload, visit } from './walk.ts';

/** A page of the client's that hears what changes, and the adviser in a browser of their own. */
async function clientAndAdviser(page: Page, path: (portal: string) => Promise<string>) {
  await enter(page, 'default', personOf('default', 'investor'));
  const portal = /^\/dashboard\/[0-9a-f]+/.exec(new URL(page.url()).pathname)?.[0] ?? '';
  const shown = await path(portal);
  const listening = page.waitForResponse('**/api/v1/events');
  await visit(page, at('default', shown));
  expect((await listening).status()).toBe(200);
  const adviser = await (await page.context().browser()?.newContext())?.newPage();
  if (!adviser) throw new Error('There is no other browser.');
  await enter(adviser, 'default', personOf('default', 'advisor'));
  return { portal, shown, adviser };
}

test('what an adviser writes rings the open page of the client, and leads there', async ({ page }) => {
  const subject = `Rung at ${Date.now()}`;
  const { portal, adviser } = await clientAndAdviser(page, async (start) => start);
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).filter({ visible: true });
  const entry = page.getByRole('link', { name: /^Messages/ }).filter({ visible: true });
  const waiting = Number(/\d+/.exec((await entry.textContent()) ?? '')?.[0] ?? 0);
  const unread = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);

  await visit(adviser, at('default', `${portal}/messages/new`));
  const recipient = adviser.getByRole('combobox', { name: 'Recipient' });
  await recipient.fill('Hartwell Family Trust');
  await adviser
    .getByRole('option', { name: /^Hartwell Family Trust/ })
    .first()
    .click();
  await adviser.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await adviser.getByRole('textbox', { name: 'Message' }).fill('Only you read this.');
  await adviser.getByRole('button', { name: 'Send' }).click();
  await expect(adviser.getByRole('heading', { name: subject })).toBeVisible();
  // For ten seconds it may be undone.
  await expect(bell).toHaveAccessibleName(`Notifications, ${unread + 1} unread`);
  await expect(entry).toContainText(String(waiting + 1));
  await adviser.context().close();

  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const told = panel.getByRole('list', { name: 'Today' }).getByRole('link', { name: subject });
  await expect(told).toContainText('New message from James Okafor');
  await expectAccessible(page);
  await picture(page, 'notifications-bell');
  await told.click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(bell).toHaveAccessibleName(`Notifications, ${unread} unread`);
});

test('the bell is opened, left and emptied by the keyboard; its page has all', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'investor'));
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).filter({ visible: true });
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await inDatabase(
    `insert into notifications (user_id, key, kind, account_id, about, page, params)
     select user_id, gen_random_uuid()::text, 'document', account_id, 'A statement', 'library',
            jsonb_build_object('portal', replace(account.portal_id::text, '-', ''))
       from account_members join accounts account on account.id = account_id where relation = 'client'`,
  );
  await reload(page);
  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('link', { name: 'A statement' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(bell).toHaveAccessibleName('Notifications, 0 unread');
  await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  await panel.getByRole('link', { name: 'All notifications' }).press('Enter');
  await expect(page).toHaveURL(/\/profile\/notifications$/);
  await expect(panel).toBeHidden();
  await expectAccessible(page);
  await picture(page, 'notifications');
});

test('a purchase reaches the open page of the client in its place; without a session the page leaves', async ({ page }) => {
  const { shown, adviser } = await clientAndAdviser(page, async () => {
    const portfolio = page.locator('main a[href*="/portfolio/"]').first();
    return (await portfolio.getAttribute('href')) ?? '';
  });
  const pathname = new URL(at('default', shown)).pathname;
  await page.evaluate(() => scrollTo(0, 400));
  await visit(adviser, at('default', pathname));
  await adviser.locator('summary', { hasText: 'Add' }).click();
  await adviser.getByRole('link', { name: 'Add transaction' }).click();
  const drawer = adviser.getByRole('dialog', { name: 'Add new transaction' });
  await drawer.getByRole('combobox', { name: 'Symbol' }).click();
  await adviser.keyboard.type('Vantry UK');
  await adviser
    .getByRole('option', { name: /^Vantry UK/ })
    .first()
    .click();
  await drawer.getByRole('textbox', { name: 'Units' }).fill('13');
  await drawer.getByRole('button', { name: / on \d\d\/\d\d\/\d{4}$/ }).click();
  await expect(drawer.getByRole('region', { name: 'Preview' })).toContainText('Cash after this transaction');
  const anew = page.waitForResponse((answer) => answer.url().includes(`${pathname}.data`));
  await drawer.getByRole('button', { name: 'Record transaction' }).click();
  await expect(adviser.getByText('Transaction recorded')).toBeVisible();
  await anew;
  expect(await page.evaluate(() => scrollY)).toBe(400);
  await adviser.context().close();

  const [cookie] = (await page.context().cookies()).filter(({ name }) => name.includes('session'));
  const token = await cookieJar({ isSecure: false }).read(`${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}`, 'session');
  await inDatabase(`delete from sessions where token_hash = '\\x${tokenHash(token ?? '').toString('hex')}'`);
  await page.waitForURL(/\/login/);
});

test('a reply appears on the open page of its reader', async ({ page }) => {
  const [reply, question] = [`Answered at ${Date.now()}`, 'Is it done?'];
  const { shown, adviser } = await clientAndAdviser(page, async (start) => {
    await visit(page, at('default', `${start}/messages`));
    return (await page.getByRole('list', { name: 'Messages, newest first' }).getByRole('link').first().getAttribute('href')) ?? '';
  });
  // What the reader began to write stays when they look at something else.
  await page.getByRole('textbox', { name: 'Reply' }).fill(question);
  await page.getByRole('textbox', { name: 'Reply' }).blur();
  await visit(adviser, at('default', shown));
  await adviser.getByRole('textbox', { name: 'Reply' }).fill(reply);
  await adviser.getByRole('button', { name: 'Send' }).click();
  await expect(adviser.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByText(reply)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Reply' })).toHaveText(question);
  await adviser.context().close();
});

test('someone chooses how they are told: the bell leaves out what is not wanted there, the page does not', async ({ page, complaints }) => {
  await enter(page, 'default', personOf('default', 'investor'), '/profile/notifications');
  await page.getByRole('link', { name: 'Notification settings' }).click();
  await page.waitForURL(/\/profile\/notification-settings$/);
  const inBell = page.getByRole('checkbox', { name: 'Approved documents: In the bell' });
  const digest = page.getByRole('combobox', { name: 'New messages: By email' });
  await expect(page.getByRole('checkbox', { name: 'Documents to sign: In the bell' })).toBeDisabled();
  await inBell.uncheck();
  await digest.selectOption('Daily digest');
  await page.getByRole('combobox', { name: 'Quiet hours from' }).selectOption('22:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('Choose two different times, or none for both.');
  await expectFailures(complaints, 400);
  await page.getByRole('combobox', { name: 'Quiet hours to' }).selectOption('07:00');
  await expectAccessible(page);
  await picture(page, 'notification-settings');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await reload(page);
  await expect(inBell).not.toBeChecked();
  await expect(digest).toHaveValue('daily');
  await expect(page.getByRole('combobox', { name: 'Quiet hours to' })).toHaveValue('7');

  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).filter({ visible: true });
  const counted = (await bell.getAttribute('aria-label')) ?? '';
  await inDatabase(
    `insert into notifications (user_id, key, kind, account_id, about, page, params)
     select user_id, gen_random_uuid()::text, 'document-approved', account_id, 'A quiet approval', 'library',
            jsonb_build_object('portal', replace(account.portal_id::text, '-', ''))
       from account_members join accounts account on account.id = account_id where relation = 'client'`,
  );
  await visit(page, at('default', '/profile/notifications'));
  await expect(page.getByRole('link', { name: 'A quiet approval' }).first()).toBeVisible();
  await expect(bell).toHaveAccessibleName(counted);
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: 'All notifications' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'A quiet approval' })).toBeHidden();
});
