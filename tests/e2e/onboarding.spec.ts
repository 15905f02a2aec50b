import type { Page } from '@playwright/test';
import { agePins, inDatabase } from './in-database.ts';
import {
  chooseCountry,
  fillInAbout,
  fillInCircumstances,
  fillInDeclarations,
  fillInObjectives,
  next,
  question,
} from './onboarding-form.ts';
import {
  onPhoneInFull,
  at,
  enter,
  expect,
  expectAccessible,
  expectFailures,
  newestLink,
  newestPin,
  personOf,
  picture,
  test,
  leave,
  visit,
  visitEarly,
  becomeGuest,
} from './walk.ts';

const password = 'correct horse 1';

/** As the others find it: no one who waits. */
test.afterEach(async () => {
  await inDatabase("delete from accounts where email like 'newcomer-%'");
});

/** Someone who has just signed up, and whom the office has let in. */
async function newcomer(page: Page): Promise<string> {
  const email = `newcomer-${test.info().project.name}-${Date.now()}@home.example`;
  await visit(page, at('default', '/signup'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('I have read and accept the terms of use').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await visit(page, await newestLink(page, 'default'));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  const pin = page.locator('input[autocomplete=one-time-code]').first();
  await pin.waitFor();
  await pin.fill(await newestPin(page, 'default'));
  await pin.press('Enter');
  await page.waitForURL(/\/profile\/me$/);
  await inDatabase(`update accounts set validated_at = now() where email = '${email}'`);
  return email;
}

/** Onto the portal, whose terms were ticked with the sign-up. */
async function toTheForm(page: Page): Promise<void> {
  await visit(page, at('default', '/portals'));
  await page.waitForURL(/\/processes\/onboarding\?redirectTo=/);
}

test(
  'a new client fills in the form before the portal, and an administrator reads it',
  onPhoneInFull,
  async ({ page, browser, complaints }) => {
    const email = await newcomer(page);
    await toTheForm(page);
    await expect(page.getByRole('heading', { level: 1, name: 'About you' })).toBeVisible();
    await expectAccessible(page);
    await picture(page, 'onboarding');

    await next(page);
    await expect(page.getByText('Field is required')).toHaveCount(4);
    await expect(page.getByLabel('Date of birth')).toBeFocused();
    await expectAccessible(page);
    await picture(page, 'onboarding-wrong');
    await expectFailures(complaints, 400);

    await chooseCountry(page, 'United Kingdom');
    await expect(page.getByText('Field is required')).toHaveCount(3);
    await expect(page.getByText('3 answers are missing or incorrect.')).toBeVisible();
    await fillInAbout(page);
    await expect(page.getByText('Field is required')).toHaveCount(0);
    await page.getByLabel('Nationality').press('Enter');
    await page.waitForURL(/step=circumstances/);
    await fillInCircumstances(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL(/step=about/);
    await expect(page.getByLabel('Nationality')).toHaveValue('British');
    await page.getByRole('button', { name: /Your circumstances/ }).click();
    await page.waitForURL(/step=circumstances/);
    await expect(page.getByLabel('Which other source')).toHaveValue('Sale of a painting');
    await picture(page, 'onboarding-circumstances');

    await agePins();
    await becomeGuest(page);
    await visit(page, at('default', '/login'));
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const pin = page.locator('input[autocomplete=one-time-code]').first();
    await pin.waitFor();
    await pin.fill(await newestPin(page, 'default'));
    await pin.press('Enter');
    await page.waitForURL(/\/processes\/onboarding/);
    await fillInObjectives(page);
    await page.getByLabel('Amount you plan').fill('much');
    await next(page);
    await expect(page.getByText('Please enter a number')).toBeVisible();
    await expect(page.getByLabel('Amount you plan')).toBeFocused();
    await expectFailures(complaints, 400);
    await page.getByLabel('Amount you plan').fill('250,000');
    await next(page);

    await page.waitForURL(/step=declarations/);
    const last = page.getByRole('button', { name: 'Missing or incorrect information' });
    await expect(last).toBeVisible();
    await last.click();
    await expect(question(page, /politically exposed/).getByLabel('Yes')).toBeFocused();
    await expectFailures(complaints, 400);
    await fillInDeclarations(page);
    await expect(last).toHaveCount(0);
    await expectAccessible(page);
    await picture(page, 'onboarding-last');
    await page.getByRole('button', { name: 'Submit' }).click();

    await expect(page.getByText('Thank you. We will review your answers')).toBeVisible();
    await expect(page.getByText('Sale of a painting')).toBeVisible();
    await expectAccessible(page);
    await picture(page, 'onboarding-submitted');
    await page.getByRole('link', { name: 'Go to your portal' }).click();
    await page.waitForURL(/\/dashboard\/[0-9a-f]{32}$/);

    const office = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await enter(office, 'default', personOf('default', 'admin'), `/admin/people?find=${encodeURIComponent(email)}`);
    await office
      .getByRole('link', { name: email.split('@')[0] ?? '' })
      .first()
      .click();
    await office.getByRole('link', { name: 'Access', exact: true }).click();
    await office.getByRole('link', { name: /^Submitted/ }).click();
    await expect(office.getByText('Sale of a painting')).toBeVisible();
    await expectAccessible(office);
    await picture(office, 'onboarding-read');
    await office.goBack();
    await office.getByRole('button', { name: 'Request form' }).click();
    await expect(office.getByText('Form requested')).toBeVisible();

    await visit(page, at('default', '/profile/access'));
    await expect(page.getByText('Read the form that you submitted').filter({ visible: true }).first()).toBeVisible();
    await visit(page, at('default', '/portals'));
    await page.waitForURL(/\/processes\/onboarding/);
    await office.getByRole('button', { name: 'Withdraw request' }).click();
    await picture(office, 'onboarding-withdraw');
    await office.getByRole('button', { name: 'Withdraw request' }).click();
    await expect(office.getByText('Request withdrawn')).toBeVisible();
    await visit(page, at('default', '/portals'));
    await page.waitForURL(/\/dashboard\/[0-9a-f]{32}$/);
    await office.context().close();
  },
);

test('what was filled in on another device in the meantime is shown beside what is typed here', async ({ page, complaints }) => {
  await newcomer(page);
  await toTheForm(page);
  const other = await page.context().newPage();
  await visit(other, page.url());
  await fillInAbout(other);
  await other.getByLabel('Nationality').fill('Irish');
  await next(other);
  await other.waitForURL(/step=circumstances/);
  await other.close();

  await fillInAbout(page);
  await next(page);
  await expect(page.getByText('Someone else has saved changes')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'onboarding-conflict');
  await expectFailures(complaints, 409);
  await page.getByRole('button', { name: 'Keep their version' }).click();
  await expect(page.getByLabel('Nationality')).toHaveValue('Irish');
  await next(page);
  await page.waitForURL(/step=circumstances/);
});

test('the form is filled in before the page is alive', async ({ page, complaints }) => {
  await newcomer(page);
  await toTheForm(page);
  const form = page.url();
  // What is still being fetched for the living page must not come empty.
  await leave(page);
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await visitEarly(page, form);
  await fillInDead(page);
  await next(page);
  await expect(page.getByText('Field is required')).toHaveCount(1);
  await expectFailures(complaints, 400);
  await expect(page.getByLabel('Nationality')).toHaveValue('British');
  await page.getByLabel('National Insurance number', { exact: true }).fill('QQ 12 34 56 C');
  await next(page);
  await page.waitForURL(/step=circumstances/);
});

/** Fills in the first step without scripts. Questions that depend on an answer appear with the next response of the server. */
async function fillInDead(page: Page): Promise<void> {
  await page.getByLabel('Date of birth').fill('1984-02-29');
  await page.getByLabel('Nationality').fill('British');
  await page.getByLabel('Country of tax residence').selectOption('United Kingdom');
  await question(page, /National Insurance/)
    .getByLabel('Yes')
    .check();
}
