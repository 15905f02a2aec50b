import { becomeGuest, enter, enterAccount, expect, expectAccessible, personOf, picture, test, visit } from './walk.ts';
import { smallPdf } from '#server/demo/small-pdf.ts';

const content = smallPdf({ firm: 'A bank', day: '30/06/2026', title: 'Bank statement', lines: ['April to June', ['Total', '10.00']] });

test('documents stand with an account and a portfolio, and a mark is told', async ({ page }) => {
  await enterAccount(page, 'default', personOf('default', 'investor'));
  const sections = page.getByRole('navigation', { name: 'Parts of this page' });
  await sections.getByRole('link', { name: 'Documents' }).click();
  const costs = page.getByRole('listitem').filter({ hasText: 'Costs and charges' });
  await expect(costs).toContainText('To read');
  await expect(sections.getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await costs.getByRole('link', { name: 'Costs and charges', exact: true }).click();
  await page.getByRole('button', { name: 'I have read this' }).click();
  await expect(costs).not.toContainText('To read');
  await picture(page, 'documents-section');

  await page.getByRole('link', { name: 'Long-term growth', exact: true }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long-term growth');
  await sections.getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByText('No documents yet')).toBeVisible();
  await picture(page, 'documents-section-empty');
  await page.getByText('Portfolio, date and tags').click();
  await expect(page.getByRole('combobox', { name: 'Portfolio' }).locator('option:checked')).toHaveText('Long-term growth');
  await page.getByRole('textbox', { name: 'Tags' }).fill('bank, 2026');
  await page.locator('input[type=file]').setInputFiles([{ name: 'Fresh letter.pdf', mimeType: 'application/pdf', buffer: content }]);
  const sent = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Fresh letter', exact: true }) });
  await expect(sent).toContainText('bank · 2026');
  await expect(sent).toContainText('Long-term growth');
  await picture(page, 'documents-section-details');
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'documents-section-phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);

  await becomeGuest(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'default', personOf('default', 'advisor'));
  await visit(page, `${new URL(page.url()).origin}/profile/notifications`);
  await expect(page.getByText('confirmed that they have read a document').first()).toBeVisible();
});
