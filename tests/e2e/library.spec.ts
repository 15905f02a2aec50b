import { becomeGuest, alsoOnPhone, enter, expect, expectAccessible, personOf, picture, test, visit } from './walk.ts';
import { smallPdf } from '#server/demo/small-pdf.ts';

const content = smallPdf({ firm: 'A bank', day: '30/06/2026', title: 'Bank statement', lines: ['April to June', ['Total', '10.00']] });
const statement = { name: 'Bank statement.pdf', mimeType: 'application/pdf', buffer: content };

test('a client reads, signs, sends and replaces; the adviser sees it, deletes it and undoes that', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'investor'));
  await page.getByRole('link', { name: 'Library', exact: true }).filter({ visible: true }).first().click();
  await page.waitForURL(/\/library/);
  const letter = page.getByRole('listitem').filter({ hasText: 'Suitability letter' });
  await expect(letter).toContainText('To sign');
  await picture(page, 'library');
  await expectAccessible(page);
  await letter.getByRole('link', { name: 'Suitability letter', exact: true }).click();
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  await expect(page.locator('canvas')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark as signed' }).click();
  await expect(letter).toContainText('Signed');
  await picture(page, 'library-signed');
  await page.getByRole('link', { name: 'Close the document' }).click();

  const files = page.locator('input[type=file]');
  await files.setInputFiles([statement]);
  const sent = page.getByRole('list', { name: 'Files being sent' });
  await expect(sent).toContainText('sent');
  await files.setInputFiles([statement]);
  await page.getByRole('radio', { name: /Replace it/ }).check();
  await picture(page, 'library-duplicate');
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  const own = page.getByRole('link', { name: 'Bank statement', exact: true });
  await own.click();
  await expect(page.getByText('Versions (2)')).toBeVisible();

  // What the client's page still asks for is not asked as the adviser.
  await becomeGuest(page);
  await enter(page, 'default', personOf('default', 'advisor'));
  await page.getByRole('link', { name: 'Library', exact: true }).filter({ visible: true }).first().click();
  const received = page.getByRole('listitem').filter({ has: own });
  await expect(received).toContainText('Updated');
  await own.click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(own).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own).toBeVisible();
});

test('the library fits a phone', alsoOnPhone, async ({ page }) => {
  await enter(page, 'greek', personOf('greek', 'investor'));
  await visit(page, `${new URL(page.url()).origin}${/\/dashboard\/[0-9a-f]{32}/.exec(page.url())?.[0] ?? ''}/library`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Βιβλιοθήκη');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  await page.getByRole('link', { name: 'Επιστολή καταλληλότητας', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Περιεχόμενο του αρχείου' })).toContainText('Διαβάστε και υπογράψτε');
  await expectAccessible(page);
  await picture(page, 'library-greek');
});
