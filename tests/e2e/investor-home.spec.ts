import type { DemoVariantId } from '#server/demo/demo-variants.ts';
import { type DayPart, dayPartAt } from '#domain/home/day-part.ts';
import { inDatabase } from './in-database.ts';
import { onPhoneInFull, at, enter, expect, expectAccessible, personOf, picture, test, visit } from './walk.ts';

/** The largest account of somebody else becomes the investor's as well, and goes back. */
const lendAccount = (variant: DemoVariantId) =>
  inDatabase(
    `create table lent as
       select member.account_id, member.user_id, own.id as borrower from account_members member, users own
        where own.email = '${personOf(variant, 'investor')}' and member.relation = 'client' and member.user_id <> own.id
          and member.account_id in (select account_id from snapshots where value is not null) order by member.account_id limit 1;
     update account_members member set user_id = borrower from lent where member.account_id = lent.account_id and relation = 'client';
     insert into terms_acceptances (account_id, terms_id, user_id)
       select lent.account_id, terms.id, borrower from lent join accounts account on account.id = lent.account_id
         join portal_terms terms on terms.portal_id = account.portal_id on conflict do nothing`,
    variant,
  );
const giveBack = (variant: DemoVariantId) =>
  inDatabase(
    `update account_members member set user_id = lent.user_id from lent where member.account_id = lent.account_id and relation = 'client';
     drop table lent`,
    variant,
  );

const homes = [
  {
    variant: 'default',
    theme: 'dark',
    words: ['Your accounts', 'Total value, 2 accounts', 'this year'],
    refused: /First letter|Hide unlinked|Last sign-in/,
  },
  {
    variant: 'greek',
    theme: 'iolcus',
    words: ['Οι λογαριασμοί σας', 'Συνολική αξία, 2 λογαριασμοί', 'φέτος'],
    refused: /Αρχικό γράμμα|χωρίς χρήστη|Τελευταία σύνδεση/,
  },
] as const;

for (const { variant, theme, words, refused } of homes)
  test(
    `an investor with several accounts of ${variant} has a home that adds them up, and leads to each`,
    onPhoneInFull,
    async ({ page }) => {
      await lendAccount(variant);
      try {
        await page.context().addCookies([{ name: 'theme', value: theme, url: at(variant) }]);
        await enter(page, variant, personOf(variant, 'investor'));
        const [, home = ''] = /(\/dashboard\/[^/?]+)/.exec(page.url()) ?? [];
        await visit(page, at(variant, home));
        for (const each of words) await expect(page.locator('main').getByText(each).first()).toBeVisible();
        await expect(page.locator('main')).not.toContainText(refused);
        await expect(page.locator('main a[href*="/account/"]')).toHaveCount(2);
        await expectAccessible(page);
        await picture(page, `investor-home-${variant}`);
        await page.locator('main a[href*="period=3m"]').click();
        await expect(page).toHaveURL(/period=3m/);
        await page.locator('main a[href*="/account/"]').first().click();
        await expect(page).toHaveURL(/\/(account|portfolio)\//);
      } finally {
        await giveBack(variant);
      }
    },
  );

/** On the other side of the world from the firms. */
const far = 'Pacific/Auckland';
const greetings: Readonly<Record<DayPart, string>> = { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' };

test.describe('where the reader’s clock is not the firm’s', () => {
  test.use({ timezoneId: far });

  test('a client is greeted by their own clock, sees what it is worth, and writes to their adviser', onPhoneInFull, async ({ page }) => {
    await enter(page, 'default', personOf('default', 'investor'));
    const hour = Number(new Date().toLocaleString('en-GB', { timeZone: far, hour: '2-digit', hourCycle: 'h23' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${greetings[dayPartAt(hour)]}, `));
    const main = page.locator('main');
    await expect(main.getByText(/^Total value, \d+ portfolios$/)).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Documents' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Messages' })).toBeVisible();
    await expectAccessible(page);
    await picture(page, 'investor-home-one-account');
    await main.getByRole('link', { name: '1Y', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/[0-9a-f]{32}\?range=1y/);
    await main
      .getByRole('link', { name: /^Write to / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/messages\/new\?to=[0-9a-f]{32}$/);
    const recipient = page.getByRole('combobox', { name: 'Recipient' }).or(page.locator('input[name=recipient]'));
    await expect(recipient).toHaveValue(/\.[0-9a-f]{32}$/);
  });
});

test('whoever sees the portal as a client has the home, and cannot write', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'advisor'));
  await page.locator('main a[href*="/account/"]').first().click();
  await page.getByRole('button', { name: 'View as client' }).click();
  await page.locator('nav').getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
  await expect(page.getByRole('link', { name: /^Write/ })).toHaveCount(0);
});

test('an account without an external ID says so', onPhoneInFull, async ({ page }) => {
  const investor = personOf('default', 'investor');
  const own = `client_user_id = (select id from users where email = '${investor}')`;
  await inDatabase(
    `create table kept as select id, external_id from accounts where ${own}; update accounts set external_id = null where ${own}`,
  );
  try {
    await enter(page, 'default', investor);
    await page.waitForURL(/\/dashboard\/[^/]+$/);
    await expect(page.getByText('This account does not have an External id.')).toBeVisible();
    await expectAccessible(page);
    await picture(page, 'external-id-missing');
  } finally {
    await inDatabase('update accounts set external_id = kept.external_id from kept where kept.id = accounts.id; drop table kept');
  }
});
