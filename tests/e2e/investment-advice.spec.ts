import type { Page } from '@playwright/test';
import { becomeGuest, enter, expect, expectAccessible, expectFailures, personOf, picture, test } from './walk.ts';

/** Follows the navigation to the questions about risk, or to their results. */
async function followNavigation(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Fact Finder' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fact Finder');
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Chooses an answer to each question, by how its label begins. */
async function choose(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [question, option] of Object.entries(answers)) await page.getByLabel(question).selectOption(option);
}

const plans = {
  'What is this money mainly for?': 'To grow as much as possible over many years',
  'When do you expect to need most of it?': 'In 1 to 3 years',
  'How much of it will you draw': 'Nothing',
};
const means = {
  'How much of all your savings': 'Less than a quarter',
  'If your income stopped': 'More than a year',
  'If this money lost a fifth': 'Nothing in my daily life',
};
const attitude = {
  'Markets fall': 'Wait',
  'Which investment': 'One that grows well over time, with several poor years',
  'How familiar': 'I have held funds or bonds for a few years',
};

test('a client answers in steps, sees what limits the level, and answers again; the adviser reads it', async ({ page, complaints }) => {
  await enter(page, 'default', personOf('default', 'investor'));
  await followNavigation(page);
  await page.getByRole('link', { name: 'Answer again' }).click();
  await button(page, 'Next').click();
  await expect(page.getByText('3 answers are missing or incorrect.')).toBeVisible();
  await expectFailures(complaints, 400);
  await choose(page, plans);
  await button(page, 'Next').click();
  await choose(page, means);
  await button(page, 'Next').click();
  await expect(page.getByLabel('Markets fall')).toBeVisible();
  await button(page, 'Back').click();
  await expect(page.getByLabel('If your income stopped')).toHaveValue('over12');
  await button(page, 'Next').click();
  await choose(page, attitude);
  await expectAccessible(page);
  await button(page, 'Submit').click();
  await expect(page.getByText('Level 3 of 7: Cautious')).toBeVisible();
  await expect(page.getByText('Your answers about purpose, attitude and experience point to 5.')).toBeVisible();
  await expect(page.getByText('Your time horizon (“In 1 to 3 years”) limits it to 3.')).toBeVisible();
  await expect(page.getByText('Model portfolio: Cautious')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'fact-finder');

  await page.getByRole('link', { name: 'Answer again' }).click();
  await choose(page, { ...plans, 'When do you expect to need most of it?': 'After more than 10 years' });
  await button(page, 'Next').click();
  await choose(page, means);
  await button(page, 'Next').click();
  await choose(page, attitude);
  await button(page, 'Submit').click();
  await expect(page.getByText(/^Level 5 of 7/)).toBeVisible();

  await becomeGuest(page);
  await enter(page, 'default', personOf('default', 'advisor'));
  await followNavigation(page);
  await page.locator('summary', { hasText: 'By name' }).click();
  await page.getByRole('link', { name: 'Newest first' }).click();
  await expect(page).toHaveURL(/order=newest/);
  await expectAccessible(page);
  await expect(page.locator('main tbody tr').first()).toContainText('Hartwell Family Trust');
  await page.locator('main').getByRole('link', { name: 'Hartwell Family Trust' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eleanor Hartwell');
  await expect(page.getByText(/^Level 5 of 7/)).toBeVisible();
  await expect(page.getByText('What is this money mainly for?')).toBeVisible();
  await expectAccessible(page);
});
