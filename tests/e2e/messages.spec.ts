import type { Page, Route } from '@playwright/test';
import { inDatabase, withLongHold } from './in-database.ts';
import {
  becomeGuest,
  inFull,
  onPhoneInFull,
  at,
  enter,
  expect,
  expectAccessible,
  expectFailures,
  personOf,
  picture,
  test,
  visit,
} from './walk.ts';

/** After the seconds in which it can be undone. */
async function sent(page: Page) {
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByText(/^Not sent yet|^Sending/)).toHaveCount(0);
}

/** The editor with what stands in it. */
const written = (page: Page) => page.locator('[role=textbox][contenteditable=true]');

test('a client asks, their adviser notes and answers, and no note reaches the client', onPhoneInFull, async ({ page, complaints }) => {
  const subject = `A question of ${test.info().project.name}`;
  await enter(page, 'default', personOf('default', 'investor'));
  const messages = `${/^\/dashboard\/[0-9a-f]+/.exec(new URL(page.url()).pathname)?.[0]}/messages`;
  await visit(page, at('default', messages));
  await page.getByRole('link', { name: 'New message' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Subject is required')).toBeVisible();
  await expectFailures(complaints, 400);
  await expect(page.getByRole('textbox', { name: 'Recipient' })).toHaveValue('James Okafor');
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.getByRole('textbox', { name: 'Message' }).fill('Which fund is it?');
  await withLongHold(async () => {
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: subject })).toBeVisible();
    await expectAccessible(page);
    await picture(page, 'messages-held');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(written(page)).toHaveText('Which fund is it?');
  });
  await page.getByRole('textbox', { name: 'Message' }).fill('Which fund is it?\n\nThank you.');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await visit(page, at('default', `${messages}?view=drafts`));
  await expectAccessible(page);
  await picture(page, 'messages-drafts');
  await page.getByRole('link', { name: subject }).click();
  await expect(written(page)).toHaveText('Which fund is it?Thank you.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await sent(page);
  await visit(page, at('default', `${messages}?view=drafts`));
  await expect(page.getByRole('link', { name: subject })).toHaveCount(0);

  await becomeGuest(page);
  await enter(page, 'default', personOf('default', 'advisor'), messages);
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByText('Which fund is it?')).toBeVisible();
  const notifies = page.getByRole('checkbox', { name: 'Notify the client' });
  await expect(notifies).toBeChecked();
  await page.getByRole('radio', { name: 'Internal note' }).check();
  await expect(notifies).toBeHidden();
  const copies = page.getByRole('checkbox', { name: 'Put a copy in the client’s library' });
  await expect(copies).toBeHidden();
  await page.getByRole('textbox', { name: 'Internal note' }).fill('Ask about the tax first.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved.')).toBeVisible();
  await expect(written(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Reply' }).fill('The ');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('bond fund.');
  await page.getByLabel('Attach files').setInputFiles({ name: 'Fund.txt', mimeType: 'text/plain', buffer: Buffer.from('The bond fund') });
  await expect(page.getByRole('button', { name: 'Remove Fund.txt' })).toBeVisible();
  await expectAccessible(page);
  await notifies.uncheck();
  await copies.check();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await picture(page, 'messages-attached');
  await page.getByRole('button', { name: 'Send' }).click();
  await sent(page);
  await expect(page.getByText('Client not notified')).toBeVisible();
  await expect(notifies).toBeChecked();
  await expect(copies).not.toBeChecked();
  const copy = page.getByRole('link', { name: 'The copy is in the library' });
  await expect(copy).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await picture(page, 'messages-thread');
  await copy.click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();

  await becomeGuest(page);
  await enter(page, 'default', personOf('default', 'investor'), messages);
  await page.getByRole('link', { name: subject }).click();
  await expect(page.locator('strong', { hasText: 'bond fund.' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Fund.txt' }).click();
  expect((await download).suggestedFilename()).toBe('Fund.txt');
  await expect(page.getByText('Ask about the tax first.')).toHaveCount(0);
  await expect(page.getByText('Client not notified')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'The copy is in the library' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Message archived.')).toBeVisible();
  await visit(page, at('default', '/profile/notifications'));
  await expect(page.getByText(subject)).toHaveCount(0);
});

test('a message that is sent while its draft is being kept leaves none behind', async ({ page }) => {
  const subject = `Kept while it is sent ${Date.now()}`;
  await enter(page, 'default', personOf('default', 'advisor'));
  const messages = `${/^\/dashboard\/[0-9a-f]+/.exec(new URL(page.url()).pathname)?.[0]}/messages`;
  await visit(page, at('default', `${messages}/new`));
  const recipient = page.getByRole('combobox', { name: 'Recipient' });
  await recipient.fill('hartwell');
  await page
    .getByRole('option', { name: /^Hartwell/ })
    .first()
    .click();
  await expectAccessible(page);
  await picture(page, 'messages-recipient');
  const saving = Promise.withResolvers<() => void>();
  const waitOnce = async (route: Route) => {
    await new Promise<void>((go) => saving.resolve(go));
    await route.continue();
  };
  await page.route(/\/messages\/drafts$/, waitOnce, { times: 1 });
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.getByRole('textbox', { name: 'Message' }).fill('The draft is on its way.');
  const go = await saving.promise;
  await page.getByRole('button', { name: 'Send' }).click();
  go();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await visit(page, at('default', `${messages}?view=drafts`));
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await expect(page.getByRole('link', { name: subject })).toHaveCount(0);
});

test('one message goes to several clients, each alone, and is stopped before it is sent', async ({ page }) => {
  const subject = `To several ${Date.now()}`;
  await enter(page, 'default', personOf('default', 'advisor'));
  const messages = `${/^\/dashboard\/[0-9a-f]+/.exec(new URL(page.url()).pathname)?.[0]}/messages`;
  await visit(page, at('default', `${messages}/new`));
  await page.getByRole('link', { name: 'Write to several clients' }).click();
  await page.waitForURL(/\/messages\/several$/);
  await expect(page.getByText(/^\d+ clients? will receive this message\.$/)).toBeVisible();
  await page.getByRole('radio', { name: 'Selected clients' }).check();
  await expect(page.getByText('No one selected yet')).toBeVisible();
  await page.getByRole('combobox', { name: 'Clients' }).fill('hartwell');
  await page
    .getByRole('option', { name: /^Hartwell/ })
    .first()
    .click();
  await expect(page.getByText('1 client will receive this message.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.getByRole('textbox', { name: 'Message' }).fill('We are closed on Monday.');
  await expectAccessible(page);
  await picture(page, 'messages-several');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL(/\/several\/[0-9a-f]{32}$/);
  await expect(page.getByText('Sent to 0 of 1')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'messages-mailing');
  await page.getByRole('button', { name: 'Stop sending' }).click();
  await expect(page.getByText('Not sent to 1 client')).toBeVisible();
  await visit(page, at('default', `${messages}/several`));
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
  await expect(page.getByText(/^\d+ clients? will receive this message\.$/)).toBeVisible();
  await page.getByRole('radio', { name: 'Selected clients' }).check();
  await page.getByRole('combobox', { name: 'Clients' }).click();
  // Whom no other walk is about.
  await page
    .getByRole('option')
    .filter({ visible: true, hasText: '·', hasNotText: /hartwell|alderson/i })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Subject' }).fill(`${subject} again`);
  await page.getByRole('textbox', { name: 'Message' }).fill('We are closed on Tuesday.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL(/\/several\/[0-9a-f]{32}$/);
  await expect(page.getByText('Sent to 1 of 1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop sending' })).toHaveCount(0);
  await picture(page, 'messages-mailing-sent');
});

test('a template of the office begins messages, filled for whom they are, and the thread is taken away', async ({ page, complaints }) => {
  const name = `Closed ${Date.now()}`;
  await inDatabase("update users set title = null where name = 'James Okafor'");
  await enter(page, 'default', personOf('default', 'admin'), '/admin/message-templates?open=new');
  const panel = page.getByRole('complementary', { name: 'Add new message template' });
  await panel.getByLabel('Name', { exact: true }).fill(name);
  await panel.getByLabel('Language').selectOption('English');
  await panel.getByLabel('Subject').fill('Closed for {{name}}');
  await panel.getByLabel('Message').fill('Dear {{client}},\n\nwe are closed. Call {{adviser_title}}.\n\n{{adviser}}, {{today}}');
  await panel.getByRole('button', { name: 'Create' }).click();
  await expect(panel.getByText('There is no field “name”')).toBeVisible();
  await expectFailures(complaints, 400);
  await expectAccessible(page);
  await picture(page, 'messages-template-refused');
  await panel.getByLabel('Subject').fill('Closed for {{client}}');
  await panel.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('complementary', { name: 'Edit message template' }).getByText('All changes saved')).toBeVisible();

  await becomeGuest(page);
  await enter(page, 'default', personOf('default', 'advisor'));
  const messages = `${/^\/dashboard\/[0-9a-f]+/.exec(new URL(page.url()).pathname)?.[0]}/messages`;
  await visit(page, at('default', `${messages}/new`));
  const subject = page.getByRole('textbox', { name: 'Subject' });
  await subject.fill('What was there before');
  await page.getByLabel('Template').selectOption(`${name} · English`);
  await expect(subject).toHaveValue('Closed for {{client}}');
  await page.getByRole('combobox', { name: 'Recipient' }).fill('hartwell');
  await page
    .getByRole('option', { name: /^Hartwell/ })
    .first()
    .click();
  await expect(subject).not.toHaveValue(/\{\{/);
  await expect(page.getByText('No value for: adviser’s job title.')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'messages-template');
  await page.getByRole('button', { name: 'Restore my text' }).click();
  await expect(subject).toHaveValue('What was there before');
  await page.getByLabel('Template').selectOption(`${name} · English`);
  await expect(subject).toHaveValue(/^Closed for [^{]+$/);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('This client has no value for {{adviser_title}}')).toBeVisible();
  await expectFailures(complaints, 400);
  await page.getByRole('textbox', { name: 'Message' }).fill('Dear {{client}}, this is {{adviser}}.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL(/\/messages\/[0-9a-f]{32}$/);
  await expect(page.getByText(/^Dear [^{]+, this is James Okafor\.$/)).toBeVisible();
  await sent(page);
  await page.getByText('Export', { exact: true }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'PDF with internal notes' }).click();
  expect((await file).suggestedFilename()).toMatch(/^Messages-Closed for .+_\d{4}-\d{2}-\d{2}\.pdf$/);
  if (process.env.PICTURES === 'yes') await (await file).saveAs('test-results/shots/thread.pdf');

  await visit(page, at('default', `${messages}/several`));
  await expect(page.getByText(/^\d+ clients? will receive this message\.$/)).toBeVisible();
  await page.getByLabel('Template').selectOption('Annual review · English');
  await page.getByText(/^As .+ will see it$/).click();
  await expect(page.getByText(/^Dear [^{]+,\s+It is time/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'messages-several-template');
});

test('messages are Greek to Greeks', inFull, async ({ page }) => {
  await enter(page, 'greek', personOf('greek', 'investor'));
  await visit(page, at('greek', `${/^\/dashboard\/[0-9a-f]+/.exec(new URL(page.url()).pathname)?.[0]}/messages`));
  await page.getByRole('link', { name: /Ανάληψη για ανακαίνιση/ }).click();
  await expect(page.getByText(/^Έναρξη: Κατερίνα Βλαχοπούλου/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'messages-greek');
});
