import { at, enter, expect, expectAccessible, personOf, test, visit } from './walk.ts';

test('an administrator writes a page, publishes it, changes it, and takes it back', async ({ page, browser }) => {
  const visitor = await (await browser.newContext()).newPage();
  const seen = async () => {
    const answer = await visitor.request.get(at('default', '/our-offices'));
    return answer.status() === 200 ? answer.text() : answer.status();
  };
  await enter(page, 'default', personOf('default', 'admin'), '/admin/pages?open=new');
  const panel = page.getByRole('complementary', { name: 'Add new page' });
  await panel.getByLabel('Name', { exact: true }).fill('Our offices');
  await panel.getByLabel('Type').selectOption('Landing');
  await panel.getByLabel('Title').fill('Two offices, one firm');
  const text = panel.locator('[contenteditable=true]').first();
  await text.click();
  await text.pressSequentially('Come and see us in London.');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.waitForURL(/open=[0-9a-f]{32}/);
  expect(await seen()).toBe(404);
  const preview = (await page.getByRole('link', { name: 'Preview', exact: true }).getAttribute('href')) ?? '';
  expect(await (await page.request.get(at('default', preview))).text()).toContain('Come and see us in London.');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Saved and published')).toBeVisible();
  expect(await seen()).toContain('Come and see us in London.');

  await page.getByRole('complementary').getByLabel('Title').fill('Three offices');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Page saved')).toBeVisible();
  expect(await seen()).toContain('Two offices, one firm');
  await page.getByRole('link', { name: 'Versions' }).click();
  await expect(page.getByText(/Readers see version 1/)).toBeVisible();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('button', { name: 'Click again to unpublish' }).click();
  await expect(page.getByText('Readers do not see this yet.')).toBeVisible();
  expect(await seen()).toBe(404);
  await visitor.context().close();
});

test('a visitor reads the site without a script and asks for a demo; the office has it', async ({ page }) => {
  await visit(page, at('greek', '/'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Τα χρήματά σας');
  expect(await page.locator('script[src]').count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Απόρριψη' }).click();
  await expect(page.getByRole('button', { name: 'Απόρριψη' })).toHaveCount(0);
  await visit(page, at('greek', '/demo'));
  await page.getByLabel('Όνομα').fill('Μαρία Επισκέπτρια');
  await page.getByLabel('E-mail').fill('maria@episkeptis.example');
  await page.getByRole('button', { name: 'Κλείστε μια παρουσίαση 30 λεπτών' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Σας ευχαριστούμε');
  await enter(page, 'greek', personOf('greek', 'admin'), '/admin/enquiries');
  await expect(page.getByRole('link', { name: 'Μαρία Επισκέπτρια' })).toBeVisible();
});
