import type { Page } from '@playwright/test';
import { at, enter, expect, expectFailures, personOf, test, visit } from './walk.ts';

test('an administrator adds a block with the keyboard, writes in it, saves and publishes it', async ({ page, browser }) => {
  const visitor = await (await browser.newContext()).newPage();
  const seen = async () => (await visitor.request.get(at('default', '/charges'))).text();
  await enter(page, 'default', personOf('default', 'admin'), '/admin/pages');
  await page.getByRole('link', { name: 'Charges' }).first().click();
  await page.getByRole('link', { name: 'Designer', exact: true }).click();
  const canvas = page.frameLocator('iframe');

  await page.getByRole('button', { name: 'Steps', exact: true }).press('Enter');
  await expect(canvas.getByText('Steps: nothing to show yet')).toBeVisible();
  await page.getByRole('button', { name: 'Text', exact: true }).press('Enter');
  await page.getByLabel('Heading').fill('Charges come last');
  await expect(canvas.getByRole('heading', { name: 'Charges come last' })).toBeVisible();
  const outlined = page.getByRole('button', { name: 'Charges come last', exact: true });
  await outlined.press('Alt+ArrowUp');
  await expect(page.getByText('1 of 2 on the page')).toBeVisible();
  await expect(outlined).toBeFocused();
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Redo' }).click();
  await expect(canvas.getByRole('heading', { name: 'Charges come last' })).toBeVisible();

  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  expect(await seen()).not.toContain('Charges come last');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('region', { name: 'Before visitors see it: 1 thing to check' }).getByRole('button', { name: 'Steps' }).click();
  await expect(page.getByText('2 of 2 on the page')).toBeVisible();
  await page.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByText('Saved and published')).toBeVisible();
  expect(await seen()).toContain('Charges come last');
  await visitor.context().close();
});

test('a designer who was too late saves over what the other one wrote, once, and goes on', async ({ page, complaints }) => {
  await enter(page, 'default', personOf('default', 'admin'), '/admin/pages');
  await page.getByRole('link', { name: 'Client guide' }).first().click();
  await page.getByRole('link', { name: 'Designer', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible();
  const colleague = await page.context().newPage();
  await visit(colleague, page.url());
  await write(colleague, 'Theirs');
  await expect(colleague.getByText('Draft saved')).toBeVisible();
  await write(page, 'Mine');
  await page.getByRole('button', { name: 'Save over it' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expectFailures(complaints, 409);
  await write(page, 'Mine too');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled();
});

/** Adds a block of text and saves. */
async function write(editor: Page, heading: string): Promise<void> {
  await editor.getByRole('button', { name: 'Text', exact: true }).press('Enter');
  await editor.getByRole('textbox', { name: 'Heading', exact: true }).fill(heading);
  await editor.getByRole('button', { name: 'Save draft' }).click();
}
