import { inDatabase } from './in-database.ts';
import { enter, expect, expectAccessible, personOf, picture, test } from './walk.ts';

/** The demo's results stay; what the walk adds goes. */
test.afterEach(async () => {
  await inDatabase("delete from submissions where process = 'investment-advice' and submitted_at is null");
});

test('a client answers the questions in three steps and sees what limits the level', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'investor'));
  await page.getByRole('link', { name: 'Fact Finder' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fact Finder');
  await page.getByRole('link', { name: 'Answer again' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('3 answers are missing or incorrect.')).toBeVisible();
  await page.getByLabel('What is this money mainly for?').selectOption('To grow as much as possible over many years');
  await page.getByLabel('When do you expect to need most of it?').selectOption('In 1 to 3 years');
  await page.getByLabel('How much of it will you draw').selectOption('Nothing');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('How much of all your savings').selectOption('Less than a quarter');
  await page.getByLabel('If your income stopped').selectOption('More than a year');
  await page.getByLabel('If this money lost a fifth').selectOption('Nothing in my daily life');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('If your income stopped')).toHaveValue('over12');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Markets fall').selectOption('Wait');
  await page.getByLabel('Which investment').selectOption('One that grows well over time, with several poor years');
  await page.getByLabel('How familiar').selectOption('I have held funds or bonds for a few years');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Level 3 of 7: Cautious')).toBeVisible();
  await expect(page.getByText('Your answers about purpose, attitude and experience point to 5.')).toBeVisible();
  await expect(page.getByText('Your time horizon (“In 1 to 3 years”) limits it to 3.')).toBeVisible();
  await expect(page.getByText('Model portfolio: Cautious')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'fact-finder');
});

test('an adviser reads the result of a client', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'advisor'));
  await page.getByRole('link', { name: 'Fact Finder' }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'By name' }).click();
  await page.getByRole('menuitem', { name: 'Newest first' }).click();
  await expect(page).toHaveURL(/order=newest/);
  await expectAccessible(page);
  await page.locator('main').getByRole('link', { name: 'Hartwell Family Trust' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eleanor Hartwell');
  await expect(page.getByText(/^Level \d of 7/)).toBeVisible();
  await expect(page.getByText('What is this money mainly for?')).toBeVisible();
  await expectAccessible(page);
});
