import { smallPdf } from '#server/demo/small-pdf.ts';
import { becomeGuest, onPhoneInFull, enter, expect, expectAccessible, personOf, picture, test, visit } from './walk.ts';

const content = smallPdf({ firm: 'A council', day: '30/06/2026', title: 'Council tax', lines: ['The bill of the year'] });
const bill = { name: 'Council tax.pdf', mimeType: 'application/pdf', buffer: content };

test('an adviser asks for documents, the client sends one, and it is accepted', onPhoneInFull, async ({ page }) => {
  const subject = `Annual check of ${test.info().project.name}`;
  await enter(page, 'default', personOf('default', 'investor'));
  const portal = /^\/dashboard\/[0-9a-f]+/.exec(new URL(page.url()).pathname)?.[0] ?? '';
  const ownAccount = await page.locator('nav a[href*="/account/"]').first().getAttribute('href');
  const account = /[0-9a-f]{32}$/.exec(ownAccount ?? '')?.[0] ?? '';
  await becomeGuest(page);

  await enter(page, 'default', personOf('default', 'advisor'), `${portal}/library`);
  await page.getByRole('link', { name: /^Document requests/ }).click();
  await page.waitForURL(/\/requests$/);
  await page.getByRole('link', { name: 'New request' }).click();
  await page.waitForURL(/new=1/);
  await page.getByLabel('For', { exact: true }).selectOption(account);
  await page.getByRole('textbox', { name: 'Title' }).fill(subject);
  await page.getByRole('textbox', { name: 'Documents' }).fill('Proof of address\nPassport');
  await page.getByLabel('Due date').fill('2030-06-28');
  await page.getByRole('textbox', { name: 'Note to the client' }).fill('Not older than three months, please.');
  await expectAccessible(page);
  await picture(page, 'request-new');
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.waitForURL(/request=/);
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  const request = page.url();
  await becomeGuest(page);

  await enter(page, 'default', personOf('default', 'investor'));
  await visit(page, request);
  const lines = page.getByRole('list', { name: 'Documents asked for' });
  await page.getByLabel('Choose file for Proof of address').setInputFiles([bill]);
  await expect(lines).toContainText('Council tax');
  await expect(page.getByLabel('Choose another file for Proof of address')).toBeAttached();
  await expectAccessible(page);
  await picture(page, 'request-answered');
  await becomeGuest(page);

  await enter(page, 'default', personOf('default', 'advisor'));
  await visit(page, request);
  await page.getByRole('button', { name: 'Send back' }).click();
  await page.getByRole('textbox', { name: 'What is wrong with it' }).fill('Out of date');
  await picture(page, 'request-return');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(lines).toContainText('Accepted');
  await expect(lines).toContainText('Not sent yet');
  await expectAccessible(page);
  await picture(page, 'request-accepted');
});
