import type { Page } from '@playwright/test';

/** On to the next step. */
export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** A question whose answers are buttons. */
export const question = (page: Page, name: RegExp) => page.getByRole('group', { name });

/** Chooses the country of tax residence by typing. */
export async function chooseCountry(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Country of tax residence' }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

export async function fillInAbout(page: Page): Promise<void> {
  await page.getByLabel('Date of birth').fill('1984-02-29');
  await page.getByLabel('Nationality').fill('British');
  await chooseCountry(page, 'United Kingdom');
  await question(page, /National Insurance/)
    .getByLabel('Yes')
    .check();
  await page.getByLabel('National Insurance number', { exact: true }).fill('QQ 12 34 56 C');
}

export async function fillInCircumstances(page: Page): Promise<void> {
  await page.getByLabel('Employment').selectOption('Retired');
  await page.getByLabel('Annual income').selectOption('£60,000 to £125,000');
  await page.getByLabel('Investable assets').selectOption('£1 million to £5 million');
  await page.getByLabel('Main source of your wealth').selectOption('Other');
  await page.getByLabel('Which other source').fill('Sale of a painting');
}

export async function fillInObjectives(page: Page): Promise<void> {
  await page.getByLabel('Investment objective').selectOption('Both');
  await page.getByLabel('Amount you plan').fill('250,000');
  await page.getByLabel('When you will need').selectOption('In 5 to 10 years');
  await page.getByLabel('Shares').check();
  await page.getByLabel('Largest one-year loss').selectOption('Up to 25%');
}

export async function fillInDeclarations(page: Page): Promise<void> {
  await question(page, /politically exposed/)
    .getByLabel('No')
    .check();
  await question(page, /US person/)
    .getByLabel('No')
    .check();
  await page.getByLabel(/complete and true/).check();
}

/** Fills in the whole form of the firm, and goes on to where it was asked for. */
export async function fillInForm(page: Page): Promise<void> {
  const steps = { about: fillInAbout, circumstances: fillInCircumstances, objectives: fillInObjectives };
  for (const [step, fillIn] of Object.entries(steps)) {
    await page.waitForURL(new RegExp(`step=${step}$`));
    await fillIn(page);
    await next(page);
  }
  await page.waitForURL(/step=declarations$/);
  await fillInDeclarations(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: 'Go to your portal' }).click();
}
