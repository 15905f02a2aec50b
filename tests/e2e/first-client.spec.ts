import { demoPassword } from '#server/demo/demo-people.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { fillInForm } from './onboarding-form.ts';
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
  visit,
} from './walk.ts';

const header =
  'Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Result,Currency (Result),Total,Currency (Total),ID,Currency conversion fee,Currency (Currency conversion fee)';

/** Returns a broker's rows in one currency: a deposit of 10,000, 100 shares at 50 with charges of 10, and a dividend of 20. */
const rows = (currency: string, name: string) => [
  `Deposit,2026-01-05 09:00:00,,,,,,,,,,10000.00,${currency},${name}-1,,`,
  `Market buy,2026-01-12 10:00:00,,${name},Northmoor,100,50,${currency},1,,,5010.00,${currency},${name}-2,10.00,${currency}`,
  `Dividend (Dividend),2026-02-09 10:00:00,,${name},Northmoor,100,0.20,${currency},Not available,,,20.00,${currency},${name}-3,,`,
];

const firms = {
  desktop: { variant: 'default', locale: 'en', currency: 'GBP', hasForm: true, money: (amount: string) => `£${amount}` },
  phone: {
    variant: 'greek',
    locale: 'el',
    currency: 'EUR',
    hasForm: false,
    money: (amount: string) => `${amount.replaceAll(',', ' ').replaceAll('.', ',').replaceAll(' ', '.')}\u00a0€`,
  },
} as const;

test(
  'an adviser who begins with nothing ends with a client who sees the right figures',
  onPhoneInFull,
  async ({ page, browser, contextOptions }) => {
    const { variant, locale, currency, hasForm, money } = firms[isOnPhone() ? 'phone' : 'desktop'];
    const texts = textsByLocale[locale];
    const drawer = page.getByRole('dialog');
    const email = `hart-${Date.now()}@home.example`;
    const symbol = `NMR${Date.now() % 100_000}`;
    const name = `Nora ${symbol}`;
    const shot = (part: string) => picture(page, `first-client-${part}`);
    await enter(page, variant, personOf(variant, 'advisor'));

    const addPortfolio = async (portfolio: string) => {
      await drawer.locator('select[name=region]').selectOption('Global');
      await drawer.locator('select[name=currency]').selectOption(currency);
      await drawer.getByLabel(texts('collections.portfolios.fields.name'), { exact: true }).fill(portfolio);
      await drawer.getByRole('button', { name: texts('records.create') }).click();
    };
    await page.getByRole('link', { name: texts('collections.accounts.add') }).click();
    await drawer.locator('input[name=name]').fill(name);
    await drawer.locator('input[name=email]').fill(email);
    await drawer.getByRole('button', { name: texts('records.create') }).click();
    await addPortfolio('Broker');
    await drawer.getByRole('link', { name: texts('newClient.another') }).click();
    await addPortfolio('House');
    await drawer.getByRole('link', { name: texts('newClient.open') }).click();
    await arrive(page, /\/account\//);
    await shot('account');
    const account = new URL(page.url()).pathname;

    await visit(page, at(variant, `${account.replace(/\/account\/.*/, '')}/imports`));
    await page.getByRole('button', { name: texts('imports.create') }).click();
    const file = [header, ...rows(currency, symbol)].join('\n');
    await page
      .locator('input[type=file]:not([accept*=json])')
      .setInputFiles({ name: 'broker.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    const choice = page.getByRole('combobox', { name: texts('imports.upload.portfolio') });
    await choice.click();
    await page.keyboard.type(`${name} Broker`);
    await page.getByRole('option', { name: `${name}, Broker` }).click();
    await shot('upload');
    await page.getByRole('button', { name: texts('imports.upload.check'), exact: true }).click();
    await page.getByRole('button', { name: texts('imports.securities.choose') }).click();
    await shot('securities');
    await page.getByRole('combobox', { name: texts('imports.securities.firstPrice') }).selectOption('typed');
    await page.getByRole('textbox', { name: texts('imports.securities.price'), exact: true }).fill('60');
    await page.getByLabel(texts('imports.securities.priceDay')).fill('2026-10-30');
    // The calendar that opens beside the field would lie over the button.
    await page.getByLabel(texts('imports.securities.priceDay')).press('Tab');
    await shot('security');
    await page.getByRole('button', { name: texts('imports.securities.add') }).click();
    await expect(page.getByText(texts('imports.securities.chosen'))).toBeVisible();
    await page
      .getByRole('button', { name: texts('imports.securities.again') })
      .first()
      .click();
    // 10,000 paid in, less 5,010 for 100 units, and 20 of dividend; the units are worth 60 each.
    await expect(page.locator('main')).toContainText(money('11,010'));
    await expectAccessible(page);
    await shot('check');
    await page.getByRole('button', { name: texts('imports.options.import', { count: 3 }) }).click();
    await expect(page.getByRole('button', { name: texts('imports.done.undo') })).toBeVisible();
    await shot('imported');

    // The dividend was 25, which brings the broker's portfolio to 11,015.
    await visit(page, at(variant, account));
    await page.getByRole('link', { name: 'Broker' }).first().click();
    await arrive(page, /\/portfolio\//);
    await visit(page, `${page.url().split('?')[0]}?tab=transactions&transactions=all`);
    await shot('transactions');
    await page.locator('main a[href*="entry="]').filter({ visible: true }).first().click();
    await drawer.getByRole('textbox', { name: texts('entries.fields.amount'), exact: true }).fill('25');
    await drawer.getByRole('textbox', { name: texts('entries.fields.reason') }).fill('Contract note');
    await shot('correction');
    await drawer.getByRole('button', { name: texts('entries.save') }).click();
    await expect(page.getByText(texts('entries.done.replaced'))).toBeVisible();

    await visit(page, at(variant, account));
    await page.getByRole('link', { name: 'House' }).first().click();
    await arrive(page, /\/portfolio\//);
    await shot('empty-portfolio');
    await page.locator('summary', { hasText: texts('entries.menu') }).click();
    await page
      .getByRole('link', { name: texts('entries.addHolding') })
      .first()
      .click();
    await drawer.getByRole('combobox', { name: texts('entries.fields.kind') }).selectOption('property');
    await drawer.getByRole('textbox', { name: texts('entries.fields.name') }).fill('Harbour house');
    await drawer.getByLabel(texts('entries.fields.day')).first().fill('2026-01-05');
    await drawer.getByRole('textbox', { name: texts('entries.fields.paid') }).fill('450000');
    await drawer.getByLabel(texts('fields.pointDay')).last().fill('2026-10-30');
    await drawer.getByRole('textbox', { name: texts('fields.pointPrice'), exact: true }).fill('460000');
    await shot('property');
    await drawer.getByRole('button', { name: texts('entries.addHolding') }).click();
    await expect(page.getByText(texts('entries.done.added'))).toBeVisible();

    await visit(page, at(variant, account));
    await expect(page.locator('main')).toContainText(money('471,015'));
    await shot('whole');
    await page.getByRole('button', { name: texts('invitation.invite') }).click();
    await page.getByRole('button', { name: texts('invitation.send') }).click();
    await expect(page.getByText(texts('invitation.done'))).toBeVisible();

    const client = await (await browser.newContext({ ...contextOptions, viewport: page.viewportSize() })).newPage();
    await visit(client, at(variant, new URL(await newestLink(page, variant)).pathname));
    await client.locator('input[name=password]').fill(demoPassword);
    await client.getByRole('checkbox').check();
    await picture(client, 'first-client-welcome');
    await client.getByRole('button', { name: texts('invitation.submit') }).click();
    const pin = client.locator('input[autocomplete=one-time-code]').first();
    await pin.waitFor();
    await pin.fill(await newestPin(client, variant));
    await pin.press('Enter');
    await client.waitForURL(/\/(?:dashboard|profile|portals)/);
    await visit(client, at(variant, account));
    if (hasForm) await fillInForm(client);
    for (const amount of ['471,015', '11,015', '460,000']) await expect(client.locator('main')).toContainText(money(amount));
    await expectAccessible(client);
    await picture(client, 'first-client-seen');
    await client.context().close();
  },
);
