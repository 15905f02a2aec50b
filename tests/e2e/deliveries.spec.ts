import { at, enter, expect, expectAccessible, personOf, picture, test, visit } from './walk.ts';
import { smallPdf } from '#server/demo/small-pdf.ts';

const content = smallPdf({ firm: 'A firm', day: '30/09/2026', title: 'Statement', lines: ['July to September', ['Total', '10.00']] });

test('a file goes to several clients, and files go to those whom their names say', async ({ page }) => {
  const title = `Quarter ${Date.now()}`;
  await enter(page, 'default', personOf('default', 'advisor'));
  const library = `${/^\/dashboard\/[0-9a-f]+/.exec(new URL(page.url()).pathname)?.[0]}/library`;
  await visit(page, at('default', library));
  await page.getByRole('link', { name: 'Send to several clients' }).click();
  await page.waitForURL(/\/library\/several$/);
  await page.getByRole('radio', { name: 'Selected clients' }).check();
  await page.getByRole('combobox', { name: 'Clients' }).fill('hartwell');
  await page
    .getByRole('option', { name: /^Hartwell/ })
    .first()
    .click();
  await expect(page.getByText('1 client will receive it.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles([{ name: `${title}.pdf`, mimeType: 'application/pdf', buffer: content }]);
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await expectAccessible(page);
  await picture(page, 'delivery-same');
  await page.getByRole('button', { name: 'Send to 1 client' }).click();
  await page.waitForURL(/\/several\/[0-9a-f]{32}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Sent to 1 of 1')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'delivery-sent');
  await page.getByRole('list', { name: 'Clients' }).getByRole('link').first().click();
  await page.waitForURL(/document=/);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await visit(page, at('default', `${library}/several`));
  await page.getByRole('radio', { name: 'A file for each client' }).check();
  await page
    .locator('input[type=file]')
    .setInputFiles(['No one.pdf', 'Else.pdf'].map((name) => ({ name, mimeType: 'application/pdf', buffer: content })));
  await expect(page.getByText('2 files not matched')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await expectAccessible(page);
  await picture(page, 'delivery-unmatched');
});
