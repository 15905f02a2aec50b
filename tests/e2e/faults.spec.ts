import type { Page, Request } from '@playwright/test';
import { onPhoneInFull, at, enter, expect, expectAccessible, expectFailures, personOf, picture, test, visit } from './walk.ts';

const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'You still see the one before it.' });

/** Until it is alive, with all that it shows: what has not come is asked for again without a connection. */
async function openPortfolio(page: Page): Promise<void> {
  await enter(page, 'default', personOf('default', 'advisor'));
  const address = at('default', await aPortfolio(page));
  const listening = page.waitForResponse('**/api/v1/events');
  const isQuiet = listenFor(page);
  await visit(page, address);
  await listening;
  await expect(page.locator('[data-sections]')).toBeVisible();
  await expect.poll(isQuiet).toBe(true);
}

/**
 * Returns a check that all requests except the stream of live events have finished and none followed for half a second. Blocks load their scripts when they
 * become visible.
 */
function listenFor(page: Page): () => boolean {
  const asked = new Set<Request>();
  let last = Date.now();
  const ended = (request: Request) => {
    asked.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => !request.url().endsWith('/events') && asked.add(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return () => asked.size === 0 && Date.now() - last > 500;
}

async function aPortfolio(page: Page): Promise<string> {
  const client = page.locator('main a[href*="/account/"]').first();
  await visit(page, at('default', (await client.getAttribute('href')) ?? ''));
  return (await page.locator('main a[href*="/portfolio/"]').first().getAttribute('href')) ?? '';
}

const section = (page: Page, name: RegExp) => page.locator('[data-sections]').getByRole('link', { name });

test('offline a page stays, and comes with the connection', onPhoneInFull, async ({ page, context, complaints }) => {
  await openPortfolio(page);
  const address = page.url();
  await context.setOffline(true);
  await section(page, /^Performance/).click();
  await expect(banner(page)).toContainText('You are offline');
  expect(page.url()).toBe(address);
  await expect(section(page, /^Summary/)).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page, '[role=alert]');
  await picture(page, 'offline');
  await context.setOffline(false);
  await banner(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(/\/performance/);
  await expect(banner(page)).toHaveCount(0);
  expect(complaints.splice(0).filter((said) => !said.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('a page that fails leaves the one before it, also on the way back', async ({ page, complaints }) => {
  await openPortfolio(page);
  await section(page, /^Performance/).click();
  await expect(section(page, /^Performance/)).toHaveAttribute('aria-current', 'page');
  const address = page.url();
  await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }));
  await section(page, /^Analysis/).click();
  await expect(banner(page)).toContainText('Something went wrong on our side');
  expect(page.url()).toBe(address);
  await expect(section(page, /^Performance/)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await page.goBack();
  await expect.poll(() => complaints.length).toBeGreaterThan(1);
  await expect(page).toHaveURL(address);
  await expect(section(page, /^Performance/)).toHaveAttribute('aria-current', 'page');
  await page.unroute(/\.data(\?|$)/);
  await banner(page).getByRole('button', { name: 'Retry' }).click();
  await expect(section(page, /^Summary/)).toHaveAttribute('aria-current', 'page');
  await expect(banner(page)).toHaveCount(0);
  expect(complaints.splice(0).every((said) => said.includes('502'))).toBe(true);
});

test('what was chosen is marked while it is on its way, and what stands there is dimmed', async ({ page }) => {
  await openPortfolio(page);
  const held = Promise.withResolvers<void>();
  await page.route(/\/analysis\.data/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await section(page, /^Analysis/).click();
  await expect(section(page, /^Analysis/)).toHaveAttribute('data-chosen', 'true');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  held.resolve();
  await expect(page).toHaveURL(/\/analysis/);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');

  await visit(page, `${page.url()}?range=nonsense&tab=costs`);
  await expect(page.getByText('Part of the address was not recognised')).toBeVisible();
  await expect(page).toHaveURL(/\/analysis\?tab=costs$/);
});

test('a page that does not exist stands in the frame of someone who is signed in', onPhoneInFull, async ({ page, complaints }) => {
  await enter(page, 'default', personOf('default', 'investor'), '/nowhere');
  await expect(page.getByText('Page not found.')).toBeVisible();
  await expect(page.getByRole('banner').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expectAccessible(page);
  await picture(page, 'not-found-signed-in');
  await expectFailures(complaints, 404);
  await visit(page, at('default', '/dashboard/no-such-portal'));
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  complaints.length = 0;
});
