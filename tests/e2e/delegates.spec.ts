import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '#server/demo/demo-people.ts';
import {
  arrive,
  onPhoneInFull,
  at,
  enter,
  expect,
  expectAccessible,
  isOnPhone,
  newestLink,
  newestPin,
  personOf,
  picture,
  test,
  reload,
  visit,
} from './walk.ts';

const words = {
  default: { add: 'Give access', role: 'Delegate' },
  greek: { add: 'Παροχή πρόσβασης', role: 'Εξουσιοδοτημένο άτομο' },
} as const;
type Walked = keyof typeof words;
type Area = 'everything' | 'percentages';

/** All of it in English on a desktop, percentages alone in Greek on a phone. */
const areas = { default: 'everything', greek: 'percentages' } as const satisfies Record<Walked, Area>;
const walked = (): Walked => (isOnPhone() ? 'greek' : 'default');
const emailOf = (area: Area, variant: Walked) => `accountant-${area}-${variant}@books.example`;
const anAmount = /[£€$]\s?\d|\d\s?€/;

/** As a client whose only portfolio is offered already. */
async function letIn(page: Page, variant: Walked, area: Area): Promise<void> {
  const email = emailOf(area, variant);
  await visit(page, at(variant, '/profile/people'));
  await page.getByRole('button', { name: words[variant].add }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.locator('input[name=name]').fill('Nikos Books');
  await drawer.locator('input[name=email]').fill(email);
  await drawer.locator('select[name=relation]').selectOption('accountant');
  await drawer.locator('select[name=area]').selectOption(area);
  await expectAccessible(page, '[role=dialog]');
  await picture(page, `delegate-given-${area}`);
  await drawer.locator('button[value=invite]').click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText(email)).toBeVisible();
}

/** With the invitation that was sent last, in a browser of their own, up to the first page that is theirs. */
async function accepted(page: Page, browser: Browser, variant: Walked, email: string): Promise<Page> {
  const link = await newestLink(page, variant, { below: '/invite/', naming: email });
  const delegate = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await visit(delegate, at(variant, new URL(link).pathname));
  await delegate.locator('input[name=password]').fill(demoPassword);
  const terms = delegate.getByRole('checkbox');
  if (await terms.isVisible()) await terms.check();
  await delegate.locator('form:has(input[name=password]) button[type=submit]').click();
  const pin = delegate.locator('input[autocomplete=one-time-code]').first();
  await pin.waitFor();
  await pin.fill(await newestPin(delegate, variant));
  await pin.press('Enter');
  await delegate.waitForURL(/\/shared$/);
  return delegate;
}

test('a client lets an accountant in, who sees exactly that, until it is over', onPhoneInFull, async ({ page, browser }) => {
  const variant = walked();
  const area = areas[variant];
  const email = emailOf(area, variant);
  await enter(page, variant, personOf(variant, 'investor', 1));
  await letIn(page, variant, area);

  const delegate = await accepted(page, browser, variant, email);
  await expect(delegate.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(delegate.getByRole('banner')).toContainText(words[variant].role);
  await expectAccessible(delegate);
  await picture(delegate, 'delegate-begins');
  await delegate.locator('main a[href*="/portfolio/"]').first().click();
  await arrive(delegate, /\/shared\/[0-9a-f]+\/portfolio\//);
  const report = delegate.getByRole('main');
  await expect(report).toContainText('%');
  if (area === 'percentages') await expect(report).not.toContainText(anAmount);
  else await expect(report).toContainText(anAmount);
  await picture(delegate, 'delegate-sees');

  const line = page.getByRole('form', { name: 'Nikos Books' });
  await line.locator('button[value=remove]').click();
  await line.locator('button[value=remove]').click();
  await expect(page.getByText(email)).toBeHidden();
  expect((await reload(delegate))?.status()).toBe(404);
  expect((await visit(delegate, at(variant, '/shared')))?.status()).toBe(404);
  await delegate.context().close();
});
