import { at, enter, expect, expectAccessible, expectFailures, onPhoneInFull, personOf, picture, reload, test, visit } from './walk.ts';

const firms = [
  {
    variant: 'default',
    title: 'Strategy simulator',
    strategy: 'Strategy',
    amount: 'Amount today',
    monthly: 'Monthly contribution',
    increase: 'Annual increase',
  },
  {
    variant: 'greek',
    title: 'Προσομοιωτής στρατηγικής',
    strategy: 'Στρατηγική',
    amount: 'Ποσό σήμερα',
    monthly: 'Μηνιαία καταβολή',
    increase: 'Ετήσια αύξηση',
  },
] as const;

for (const { variant, title, strategy, amount, monthly, increase } of firms) {
  test(`a client of ${variant} tries strategies`, onPhoneInFull, async ({ page }) => {
    await enter(page, variant, personOf(variant, 'investor'));
    const portal = new URL(page.url()).pathname.split('/').slice(0, 3).join('/');
    // The page opens its stream of news after a moment, which is nothing that is computed.
    const stream = page.waitForRequest((request) => request.url().endsWith('/api/v1/events') && page.url().includes('/strategy-simulator'));
    await visit(page, at(variant, `${portal}/strategy-simulator?strategy=1&amount=12000&monthly=0&years=1&increase=0&inflation=0&goal=`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
    await picture(page, `strategy-simulator-${variant}`);
    await stream;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));

    await page.getByLabel(monthly, { exact: true }).fill('-24000');
    await page.getByLabel(increase, { exact: true }).fill('2');
    const slider = page.getByRole('slider', { name: strategy });
    await slider.focus();
    await slider.press('End');
    await expect(page).toHaveURL(/strategy=7&.*monthly=-24000&.*increase=2/);
    expect(requests).toEqual([]);

    await page.getByLabel(amount, { exact: true }).fill('1000000');
    await expect(page).toHaveURL(/amount=1000000/);
    await reload(page);
    await expect(page.getByLabel(amount, { exact: true })).toHaveValue('1000000');
  });
}

test('the private equity firm has no simulator', async ({ page, complaints }) => {
  await enter(page, 'private-equity', personOf('private-equity', 'investor'));
  const portal = new URL(page.url()).pathname.split('/').slice(0, 3).join('/');
  await expect(page.locator('a[href$="/strategy-simulator"]')).toHaveCount(0);
  const answer = await visit(page, at('private-equity', `${portal}/strategy-simulator`));
  expect(answer?.status()).toBe(404);
  await expectFailures(complaints, 404);
});
