import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumProgram } from '#server/pdf/chromium-program.ts';
import type { Person } from '../support/sign-in-fixture.ts';
import { identityFixture } from './identity-fixture.ts';

/** In a real browser, which asks whether a form may lead away from the site, and whose scripts follow redirects by themselves. */
const { product, fixture, host, known, linksOf } = await identityFixture();
let browser: Browser;

beforeAll(async () => {
  const { path, env } = await chromiumProgram({ chromium: null, varDir: product.varDir });
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  browser = await puppeteer.launch({ executablePath: path, env, args, headless: 'shell' });
});

afterAll(() => browser.close());

/** A browser of its own, and what it complains about. */
async function newPage(): Promise<{ page: Page; complaints: string[] }> {
  const page = await (await browser.createBrowserContext()).newPage();
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => void complaints.push(String(error)));
  return { page, complaints };
}

const button = (page: Page, words: string) => page.locator(`::-p-xpath(//button[contains(., '${words}') or @aria-label='${words}'])`);

async function enterPin(page: Page, { email }: Person): Promise<void> {
  const field = page.locator('input[autocomplete=one-time-code]');
  await field.wait();
  await field.fill(await fixture.pinOf(email));
  await page.keyboard.press('Enter');
}

test('with the keyboard: to the issuer and back, the PIN, and an end of it in the profile', async () => {
  const ivy = await known('ivy');
  const { page, complaints } = await newPage();
  await page.goto(`http://${host}/login?redirectTo=%2Fprofile%2Fme`, { waitUntil: 'networkidle0' });
  await page.focus('form[action^="/login/google"] button');
  await page.keyboard.press('Enter');
  await enterPin(page, ivy);
  await button(page, 'Unlink Google').click();
  await button(page, 'Allow Google again').wait();
  expect(new URL(page.url()).pathname).toBe('/profile/me');
  expect(await linksOf(ivy)).toBe(1);
  expect(complaints).toEqual([]);
});

test('before its scripts have come, or without them', async () => {
  await known('without-scripts');
  const { page, complaints } = await newPage();
  await page.setJavaScriptEnabled(false);
  await page.goto(`http://${host}/login`);
  await Promise.all([page.waitForNavigation(), page.click('form[action^="/login/google"] button')]);
  expect(await page.$('input[autocomplete=one-time-code]')).not.toBeNull();
  expect(complaints).toEqual([]);
});

test('a provider that does not answer is said to be silent, beside the form', async () => {
  const { page, complaints } = await newPage();
  await page.goto(`http://${host}/login`, { waitUntil: 'networkidle0' });
  await button(page, 'Continue with LinkedIn').click();
  await page.locator('::-p-xpath(//*[@role="alert"][contains(., "LinkedIn is not responding")])').wait();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(complaints).toEqual([]);
});
