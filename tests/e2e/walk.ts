import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  type Response,
  test as base,
} from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';
import type { VariantId } from '#contracts/ids.ts';
import { cookieJar } from '#server/auth/cookies.ts';
import { agePins, openedSession, restoreProduct } from './in-database.ts';
import { ownProduct } from './product.ts';
import type { DemoVariantId } from '#server/demo/demo-variants.ts';
import { demoPassword, demoPeople } from '#server/demo/demo-people.ts';

/** The address of a variant of the running product. */
export function at(variant: VariantId, path = '/'): string {
  const host = variant === 'default' ? 'localhost' : `${variant}.localhost`;
  return `http://${host}:${ownProduct().port}${path}`;
}

interface Walk {
  /** The browser's complaints; empty at the end of every walk. */
  readonly complaints: string[];
  /** True for a walk that changes its browser for good, as a stopped clock does. */
  readonly needsOwnBrowser: boolean;
}

/** The browser contexts of a worker, by their settings. */
type KeptContexts = Map<string, BrowserContext>;

/**
 * A walk that begins with the data of the demo, in a browser without cookies and storage, which has nothing to complain about. The browser keeps
 * the scripts of the walks before it: to load and compile them takes longer than the walk.
 */
export const test = base.extend<Walk, { keptContexts: KeptContexts }>({
  needsOwnBrowser: [false, { option: true }],
  keptContexts: [
    async ({ browser: _browser }, use) => {
      const kept: KeptContexts = new Map();
      await use(kept);
      for (const context of kept.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, keptContexts, needsOwnBrowser, viewport, hasTouch, deviceScaleFactor, timezoneId, locale, contextOptions },
    use,
  ) => {
    const settings = { ...contextOptions, viewport, hasTouch, deviceScaleFactor, timezoneId, locale } as BrowserContextOptions;
    const name = JSON.stringify(settings);
    const context = (needsOwnBrowser ? null : keptContexts.get(name)) ?? (await browser.newContext(settings));
    if (!needsOwnBrowser) keptContexts.set(name, context);
    await context.setStorageState({ cookies: [], origins: [] });
    await use(context);
    await context.setOffline(false);
    await Promise.all(context.pages().map((page) => page.close()));
    if (needsOwnBrowser) await context.close();
  },
  complaints: [
    async ({ page }, use) => {
      await restoreProduct();
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

/** Opens an address, and waits until its page is alive: what is pressed before that does nothing. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await untilAlive(page);
  return response;
}

/** Loads the page again, and waits as `visit` does. */
export async function reload(page: Page): Promise<Response | null> {
  const response = await page.reload();
  await untilAlive(page);
  return response;
}

/** Goes where nothing is: what the product does for pages that are open it does no more. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}

/** Forgets who was signed in. The page is left first: as it stands it would ask for news, and be refused. */
export async function becomeGuest(page: Page): Promise<void> {
  await leave(page);
  await page.context().clearCookies();
}

/** Opens an address and waits for nothing: for walks about what is done before the page is alive. */
export async function visitEarly(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
}

/**
 * Waits for the page that a link leads to. Pressed in a part of the page that is not alive yet, the browser itself follows it, and the next page has to
 * come alive first.
 */
export async function arrive(page: Page, address: RegExp): Promise<void> {
  await page.waitForURL(address);
  await untilAlive(page);
}

const withoutScripts = new WeakSet<BrowserContext>();

/** A page of a browser whose scripts are off. */
export async function pageWithoutScripts(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ ...options, javaScriptEnabled: false });
  withoutScripts.add(context);
  return context.newPage();
}

/** The root says so once its scripts run. The reader's first move lets charts be drawn that are out of sight, as it does for everyone. */
async function untilAlive(page: Page): Promise<void> {
  if (withoutScripts.has(page.context())) return;
  await page.locator('html[data-alive]').waitFor({ state: 'attached', timeout: 60_000 });
  await page.mouse.move(1, 1);
}

/** Signs in as a person would: e-mail and password, then the PIN from the outbox. */
export async function signIn(page: Page, variant: VariantId, email: string): Promise<void> {
  await agePins(variant);
  await visit(page, at(variant, '/login'));
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(demoPassword);
  await page.locator('form:has(input[name=password]) button[type=submit]').first().click();
  const pin = page.locator('input[autocomplete=one-time-code]').first();
  await pin.waitFor();
  await pin.fill(await newestPin(page, variant));
  await pin.press('Enter');
  await page.waitForURL(/\/dashboard\//);
  await untilAlive(page);
}

/**
 * Opens an address of the product as someone who is signed in, with a session that is opened behind the product's back: for walks about something
 * else. Without an address it leads where `signIn` does.
 */
export async function enter(page: Page, variant: VariantId, email: string, path?: string): Promise<void> {
  const [cookie = ''] = (await cookieJar({ isSecure: false }).set('session', await openedSession(variant, email))).split(';');
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value: decodeURIComponent(value), url: at(variant) }]);
  await visit(page, at(variant, path ?? '/portals'));
  if (path === undefined) await page.waitForURL(/\/dashboard\//);
}

/** The same, and on from their home to the account of a client who has several portfolios in it. */
export async function enterAccount(page: Page, variant: VariantId, email: string): Promise<void> {
  await enter(page, variant, email);
  const address = await page.locator('nav a[href*="/account/"]').first().getAttribute('href');
  await visit(page, at(variant, address ?? ''));
}

/** True on the narrow screen, also in full. */
export function isOnPhone(): boolean {
  return test.info().project.name.startsWith('phone');
}

/** True with `npm run e2e:long`: for walks that otherwise open one page of each layout. */
export function isInFull(): boolean {
  return test.info().project.name.endsWith('in-full');
}

/** For walks about what is laid out differently on a narrow screen: they run on the phone too, all others on the desktop alone. */
export const alsoOnPhone = { tag: '@phone' };

/** The same for walks whose pages `phone.spec.ts` opens as well: on the phone they run with `npm run e2e:long`. */
export const onPhoneInFull = { tag: '@phone-in-full' };

/** For walks on the phone that open more pages with `npm run e2e:long`. */
export const onPhoneMoreInFull = { tag: ['@phone', '@phone-in-full'] };

/** The same on the desktop. */
export const moreInFull = { tag: '@more-in-full' };

/** For walks that say in another language what another walk has walked: they run with `npm run e2e:long`, on the phone too. */
export const inFull = { tag: '@in-full' };

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

/** Returns the number of staff-only catalogues that the page has loaded. */
export async function cataloguesForStaff(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('-for-staff')).length);
}

/** A picture for people to look at, in `test-results/shots`: taken with `PICTURES=yes`. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES !== 'yes') return;
  await page.screenshot({ path: `test-results/shots/${test.info().project.name}/${name}.png`, fullPage: true });
}

/**
 * Nothing that axe refuses at level AA, on the whole page or in a part of it. Colours are those of the themes, and take longest to look at: they are
 * asked of on the phone, where every kind of page is opened once, and in full everywhere.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const asksColours = process.env.LONG !== undefined || isOnPhone();
  await expectNothingFrom(page, part, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: asksColours } },
  });
}

/** The same of colours alone: what else axe asks is the same in every theme. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNothingFrom(page, 'html', { runOnly: { type: 'rule', values: ['color-contrast'] } });
}

declare global {
  /** Once it has been brought into a page. */
  var axe: typeof import('axe-core');
}

/** In the page itself, which has no frames: what its Playwright package does for those takes three times as long. */
async function expectNothingFrom(page: Page, part: string, asked: RunOptions): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('main[aria-busy="true"]'));
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(
    async ([root, options]) => {
      const result = await axe.run(root, { ...options, resultTypes: ['violations'] });
      return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [part, asked] as const,
  );
  expect(violations).toEqual([]);
}
