import { beforeEach, describe, expect, test } from 'vitest';
import { emptied, type Folder, importFolder, told } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const db = await testDatabase();

beforeEach(() => emptied(db));

const clients: Folder = {
  'users.csv': 'email,name,role\nada@firm.example,Ada,advisor',
  'accounts.csv': 'externalId,name,email,portal,advisors,currency\nA-1,Ivy,ivy@home.example,Main,ada@firm.example,GBP',
  'portfolios.csv': `externalId,account,name,type,currency
    P-GBP,A-1,Pounds,GIA,GBP
    P-EUR,A-1,Euros,GIA,EUR`,
};
// 1 USD is 0.791667 GBP or 0.925926 EUR; 1 CHF is 1.030928 EUR.
const rates: Folder = { 'fx.csv': 'Date,USD,GBP,CHF,JPY\n2024-03-01,1.08,0.855,0.97,162' };

async function toldOf(
  rate: string,
  { from = 'USD', to = 'GBP', day = '2024-03-04', folder = { ...clients, ...rates }, confirmed = [] as readonly 'fx-jump'[] } = {},
) {
  const row = `1,P-${to},${day},Contribution,100,${from},${rate}`;
  return told(
    await importFolder(db, { ...folder, 'transactions.csv': `id,portfolio,date,type,amount,currency,fxRate\n${row}` }, { confirmed }),
  );
}

const fine = { refused: [], warned: [] };

describe('a recorded rate', () => {
  test.each([
    ["is the market's", '0.7917', {}],
    ['is a tenth away from it', '0.87', {}],
    ['is of yen', '0.0053', { from: 'JPY' }],
    ['is of a pair near 1, and three per cent away', '1.0600', { from: 'CHF', to: 'EUR' }],
    ['is of a pair near 1, and nearer to it than to its reciprocal', '1.1', { from: 'CHF', to: 'EUR' }],
    ['is of a day without a rate in the week before', '1.27', { day: '2024-03-09' }],
    ["is in the portfolio's own currency, and counts for nothing", '1.27', { from: 'GBP' }],
    ['is of a currency that nobody publishes', '1.27', { from: 'AUD' }],
  ])('that %s is believed', async (_what, rate, where) => {
    expect(await toldOf(rate, where)).toEqual(fine);
  });

  test.each([
    [
      'upside down',
      '1.27',
      {},
      'transactions.csv:2 fxRate 1.27 | about 0.791667 GBP for 1 USD, the market rate on 2024-03-04; ' +
        '1.27 is USD for 1 GBP, the reciprocal: write 0.787402',
    ],
    ['upside down, five per cent away', '1.32', {}, 'the reciprocal: write 0.757576'],
    ['upside down in yen', '188.9', { from: 'JPY' }, '188.9 is JPY for 1 GBP, the reciprocal: write 0.005294'],
    ['upside down of a pair whose rate is a twelfth below 1', '1.08', { to: 'EUR' }, 'the reciprocal: write 0.925926'],
    ['upside down on the last day that a rate counts', '1.27', { day: '2024-03-08' }, 'the reciprocal'],
  ])('%s is refused', async (_what, rate, where, problem) => {
    expect(await toldOf(rate, where)).toEqual({ refused: [expect.stringContaining(problem) as string], warned: [] });
  });

  test.each([
    ['more than a tenth away', '0.9', {}, 'transactions.csv:2 fxRate 0.9 | about 0.791667 GBP for 1 USD, the market rate on 2024-03-04'],
    ['a hundredfold', '79.17', {}, 'about 0.791667 GBP for 1 USD'],
    ['upside down, but further than five per cent away', '1.4', {}, 'about 0.791667 GBP for 1 USD'],
    [
      'of a pair near 1, and nearer to its reciprocal',
      '0.97',
      { from: 'CHF', to: 'EUR' },
      'about 1.030928 EUR for 1 CHF, the market rate on 2024-03-04; its reciprocal is 1.030928',
    ],
  ])('%s is warned of', async (_what, rate, where, warning) => {
    expect(await toldOf(rate, where)).toEqual({ refused: [], warned: [expect.stringContaining(warning) as string] });
  });

  test('is compared with stored rates as well, and with a newer one of its own folder', async () => {
    await importFolder(db, { ...clients, ...rates });
    expect((await toldOf('1.27', { folder: {} })).refused).toHaveLength(1);
    const newer = { 'fx.csv': 'Date,USD,GBP\n2024-03-04,0.68,0.86' };
    expect(await toldOf('1.27', { folder: newer, confirmed: ['fx-jump'] })).toEqual(fine);
  });
});
