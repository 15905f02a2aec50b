import { expect, type Page, test as base } from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';
import type { VariantId } from '#contracts/ids.ts';
import { cookieJar } from '#server/auth/cookies.ts';
import { agePins, openedSession } from './in-database.ts';
import { ownProduct } from './product.ts';
import type { DemoVariantId } from '#server/demo/demo-variants.ts';
import { demoPassword, demoPeople } from '#server/demo/demo-people.ts';

/** The address of a variant of the running product. */
export function at(variant: VariantId, path = '/'): string {
  const host = variant === 'default' ? 'localhost' : `${variant}.localhost`;
  return `http://${host}:${ownProduct().port}${path}`;
}

/** A walk in which the browser has nothing to complain about. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Exactly these answers were failures (of HTTP statuses): the browser says so by itself, sometimes after the page shows it. It says nothing of them from here on. */
export async function expectFailures(complaints: string[], ...statuses: readonly number[]): Promise<void> {
  await expect.poll(() => complaints).toEqual(statuses.map((status) => expect.stringContaining(`status of ${status} `)));
  complaints.length = 0;
}

/** The e-mail address of a demo person of a role. */
export function personOf(variant: DemoVariantId, role: 'advisor' | 'investor' | 'admin', nth = 0): string {
  const person = demoPeople(variant).filter((each) => each.role === role)[nth];
  if (!person) throw new Error(`The demo has no such ${role}.`);
  return person.email;
}

/** Signs in as a person would: e-mail and password, then the PIN from the outbox. */
export async function signIn(page: Page, variant: VariantId, email: string): Promise<void> {
  await agePins(variant);
  await page.goto(at(variant, '/login'));
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(demoPassword);
  await page.locator('form:has(input[name=password]) button[type=submit]').first().click();
  const pin = page.locator('input[autocomplete=one-time-code]').first();
  await pin.waitFor();
  await pin.fill(await newestPin(page, variant));
  await pin.press('Enter');
  await page.waitForURL(/\/dashboard\//);
}

/** Where `signIn` leads, with a session that is opened behind the product's back: for walks about something else. */
export async function enter(page: Page, variant: VariantId, email: string): Promise<void> {
  const [cookie = ''] = (await cookieJar({ isSecure: false }).set('session', await openedSession(variant, email))).split(';');
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value: decodeURIComponent(value), url: at(variant) }]);
  await page.goto(at(variant, '/portals'));
  await page.waitForURL(/\/dashboard\//);
}

/** The same, and on from their home to the account of a client who has several portfolios in it. */
export async function enterAccount(page: Page, variant: VariantId, email: string): Promise<void> {
  await enter(page, variant, email);
  const address = await page.locator('nav a[href*="/account/"]').first().getAttribute('href');
  await page.goto(at(variant, address ?? ''));
}

/** For walks about what is laid out differently on a narrow screen: they run on the phone too, all others on the desktop alone. */
export const alsoOnPhone = { tag: '@phone' };

/** The outbox in a tab of its own: the browser knows the hosts below localhost, Node does not. */
export async function newestPin(page: Page, variant: VariantId): Promise<string> {
  const tab = await page.context().newPage();
  await tab.goto(at(variant, '/dev/outbox'));
  const [, pin] = /\b(\d{6})\b/.exec(await tab.locator('main').innerText()) ?? [];
  await tab.close();
  if (!pin) throw new Error('There is no PIN in the outbox.');
  return pin;
}

/**
 * The address that the newest mail in the outbox leads to, or the newest of those that lead to such addresses and name someone. What announces
 * notifications comes in between, whenever a job posts it, and does not count.
 */
export async function newestLink(page: Page, variant: VariantId, { below = '', naming = '' } = {}): Promise<string> {
  const tab = await page.context().newPage();
  await tab.goto(at(variant, '/dev/outbox'));
  const mails = tab.locator('main ol > li').filter({ hasText: naming });
  const leadingThere = below === '' ? 'a[href]' : `a[href*="${below}"]`;
  const link = await mails.locator(`${leadingThere}:not([href*="/profile/notification"])`).first().getAttribute('href');
  await tab.close();
  if (!link) throw new Error('There is no link in the outbox.');
  return link;
}

/** How many catalogues of words that the firm's people alone read the page has fetched. */
export async function cataloguesForStaff(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('-for-staff')).length);
}

/** A picture for people to look at, in `test-results/shots`: taken with `PICTURES=yes`. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES !== 'yes') return;
  await page.screenshot({ path: `test-results/shots/${test.info().project.name}/${name}.png`, fullPage: true });
}

/** Nothing that axe refuses at level AA, on the whole page or in a part of it. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await expectNothingFrom(page, part, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
}

/** The same of colours alone: what else axe asks is the same in every theme. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNothingFrom(page, 'html', { type: 'rule', values: ['color-contrast'] });
}

declare global {
  /** Once it has been brought into a page. */
  var axe: typeof import('axe-core');
}

/** In the page itself, which has no frames: what its Playwright package does for those takes three times as long. */
async function expectNothingFrom(page: Page, part: string, runOnly: NonNullable<RunOptions['runOnly']>): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('main[aria-busy="true"]'));
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(
    async ([root, rules]) => {
      const result = await axe.run(root, { runOnly: rules, resultTypes: ['violations'] });
      return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [part, runOnly] as const,
  );
  expect(violations).toEqual([]);
}
